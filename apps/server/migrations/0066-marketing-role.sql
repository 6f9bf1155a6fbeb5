-- Who invites clinics and words what the shop says to them.
ALTER TABLE "operator" DROP CONSTRAINT "operator_role";
ALTER TABLE "operator" ADD CONSTRAINT "operator_role"
  CHECK (role in ('admin', 'review', 'catalogue', 'orders', 'warehouse', 'finance', 'support', 'marketing'));

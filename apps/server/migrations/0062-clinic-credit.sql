-- What a clinic may pay later: by cheque, and on credit. Limits are cents of Hong Kong dollars.
ALTER TABLE "clinic" ADD COLUMN "may_pay_by_cheque" boolean NOT NULL DEFAULT false;
ALTER TABLE "clinic" ADD COLUMN "cheque_limit" bigint NOT NULL DEFAULT 0;
ALTER TABLE "clinic" ADD COLUMN "cheque_days" integer NOT NULL DEFAULT 0;
ALTER TABLE "clinic" ADD COLUMN "has_credit" boolean NOT NULL DEFAULT false;
ALTER TABLE "clinic" ADD COLUMN "credit_limit" bigint NOT NULL DEFAULT 0;
ALTER TABLE "clinic" ADD COLUMN "credit_days" integer NOT NULL DEFAULT 0;
ALTER TABLE "clinic" ADD CONSTRAINT "clinic_credit_terms" CHECK (cheque_limit >= 0 AND credit_limit >= 0 AND cheque_days BETWEEN 0 AND 365 AND credit_days BETWEEN 0 AND 365);

-- What live cheque orders take of a clinic's limit until their money has come.
CREATE VIEW clinic_cheque_use AS
  SELECT clinic_id, sum(payable)::bigint AS used FROM shop_order
  WHERE payment_choice = 'cheque' AND currency = 'HKD' AND status <> 'closed' AND paid_at IS NULL
  GROUP BY clinic_id;

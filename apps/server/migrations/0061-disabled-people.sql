-- Why an operator has disabled somebody; empty for those who left or were removed by their clinic.
ALTER TABLE "account" ADD COLUMN "disabled_reason" text NOT NULL DEFAULT '';

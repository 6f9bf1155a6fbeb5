-- Until when a clinic that was asked for a new certificate keeps its approval.
ALTER TABLE "clinic" ADD COLUMN "approved_until" timestamp with time zone;

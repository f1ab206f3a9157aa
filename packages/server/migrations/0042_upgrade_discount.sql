ALTER TABLE "cost_item" ADD COLUMN "discount_unit" text;

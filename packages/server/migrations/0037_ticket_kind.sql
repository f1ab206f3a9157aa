ALTER TABLE "terminal_ticket" ADD COLUMN "kind" text DEFAULT 'terminal' NOT NULL;

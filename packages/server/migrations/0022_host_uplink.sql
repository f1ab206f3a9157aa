ALTER TABLE "host" ADD COLUMN "uplink_mbps" integer;

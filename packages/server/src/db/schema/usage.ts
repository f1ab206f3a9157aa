import { index, pgTable, primaryKey, real } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';

/** What was used: null is unknown. Percent, GB, °C, Mbps. */
const figures = () => ({
  gpuUse: real(),
  gpuMemoryGb: real(),
  gpuTemperature: real(),
  cpuUse: real(),
  memoryGb: real(),
  diskGb: real(),
  netInMbps: real(),
  netOutMbps: real(),
});

const place = () => ({
  instanceId: ofInstance(),
  /** When the minute, or the ten minutes, began. */
  at: moment().notNull(),
});

/** What an instance used, minute by minute. */
export const instanceUsage = pgTable('instance_usage', { ...place(), ...figures() }, (table) => [
  primaryKey({ name: 'instance_usage_once', columns: [table.instanceId, table.at] }),
  index('instance_usage_by_age').on(table.at),
]);

/** The same on average of ten minutes. */
export const instanceUsageAverage = pgTable('instance_usage_average', { ...place(), ...figures() }, (table) => [
  primaryKey({ name: 'instance_usage_average_once', columns: [table.instanceId, table.at] }),
  index('instance_usage_average_by_age').on(table.at),
]);

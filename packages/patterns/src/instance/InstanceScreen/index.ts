export type { InstanceCosts, InstanceDetail, Plugins } from './data';
export { readRange, readTab } from './instance-tabs';
export type { InstanceTab } from './instance-tabs';
export { InstanceScreen } from './InstanceScreen';
export type { InstanceScreenProps } from './InstanceScreen';
export { usageCsv } from './usage-csv';

export type { InstanceCosts, InstanceDetail, Plugins } from './data';
export type { InstanceEvents } from './EventsTab';
export { KeysDialog } from './KeysDialog';
export type { InstanceKeys } from './KeysPart';
export { readRange, readTab } from './instance-tabs';
export type { InstanceTab } from './instance-tabs';
export { InstanceScreen } from './InstanceScreen';
export type { InstanceScreenProps } from './InstanceScreen';
export { usageCsv } from './usage-csv';

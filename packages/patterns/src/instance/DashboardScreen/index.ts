export { optionalColumns } from './columns';
export type { OptionalColumn } from './columns';
export { DashboardScreen } from './DashboardScreen';
export type { DashboardScreenProps } from './DashboardScreen';
export { dashboardQuery, dueSpans, heldParameters } from './dashboard-query';
export type { DashboardQuery, DashboardTab } from './dashboard-query';
export type { BareMetalPage, FilterChoices, InstancePage, Overview, PopularModel, RunwayReading, Todos } from './data';
export { instancesCsv } from './instances-csv';
export { metalsCsv } from './metals-csv';

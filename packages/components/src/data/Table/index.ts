export { Table } from './Table';
export type { TableProps } from './Table';
export type { TableColumn, TableSort, TableWidths } from './table-column';
export { createTableSelection, useSelectedKeys } from './table-selection';
export type { TableSelection } from './table-selection';

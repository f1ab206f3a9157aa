export { TableChoiceFilter } from './TableChoiceFilter';
export type { TableChoiceFilterProps, TableFilterOption } from './TableChoiceFilter';
export { TableTextFilter } from './TableTextFilter';
export type { TableTextFilterProps } from './TableTextFilter';

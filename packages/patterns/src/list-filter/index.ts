export { DaysFilter } from './DaysFilter';
export { FilterBar, FilterRow, FilterRows } from './list-filter.styles';
export { StatusFilter } from './StatusFilter';

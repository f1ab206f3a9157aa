export { ChipsFilter } from './ChipsFilter';
export { DaysFilter } from './DaysFilter';
export { FilterBar, FilterRow, FilterRows } from './list-filter.styles';
export { FilterField } from './FilterField';
export { InSheet } from './in-sheet';
export { ListFilters, type ListFilterProps } from './ListFilters';
export { SearchFilter } from './SearchFilter';
export { SelectFilter } from './SelectFilter';
export { StatusFilter } from './StatusFilter';

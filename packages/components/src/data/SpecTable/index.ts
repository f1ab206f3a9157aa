export { SpecTable } from './SpecTable';
export type { SpecColumn, SpecRow, SpecTableProps } from './SpecTable';

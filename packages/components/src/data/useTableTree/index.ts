export { useTableTree } from './useTableTree';
export type { TableTree, TableTreeOptions } from './useTableTree';
export type { ChildRows } from './tree-rows';

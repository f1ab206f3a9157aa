export { docNeighbours, searchDocs } from './docs';
export type { DocEntry, DocSection } from './docs';
export { DocTree } from './DocTree';
export { IndexTree } from './IndexTree';
export { Columns, Page } from './DocTree.styles';

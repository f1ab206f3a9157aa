export { MissingCard } from './MissingCard';
export { ReadFailure } from './ReadFailure';
export { ResourceView } from './ResourceView';
export { tableState } from './table-state';

export { DatasetScreen } from './DatasetScreen';
export { datasetQuery } from './datasets';
export type { Dataset } from './datasets';

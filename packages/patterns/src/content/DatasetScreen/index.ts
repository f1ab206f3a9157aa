export { DatasetScreen } from './DatasetScreen';
export { datasetParameters, readDatasetQuery } from './datasets';
export type { Dataset } from './datasets';

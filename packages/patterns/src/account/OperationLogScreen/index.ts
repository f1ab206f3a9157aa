export { mainAccount, operationQuery } from './operation-query';
export type { OperationQuery } from './operation-query';
export { operationsCsv } from './operations-csv';
export { OperationLogScreen } from './OperationLogScreen';
export type { OperationLogScreenProps } from './OperationLogScreen';

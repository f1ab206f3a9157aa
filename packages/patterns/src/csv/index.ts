export { csvFile, digitsCell, yuanCell } from './csv';
export type { CsvCell } from './csv';
export { ExportAction } from './ExportAction';
export type { ExportActionProps, ExportProgress } from './ExportAction';

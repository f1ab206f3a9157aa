export { exportsQuery, type ExportsQuery } from './exports-query';
export { ExportsScreen } from './ExportsScreen';

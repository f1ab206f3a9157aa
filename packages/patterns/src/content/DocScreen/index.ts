export { DocScreen } from './DocScreen';
export type { Doc } from './DocScreen';

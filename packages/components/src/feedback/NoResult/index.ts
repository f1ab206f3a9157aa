export { NoResult } from './NoResult';
export type { NoResultProps } from './NoResult';

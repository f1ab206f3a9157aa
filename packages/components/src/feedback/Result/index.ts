export { Result } from './Result';
export type { ResultProps, ResultTone } from './Result';

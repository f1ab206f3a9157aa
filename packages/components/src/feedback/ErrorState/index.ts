export { ErrorHelp } from './ErrorHelp';
export { ErrorState } from './ErrorState';
export type { ErrorStateProps } from './ErrorState';

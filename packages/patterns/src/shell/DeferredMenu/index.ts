export { DeferredMenu } from './DeferredMenu';
export type { MenuSeed } from './DeferredMenu';
export { useTakenFocus } from './useTakenFocus';

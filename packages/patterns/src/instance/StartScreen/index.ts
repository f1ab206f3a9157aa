export type { KeptStartTerms } from './KeptStartForm';
export { optionOf } from './start-options';
export { progressOf } from './start-phases';
export type { StartProgress } from './start-phases';
export { StartOptionsScreen } from './StartOptionsScreen';
export type { KeptInstance, StartOptions, StartOptionsScreenProps } from './StartOptionsScreen';
export { StartScreen } from './StartScreen';
export type { Start, StartScreenProps, StartStage } from './StartScreen';

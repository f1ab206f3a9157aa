export { ConsoleFrame } from './ConsoleFrame';
export type { ConsoleFrameProps } from './ConsoleFrame';

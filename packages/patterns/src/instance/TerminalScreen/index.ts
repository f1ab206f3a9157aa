export type { TerminalState } from './data';
export { TerminalScreen } from './TerminalScreen';

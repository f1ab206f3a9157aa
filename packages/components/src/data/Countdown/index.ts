export { Countdown } from './Countdown';
export type { CountdownProps } from './Countdown';
export { formatClock, formatRemaining, remainingTone } from './remaining';
export type { RemainingTone } from './remaining';

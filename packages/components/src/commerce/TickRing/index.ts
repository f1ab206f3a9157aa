export { TickRing } from './TickRing';
export type { TickRingProps } from './TickRing';

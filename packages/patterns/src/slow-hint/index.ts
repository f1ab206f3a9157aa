export { SlowHint, SlowWord } from './SlowHint';
export { SlowAfter, useSlow } from './useSlow';
export { Waiting } from './Waiting';

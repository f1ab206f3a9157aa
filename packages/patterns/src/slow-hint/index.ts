export { SlowHint, SlowWord } from './SlowHint';
export { SlowAfter } from './useSlow';
export { Waiting } from './Waiting';

export { RunwayMeter } from './RunwayMeter';
export type { RunwayMeterProps } from './RunwayMeter';
export type { RunwayTone } from './runway';

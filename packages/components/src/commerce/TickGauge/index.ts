export { TickGauge } from './TickGauge';
export type { TickGaugeProps, TickGaugeTone } from './TickGauge';

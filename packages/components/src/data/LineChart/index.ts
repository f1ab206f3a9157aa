export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
export type { LinePoint, LineSeries, TimeSpan } from './line-points';

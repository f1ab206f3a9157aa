export { BarChart } from './BarChart';
export type { Bar, BarChartProps } from './BarChart';

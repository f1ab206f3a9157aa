export { StackedBarChart } from './StackedBarChart';
export type { ChartView, StackedBarChartProps } from './StackedBarChart';
export type { ChartPart, StackedBar } from './stacked-bar';
export type { ChartMeasure } from '../chart-scale';

export { Donut } from './Donut';
export type { DonutPart, DonutProps } from './Donut';

export { Percent } from './Percent';
export type { PercentProps } from './Percent';
export { percentShown } from './format-percent';

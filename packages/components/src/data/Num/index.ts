export { Num } from './Num';
export type { NumProps } from './Num';

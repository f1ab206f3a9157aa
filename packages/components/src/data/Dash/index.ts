export { Dash } from './Dash';
export type { DashProps } from './Dash';

export { TopProgress } from './TopProgress';
export type { TopProgressProps } from './TopProgress';

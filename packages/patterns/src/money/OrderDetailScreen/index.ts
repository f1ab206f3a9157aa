export type { OrderShown } from './data';
export { OrderDetailScreen } from './OrderDetailScreen';
export type { OrderDetailScreenProps } from './OrderDetailScreen';

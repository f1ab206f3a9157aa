export type { OrderPage } from './data';
export { orderQuery } from './order-query';
export type { OrderQuery } from './order-query';
export { ordersCsv } from './orders-csv';
export { OrderScreen } from './OrderScreen';
export type { OrderScreenProps } from './OrderScreen';

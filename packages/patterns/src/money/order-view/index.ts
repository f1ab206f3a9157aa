export { OrderMethod } from './OrderMethod';
export { OrderStatusChip } from './OrderStatusChip';

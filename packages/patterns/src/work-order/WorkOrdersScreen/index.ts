export { workOrderQuery } from './work-order-query';
export type { WorkOrderQuery } from './work-order-query';
export { WorkOrdersScreen } from './WorkOrdersScreen';
export type { WorkOrderPage, WorkOrdersScreenProps } from './WorkOrdersScreen';

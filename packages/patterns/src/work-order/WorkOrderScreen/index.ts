export type { ReplyProps } from './ReplyEditor';
export { WorkOrderScreen } from './WorkOrderScreen';
export type { WorkOrderRating } from './Ended';
export type { WorkOrderScreenProps, WorkOrderStep } from './WorkOrderScreen';

export type { ReplyProps } from './ReplyEditor';
export { WorkOrderScreen } from './WorkOrderScreen';
export type { WorkOrderScreenProps, WorkOrderStep } from './WorkOrderScreen';

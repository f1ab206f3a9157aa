export { FilesField } from './FilesField';
export { resourceAddress, resourceText } from './resource';
export { WorkOrderStatusChip } from './WorkOrderStatusChip';
export { WorkOrderTabs } from './WorkOrderTabs';
export { workOrderViewMessages } from './messages';

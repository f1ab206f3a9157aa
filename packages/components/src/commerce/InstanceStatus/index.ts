export { InstanceStatus } from './InstanceStatus';
export type { InstanceState, InstanceStatusProps } from './InstanceStatus';

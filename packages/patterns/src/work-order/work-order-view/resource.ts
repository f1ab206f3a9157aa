import {
  WORK_ORDER_RESOURCE,
  WORK_ORDER_RESOURCE_LABELS,
  type WorkOrderResource,
} from '@compute-market/contract/enumerations';
import type { WorkOrder } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { titleOf } from '../../instance-facts';

type Resource = Pick<WorkOrder, 'resource_type' | 'resource_id' | 'resource_name'>;

const isMachine = (type: WorkOrderResource): boolean =>
  type === WORK_ORDER_RESOURCE.kvm || type === WORK_ORDER_RESOURCE.docker;

/** 云主机 llama3-8b-sft, as a person calls it; by its short name where it has no other; empty when a ticket is about no particular thing. */
export function resourceText({ resource_type: type, resource_id: id, resource_name: note = '' }: Resource): string {
  if (id === '') return '';
  const name = isMachine(type) ? titleOf({ Container_name: id, Note: note }) : id;
  return `${WORK_ORDER_RESOURCE_LABELS[type]} ${name}`;
}

/** The page of what a ticket is about; null when it has none. */
export function resourceAddress({ resource_type: type, resource_id: id }: Resource): string | null {
  if (id === '') return null;
  if (isMachine(type)) return routes.instancePlugin.to({ instanceName: id });
  if (type === WORK_ORDER_RESOURCE.order) return routes.orderDetail.to({ no: id });
  if (type === WORK_ORDER_RESOURCE.invoice) return routes.invoice.to();
  return null;
}

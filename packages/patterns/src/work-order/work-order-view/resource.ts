import {
  WORK_ORDER_RESOURCE,
  WORK_ORDER_RESOURCE_LABELS,
  type WorkOrderResource,
} from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';

interface Resource {
  readonly resource_type: WorkOrderResource;
  readonly resource_id: string;
}

/** 云主机 k7f3a2c; empty when a ticket is about no particular thing. */
export const resourceText = ({ resource_type: type, resource_id: id }: Resource): string =>
  id === '' ? '' : `${WORK_ORDER_RESOURCE_LABELS[type]} ${id}`;

/** The page of what a ticket is about; null when it has none. */
export function resourceAddress({ resource_type: type, resource_id: id }: Resource): string | null {
  if (id === '') return null;
  if (type === WORK_ORDER_RESOURCE.kvm || type === WORK_ORDER_RESOURCE.docker)
    return routes.instancePlugin.to({ instanceName: id });
  if (type === WORK_ORDER_RESOURCE.order) return routes.orderDetail.to({ no: id });
  if (type === WORK_ORDER_RESOURCE.invoice) return routes.invoice.to();
  return null;
}

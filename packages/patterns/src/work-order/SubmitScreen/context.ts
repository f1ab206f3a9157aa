import type { Instance } from '@compute-market/contract/entities/instance';
import type { Order } from '@compute-market/contract/entities/order';
import type { WorkOrderContext } from '@compute-market/contract/entities/work-order';
import { INSTANCE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { orderStatusLabel } from '@compute-market/contract/rules/order-status';
import { formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../../instance-facts';
import { messages } from './messages';

const rows = messages.contextRows;
const withoutBlanks = (facts: WorkOrderContext): WorkOrderContext =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));

/** What support needs to know of an instance; never an address to log in, never a secret. */
export const instanceContext = (instance: Instance): WorkOrderContext =>
  withoutBlanks({
    [rows.name]: titleOf(instance),
    [rows.status]: INSTANCE_STATUS_LABELS[instance.Status],
    [rows.message]: instance.Message,
    [rows.host]: instance.Host,
    [rows.machine]: `${instance.Gpu_type} × ${instance.Gpu_num}`,
    [rows.image]: instance.ImageLabel,
    [rows.due]: formatTime(instance.Due_time),
  });

/** What support needs to know of a top-up. */
export const orderContext = (order: Order): WorkOrderContext => ({
  [rows.amount]: order.Amount,
  [rows.status]: orderStatusLabel(order),
  [rows.ordered]: formatTime(order.OrderTime),
});

import { WORK_ORDER_REOPEN_DAYS } from '../constants';
import { WORK_ORDER_STATUS, type WorkOrderAction, type WorkOrderStatus } from '../enumerations';
import { daySeconds } from './time-units';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;

/** What the rules read of a ticket. Times in seconds. `status` is undefined where a back end does not tell it (decisions 40). */
export interface WorkOrderState {
  readonly status: WorkOrderStatus | undefined;
  readonly rate: number | null;
  readonly reopen_until: number | null;
}

/** From which states each thing may be done. Revoking is for what nobody has looked at yet. */
const allowed: Readonly<Record<WorkOrderAction, readonly WorkOrderStatus[]>> = {
  revoke: [waiting],
  comment: [waiting, processing, needsReply],
  close: [processing, needsReply, solved],
  reopen: [solved, closed],
  rate: [solved, closed],
};

/** What the specification itself names: the back end that does not tell a state refuses by itself what it does not allow (product §7). */
const named: readonly WorkOrderAction[] = ['revoke', 'comment'];

/** Whether this can be done to a ticket at `now` (seconds). It is rated once, and opened again within seven days of its end. */
export function workOrderAllows(order: WorkOrderState, action: WorkOrderAction, now: number): boolean {
  if (order.status === undefined) return named.includes(action);
  if (!allowed[action].includes(order.status)) return false;
  if (action === 'rate') return order.rate === null;
  return action !== 'reopen' || (order.reopen_until !== null && now <= order.reopen_until);
}

/** The state after it. A reply to a question of support sends the ticket back to work; any other leaves it where it is. */
export function workOrderAfter(status: WorkOrderStatus, action: WorkOrderAction): WorkOrderStatus {
  if (action === 'revoke') return revoked;
  if (action === 'close') return closed;
  if (action === 'reopen') return processing;
  return action === 'comment' && status === needsReply ? processing : status;
}

/** Until when a ticket that ended at `endedAt` (seconds) can be opened again. */
export const reopenUntil = (endedAt: number): number => endedAt + WORK_ORDER_REOPEN_DAYS * daySeconds;

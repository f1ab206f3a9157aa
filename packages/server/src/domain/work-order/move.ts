import { WORK_ORDER_STATUS, type WorkOrderAction, type WorkOrderStatus } from '@compute-market/contract/enumerations';
import { reopenUntil, workOrderAllows } from '@compute-market/contract/rules/work-order';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrder, workOrderLog } from '../../db/schema/work-order';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import type { OrderRow } from './find-order';

const ended: readonly number[] = [WORK_ORDER_STATUS.solved, WORK_ORDER_STATUS.closed];

/** The state of a row; only known states are ever written. */
export const statusOf = (row: OrderRow): WorkOrderStatus =>
  Object.values(WORK_ORDER_STATUS).find((known) => known === row.status) ?? WORK_ORDER_STATUS.waiting;

/** Until when it can be opened again, in seconds; null while it is open or revoked. */
export const reopenUntilOf = (row: OrderRow): number | null =>
  ended.includes(row.status) ? reopenUntil(wireTime(row.statusAt)) : null;

const refusals: Readonly<Record<WorkOrderAction, string>> = {
  revoke: '工单已被受理，不能撤销；如已解决，请关闭工单',
  comment: '工单已结束，请先重新打开再回复',
  close: '工单当前状态不能关闭，请刷新后查看',
  reopen: '工单结束已超过 7 天或未结束，不能重新打开，请提交新工单',
  rate: '工单结束后可评价一次，请刷新后查看',
};

/** Refuses with CONFLICT what the rules do not allow now. */
export function requireAllowed(row: OrderRow, action: WorkOrderAction, now: Date): void {
  const state = { status: statusOf(row), rate: row.rate, reopen_until: reopenUntilOf(row) };
  if (!workOrderAllows(state, action, wireTime(now))) throw new Refusal('CONFLICT', { reason: refusals[action] });
}

export interface Mover {
  readonly from: 'user' | 'staff' | 'system';
  readonly name?: string;
}

/** Gives a ticket another state and writes it down. `since` counts the state from an earlier moment. */
export async function moveOrder(
  tx: Tx,
  id: number,
  status: WorkOrderStatus,
  { from, name = '' }: Mover,
  now: Date,
  since: Date = now,
): Promise<void> {
  await tx.update(workOrder).set({ status, statusAt: since }).where(eq(workOrder.id, id));
  await tx.insert(workOrderLog).values({ orderId: id, status, author: from, name, createdAt: now });
}

import { and, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownRows } from '../../db/own-rows';
import { workOrder } from '../../db/schema/work-order';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';

export type OrderRow = typeof workOrder.$inferSelect;

/** A sub-account has its own tickets, the main account its own. */
export const ordersOf = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(workOrder, actor);

/** A ticket of the caller, held until the transaction ends. Another's does not exist for them. */
export async function holdOrder(tx: Tx, actor: Actor, id: number): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(workOrder)
    .where(and(eq(workOrder.id, id), ordersOf(actor)))
    .for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '工单不存在，请返回我的工单查看' });
  return row;
}

import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { and, eq, isNull } from 'drizzle-orm';
import { workOrder } from '../../db/schema/work-order';
import { implement, requireActor } from '../../http/handler';

/** Whether support has answered a ticket of the caller since it was last looked at. A sub-account sees its own tickets only. */
export const unreadFlag = implement(getUnreadFlag, async (_input, context) => {
  const { userId, subAccountId } = requireActor(context);
  const own = and(eq(workOrder.userId, userId), subAccountId === null ? isNull(workOrder.subAccountId) : eq(workOrder.subAccountId, subAccountId));
  const count = await context.transaction((tx) => tx.$count(workOrder, and(own, eq(workOrder.unread, true))));
  return { unread: count > 0, count };
});

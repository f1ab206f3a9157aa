import { getMonthlyBill } from '@compute-market/contract/calls/bill';
import { implement, requireActor } from '../../http/handler';
import { fileLinkKey } from '../../storage/file-link';
import { billFilePath } from './file-path';
import { billOf, billWire } from './read';

/** One month of a customer, frozen once it is over (decisions 112). */
export const readMonthlyBill = implement(getMonthlyBill, ({ month }, context) => {
  const { userId } = requireActor(context);
  const now = context.services.clock.now();
  return context.transaction(async (tx) => {
    const bill = await billOf(tx, userId, month, now);
    if (bill === null) return null;
    const fileUrl = bill.closedAt === null ? '' : billFilePath(await fileLinkKey(tx), userId, month, now);
    return billWire(userId, bill, fileUrl);
  });
});

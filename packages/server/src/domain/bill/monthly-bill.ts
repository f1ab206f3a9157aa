import { getMonthlyBill } from '@compute-market/contract/calls/bill';
import { implementOwn } from '../../http/handler';
import { fileLinkKey } from '../../storage/file-link';
import { pdfAddress } from '../../storage/pdf-files';
import { fileOfBill } from './file-name';
import { billOf, billWire } from './read';

/** One month of a customer, frozen once it is over (decisions 112). */
export const readMonthlyBill = implementOwn(getMonthlyBill, async (tx, { month }, { actor: { userId }, services }) => {
  const now = services.clock.now();
  const bill = await billOf(tx, userId, month, now);
  if (bill === null) return null;
  const fileUrl =
    bill.closedAt === null ? '' : pdfAddress('bills', await fileLinkKey(tx), fileOfBill(userId, month), now);
  return billWire(userId, bill, fileUrl);
});

import { getMonthlyBills } from '@compute-market/contract/calls/bill';
import { desc, eq } from 'drizzle-orm';
import { monthlyBill } from '../../db/schema/bill';
import { implementOwn } from '../../http/handler';
import { runningMonth, summaryWire, withFigures } from './read';

/** The months of a customer, the newest first, and the running one (decisions 112). */
export const readMonthlyBills = implementOwn(
  getMonthlyBills,
  async (tx, { page, page_size }, { actor: { userId }, services }) => {
    const own = eq(monthlyBill.userId, userId);
    const found = await tx
      .select()
      .from(monthlyBill)
      .where(own)
      .orderBy(desc(monthlyBill.month))
      .limit(page_size)
      .offset((page - 1) * page_size);
    return {
      Current: summaryWire(await runningMonth(tx, userId, services.clock.now())),
      data: (await withFigures(tx, found)).map(summaryWire),
      total: await tx.$count(monthlyBill, own),
      page,
      page_size,
    };
  },
);

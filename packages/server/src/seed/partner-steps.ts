import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { asc, eq } from 'drizzle-orm';
import { settlement } from '../db/schema/partner';
import { postFinishedDays } from '../domain/partner/post-days';
import { moveSettlement, settleMonths } from '../domain/partner/settle';
import { renterRentals, renterTopUps } from './data/partner';
import { rentalSteps } from './rental-steps';
import { topUpSteps } from './top-up-steps';
import type { Step, World } from './world';

/** The books of the months that are over: all are confirmed and paid but the last. */
async function keepBooks(world: World): Promise<void> {
  await world.transaction(async (tx) => {
    const now = world.services.clock.now();
    await postFinishedDays(tx, now);
    await settleMonths(tx, world.services);
    const finished = await tx
      .select()
      .from(settlement)
      .where(eq(settlement.status, SETTLEMENT_STATUS.toConfirm))
      .orderBy(asc(settlement.month));
    for (const { id } of finished.slice(0, -1)) {
      await moveSettlement(tx, id, 'confirm', now);
      await moveSettlement(tx, id, 'pay', now);
    }
  });
}

/** The history of the partner: its machines are rented by somebody, and its months are settled. */
export const partnerSteps = (renterPhone: string): Step[] => [
  ...topUpSteps(renterPhone, renterTopUps),
  ...rentalSteps(renterPhone, renterRentals),
  { hoursAgo: 0.01, run: keepBooks },
];

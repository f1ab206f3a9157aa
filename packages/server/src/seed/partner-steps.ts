import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { host } from '../db/schema/market';
import { partnerWatch, settlement } from '../db/schema/partner';
import { dayAfter, dayOf } from '../domain/partner/beijing-days';
import { postFinishedDays } from '../domain/partner/post-days';
import { moveSettlement, settleMonths } from '../domain/partner/settle';
import { renterRentals, renterTopUps } from './data/partner';
import { rentalSteps } from './rental-steps';
import { topUpSteps } from './top-up-steps';
import type { Step, World } from './world';

const looksADay = 24;
const watchedDays = 70;
/** On these days before today a machine was away for some hours. */
const away: Readonly<Record<string, { readonly day: number; readonly hours: number }>> = {
  cd02: { day: 19, hours: 5 },
  cd05: { day: 8, hours: 2 },
};

/** How the machines were found, hour by hour, before the server watched them itself. */
async function writeWatch(world: World): Promise<void> {
  await world.transaction(async (tx) => {
    const today = dayOf(world.services.clock.now());
    const machines = await tx.select({ id: host.id, name: host.name }).from(host).where(isNotNull(host.partnerUserId));
    const rows = machines.flatMap(({ id, name }) =>
      Array.from({ length: watchedDays }, (_, index) => {
        const missed = away[name]?.day === index + 1 ? away[name].hours : 0;
        return { hostId: id, day: dayAfter(today, -1 - index), looks: looksADay, online: looksADay - missed };
      }),
    );
    await tx.insert(partnerWatch).values(rows);
  });
}

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
  { hoursAgo: 0.01, run: writeWatch },
  { hoursAgo: 0.01, run: keepBooks },
];

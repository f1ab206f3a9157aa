import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { asc, eq } from 'drizzle-orm';
import { users } from '../db/schema/account';
import { payoutAccount, settlement } from '../db/schema/partner';
import { postFinishedDays } from '../domain/partner/post-days';
import { tailOf } from '../domain/partner/payout-account';
import { moveSettlement, netOfSheet, paySettlement, settleMonths } from '../domain/partner/settle';
import { partnerPhone } from './data/accounts';
import { renterRentals, renterTopUps } from './data/partner';
import { rentalSteps } from './rental-steps';
import { topUpSteps } from './top-up-steps';
import type { Step, World } from './world';

/** Where the partner is paid to. */
const account = { bankName: '中国工商银行成都高新支行', bankAccount: '4402239019100368217' };

async function tellAccount(world: World): Promise<void> {
  await world.transaction(async (tx) => {
    const [partner] = await tx.select().from(users).where(eq(users.phone, partnerPhone));
    if (partner?.companyName)
      await tx.insert(payoutAccount).values({
        userId: partner.id,
        holder: partner.companyName,
        ...account,
        changedAt: world.services.clock.now(),
      });
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
    for (const sheet of finished.slice(0, -1)) {
      await moveSettlement(tx, sheet.id, 'confirm');
      if (netOfSheet(sheet) > 0n) await paySettlement(tx, sheet.id, { accountTail: tailOf(account), at: now });
    }
  });
}

/** The history of the partner: its machines are rented by somebody, and its months are settled. */
export const partnerSteps = (renterPhone: string): Step[] => [
  ...topUpSteps(renterPhone, renterTopUps),
  ...rentalSteps(renterPhone, renterRentals),
  { hoursAgo: 0.01, run: tellAccount },
  { hoursAgo: 0.01, run: keepBooks },
];

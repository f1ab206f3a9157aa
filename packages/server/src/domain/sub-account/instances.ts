import { getAllSubAccountInstances, getSubAccountInstances } from '@compute-market/contract/calls/sub-account';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { implementOwn, type Implementation } from '../../http/handler';
import { spentInMonth } from '../../ledger/spending-limits';
import { wireYuan } from '../../platform/wire';
import { filterOf, instancePage } from '../instance/list-instances';
import { ownSubAccount } from './find-sub-accounts';

/** What the sub-accounts of a main account, or one of them, have spent this month, refunds taken off, the deleted ones included. Fen. */
async function monthFen(tx: Tx, userId: number, name: string | undefined, now: Date): Promise<bigint> {
  const rows = await tx
    .select({ id: subAccounts.id })
    .from(subAccounts)
    .where(and(eq(subAccounts.userId, userId), name === undefined ? undefined : eq(subAccounts.name, name)));
  const spent = [
    ...(
      await spentInMonth(
        tx,
        rows.map(({ id }) => id),
        now,
      )
    ).values(),
  ].reduce((sum, fen) => sum + fen, 0n);
  return spent > 0n ? spent : 0n;
}

/** Rentals that sub-accounts made, for their main account (screens B12). */
export const subAccountInstanceCalls: Implementation[] = [
  implementOwn(getAllSubAccountInstances, async (tx, input, { actor, services }) => {
    const now = services.clock.now();
    const filter = { ...filterOf(input), bySubAccounts: true, subAccountName: input.sub_account_name };
    const { page } = await instancePage(tx, actor, { filter, input, now });
    return { ...page, SumMonthMoney: wireYuan(await monthFen(tx, actor.userId, input.sub_account_name, now)) };
  }),
  implementOwn(getSubAccountInstances, async (tx, input, { actor, services }) => {
    const now = services.clock.now();
    const { moneyLimitFen, spentFen } = await ownSubAccount(tx, actor.userId, input.sub_account_name);
    const { page } = await instancePage(tx, actor, {
      filter: { ...filterOf(input), bySubAccounts: true, subAccountName: input.sub_account_name },
      input,
      now,
    });
    const { counts: _counts, ...rows } = page;
    return { ...rows, MoneyLimit: wireYuan(moneyLimitFen), UsedMoney: wireYuan(spentFen) };
  }),
];

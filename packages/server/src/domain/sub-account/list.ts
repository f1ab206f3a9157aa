import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { limitWarning } from '@compute-market/contract/rules/sub-account';
import { desc } from 'drizzle-orm';
import { subAccounts } from '../../db/schema/account';
import { implementOwn } from '../../http/handler';
import { fenOf } from '../../ledger/amount';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { spentInMonth } from '../../ledger/spending-limits';
import { ofUser, runningBySubAccount, type SubAccountRow } from './find-sub-accounts';

const usable = 1;

function wire(row: SubAccountRow, { running, monthFen }: { running: number; monthFen: bigint }): SubAccount {
  return {
    Name: row.name,
    Note: row.note,
    MoneyLimit: wireYuan(row.moneyLimitFen),
    UsedMoney: wireYuan(row.spentFen),
    // A refund of what was spent last month may exceed this month's spending.
    MonthMoney: wireYuan(monthFen > 0n ? monthFen : 0n),
    MonthLimit: row.monthLimitFen === null ? null : wireYuan(row.monthLimitFen),
    RunningNum: running,
    Warning: limitWarning({ used: fenOf(row.spentFen), limit: fenOf(row.moneyLimitFen) }),
    Rights: [...row.rights],
    CreateTime: wireTime(row.createdAt),
    LastLoginTime: nullableWireTime(row.lastLoginAt),
    Status: usable,
  };
}

/** The caller's sub-accounts, the newest first (screens B11). */
export const listSubAccounts = implementOwn(getSubAccounts, async (tx, input, { actor, services }) => {
  const condition = ofUser(actor.userId, input.keyword?.trim());
  const found = await tx
    .select()
    .from(subAccounts)
    .where(condition)
    .orderBy(desc(subAccounts.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  const ids = found.map((row) => row.id);
  const running = await runningBySubAccount(tx, ids);
  const month = await spentInMonth(tx, ids, services.clock.now());
  const data = found.map((row) => wire(row, { running: running.get(row.id) ?? 0, monthFen: month.get(row.id) ?? 0n }));
  const total = await tx.$count(subAccounts, condition);
  return { data, total, page: input.page, page_size: input.page_size, MonthLimits: true, LimitsApart: true };
});

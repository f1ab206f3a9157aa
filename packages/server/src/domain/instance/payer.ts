import { fen } from '@compute-market/contract/rules/money';
import { leftAt } from '@compute-market/contract/rules/sub-account';
import { SUB_RIGHT } from '@compute-market/contract/rules/sub-right';
import { levelOf, vipLevels } from '@compute-market/contract/rules/vip';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import type { Actor } from '../../http/handler';
import { spendingLimits } from '../../ledger/spending-limits';
import { balances } from '../../ledger/statement';
import { wireTime } from '../../platform/wire';
import type { Payer } from './price-wire';

const visitor: Payer = { balance: fen(0), quota: fen(0), voucher: fen(0), limitLeft: null, mayBuy: true };

/** Whose money an order takes and at which member discount. A sub-account pays with its main account's money within its limit (decisions 18). */
export async function readPayer(
  tx: Tx,
  actor: Actor | null,
  now: Date,
): Promise<{ payer: Payer; vipDiscount: BasisPoints }> {
  if (actor === null) return { payer: visitor, vipDiscount: vipLevels[0].discount };
  const { cashFen, quotaFen, voucherFen, accumulatedFen } = await balances(tx, actor.userId);
  const level = levelOf(fen(Math.max(0, Number(accumulatedFen))));
  const limitLeft = await readLimitLeft(tx, actor, now);
  const payer = {
    balance: fen(Number(cashFen)),
    quota: fen(Number(quotaFen)),
    voucher: fen(Number(voucherFen)),
    limitLeft,
    mayBuy: actor.rights.includes(SUB_RIGHT.buy),
  };
  return { payer, vipDiscount: vipLevels[level].discount };
}

async function readLimitLeft(tx: Tx, actor: Actor, now: Date) {
  if (actor.subAccountId === null) return null;
  const rows = await tx
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.id, actor.subAccountId), eq(subAccounts.userId, actor.userId)));
  const limits = (await spendingLimits(tx, rows, now)).get(actor.subAccountId);
  return limits === undefined ? fen(0) : leftAt(limits, wireTime(now));
}

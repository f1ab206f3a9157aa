import { fen } from '@compute-market/contract/rules/money';
import { levelOf, vipLevels } from '@compute-market/contract/rules/vip';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import type { Actor } from '../../http/handler';
import { spentThisMonth } from '../../ledger/month-spending';
import { balances } from '../../ledger/statement';
import type { Payer } from './price-wire';

const visitor: Payer = { balance: fen(0), quota: fen(0), voucher: fen(0), limitLeft: null };

/** Whose money an order takes and at which member discount. A sub-account pays with its main account's money within its limits (decisions 18, 127). */
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
  };
  return { payer, vipDiscount: vipLevels[level].discount };
}

/** What a sub-account may still spend: the smaller rest of its total and of its month. */
async function readLimitLeft(tx: Tx, actor: Actor, now: Date) {
  if (actor.subAccountId === null) return null;
  const [row] = await tx
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.id, actor.subAccountId), eq(subAccounts.userId, actor.userId)));
  if (row === undefined) return fen(0);
  const total = Number(row.moneyLimitFen - row.spentFen);
  if (row.monthLimitFen === null) return fen(total);
  const spent = (await spentThisMonth(tx, [row.id], now)).get(row.id) ?? 0n;
  return fen(Math.max(0, Math.min(total, Number(row.monthLimitFen - spent))));
}

import { fen } from '@compute-market/contract/rules/money';
import { levelOf, type VipLevel } from '@compute-market/contract/rules/vip';
import type { Tx } from '../../db/database';
import { balances } from '../../ledger/statement';

/** The membership level that a main account's spending has reached (decisions 16). */
export async function memberLevel(tx: Tx, userId: number): Promise<VipLevel> {
  const { accumulatedFen } = await balances(tx, userId);
  return levelOf(fen(Math.max(0, Number(accumulatedFen))));
}

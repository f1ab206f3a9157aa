import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { preparedRows } from '../../db/rows';
import { users } from '../../db/schema/account';
import { implementOwn } from '../../http/handler';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { heldOnceOpen } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { nextRunning, tradeNumberOf } from '../../payment/trade-number';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { warnIfBelow } from '../account/warn-of-balance';

// All that a purchase asks before it moves money, in one way to the database. No number is drawn for one that the balance does not reach.
const heldForPurchase = preparedRows<{
  cash_fen: bigint;
  voucher_fen: bigint;
  quota_fen: bigint;
  running: string | null;
  settings: Readonly<Record<string, unknown>>;
  top_up_fen: bigint | null;
}>(sql`select held.cash_fen, held.voucher_fen, held.quota_fen, u.notice_settings as settings, u.prepared_top_up_fen as top_up_fen,
    case when held.cash_fen >= ${sql.placeholder('amountFen')}::bigint then ${nextRunning} end as running
  from hold_purses(${sql.placeholder('userId')}::bigint) held cross join ${users} u where u.id = ${sql.placeholder('userId')}::bigint`);

/** A purchase of vouchers, and what is left after it. Fen. */
interface Bought {
  readonly orderNo: string;
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
}

/**
 * Turns balance into compute vouchers, one to one. Only money that is there: credit pays rentals, it does not buy vouchers. There is no way
 * back (product §9).
 */
export async function convertToVouchers(
  tx: Tx,
  userId: number,
  amountFen: bigint,
  services: Pick<Services, 'clock' | 'ids'>,
): Promise<Bought> {
  const held = await heldOnceOpen(tx, userId, () => heldForPurchase.read(tx, { userId, amountFen }));
  if (held.running === null) throw new Refusal('BALANCE_SHORT');
  const purses = { cashFen: held.cash_fen, voucherFen: held.voucher_fen, quotaFen: held.quota_fen };
  const orderNo = String(tradeNumberOf(held.running, services));
  const movement = {
    key: `voucher:${orderNo}`,
    kind: 'buyVoucher' as const,
    userId,
    at: services.clock.now(),
    remark: `购买算力券，单号 ${orderNo}`,
    entries: [
      { account: { kind: 'cash' as const, userId }, amount: -amountFen },
      { account: { kind: 'voucher' as const, userId }, amount: amountFen },
    ],
  };
  const { transactionId } = await post(tx, movement, purses);
  const leftFen = purses.cashFen - amountFen;
  const chosen = { settings: held.settings, topUpFen: held.top_up_fen };
  await warnIfBelow(tx, userId, { cashFen: amountFen, creditFen: 0n, transactionId, leftFen, ...chosen }, movement.at);
  return { orderNo, cashFen: leftFen, voucherFen: purses.voucherFen + amountFen };
}

export const buyVoucher = implementOwn(buyPowerMoney, async (tx, input, { actor: { userId }, services }) => {
  const { orderNo, cashFen, voucherFen } = await convertToVouchers(tx, userId, fenFromWire(input.amount), services);
  return { PowerMoney: wireYuan(voucherFen), Money: wireYuan(cashFen), OrderNo: orderNo };
});

import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import type { Tx } from '../../db/database';
import { implementOwn } from '../../http/handler';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { lockPurses } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { nextTradeNumber } from '../../payment/trade-number';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { warnOfBalance } from '../account/warn-of-balance';

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
  const purses = await lockPurses(tx, userId);
  if (purses.cashFen < amountFen) throw new Refusal('BALANCE_SHORT');
  const orderNo = String(await nextTradeNumber(tx, services));
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
  await warnOfBalance(tx, userId, { cashFen: amountFen, creditFen: 0n, transactionId }, movement.at);
  return { orderNo, cashFen: purses.cashFen - amountFen, voucherFen: purses.voucherFen + amountFen };
}

export const buyVoucher = implementOwn(buyPowerMoney, async (tx, input, { actor: { userId }, services }) => {
  const { orderNo, cashFen, voucherFen } = await convertToVouchers(tx, userId, fenFromWire(input.amount), services);
  return { PowerMoney: wireYuan(voucherFen), Money: wireYuan(cashFen), OrderNo: orderNo };
});

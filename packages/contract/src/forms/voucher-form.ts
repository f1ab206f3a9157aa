import * as z from 'zod/mini';
import type { Fen } from '../rules/money';
import { fen, formatMoney } from '../rules/money';
import { amountText } from './amount-text';

const least = fen(1);

/** 购买算力券 out of the booked balance, which credit does not add to. In: the amount as text. Out: fen (screens B14). */
export function voucherForm(balance: Fen) {
  const most = fen(Math.max(0, balance));
  const short = most === 0 ? '余额不足，请先充值' : `余额不足，最多可购买 ${formatMoney(most)}`;
  return z.object({
    amount: amountText(
      { fen: least, message: `购买金额不能低于 ${formatMoney(least)}` },
      { fen: most, message: short },
    ),
  });
}
type Schema = ReturnType<typeof voucherForm>;
export type VoucherForm = z.input<Schema>;
export type VoucherOrder = z.output<Schema>;

import * as z from 'zod/mini';
import { MAX_TOP_UP_YUAN } from '../constants';
import { fen, fenFromYuan, formatMoney } from '../rules/money';
import { amountText } from './amount-text';

const most = fenFromYuan(MAX_TOP_UP_YUAN);

/** The balance below which to tell. In: text. Out: fen. */
export const lowBalanceThreshold = amountText(
  { fen: fen(0), message: '提醒金额不能低于 ¥0.00' },
  { fen: most, message: `提醒金额不能超过 ${formatMoney(most)}` },
);

/** 余额不足提醒: below which balance to tell. In: the sum as text. Out: fen (screens G8). */
export const lowBalanceForm = z.object({ threshold: lowBalanceThreshold });
export type LowBalanceForm = z.input<typeof lowBalanceForm>;
export type LowBalance = z.output<typeof lowBalanceForm>;

import * as z from 'zod/mini';
import { MAX_TOP_UP_YUAN, MIN_TOP_UP_YUAN } from '../constants';
import { PAY_TYPE } from '../enumerations';
import { fenFromYuan, formatMoney, formatYuanNumber } from '../rules/money';
import { amountText, optionalAmountText } from './amount-text';

const least = fenFromYuan(MIN_TOP_UP_YUAN);

const bounds = [
  { fen: least, message: `充值金额不能低于 ${formatMoney(least)}` },
  {
    fen: fenFromYuan(MAX_TOP_UP_YUAN),
    message: `单次充值不能超过 ¥${formatYuanNumber(MAX_TOP_UP_YUAN, 0)}，请分次充值`,
  },
] as const;

/** The sum of one top-up. In: text. Out: fen. */
export const topUpAmount = amountText(...bounds);
/** The same where there may be none: an empty text is null. */
export const optionalTopUpAmount = optionalAmountText(...bounds);

/** 充值. In: the amount as text. Out: fen (screens B15). */
export const rechargeForm = z.object({
  amount: topUpAmount,
  pay_type: z.enum(PAY_TYPE, '请选择支付方式'),
});
export type RechargeForm = z.input<typeof rechargeForm>;
export type RechargeOrder = z.output<typeof rechargeForm>;

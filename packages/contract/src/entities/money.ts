import * as z from 'zod/mini';

/** Most yuan the wire carries: with four decimals still an exact JavaScript number. */
export const WIRE_MONEY_MAX_YUAN = 99_999_999_999;

/** Whether the number is written with at most `places` decimals; 0.1 + 0.2 is not. */
function hasDecimals(value: number, places: number): boolean {
  if (Number.isSafeInteger(value)) return true;
  const digits = String(Math.abs(value));
  const fraction = digits.split('.')[1] ?? '';
  return !digits.includes('e') && fraction.length <= places;
}

const tooFine = '金额最多保留四位小数';
const tooLarge = '金额超出范围';
const withinRange = [
  z.refine<number>((value) => hasDecimals(value, 4), tooFine),
  z.minimum(-WIRE_MONEY_MAX_YUAN, tooLarge),
  z.maximum(WIRE_MONEY_MAX_YUAN, tooLarge),
] as const;

/** Yuan on the wire, signed, at most 4 decimals; NaN and Infinity are refused (decisions 9). In an answer it is unknown where a back end does not tell it (decisions 40). */
export const money = z.number('请输入金额').check(...withinRange);
/** Yuan, never negative. */
export const nonNegativeMoney = z.number('请输入金额').check(...withinRange, z.minimum(0, '金额不能为负数'));
/** Yuan of one: a list price an hour, of a card, a GB or a machine. A back end that does not tell it offers a thing whose price is unknown (decisions 40). */
export const listPrice = z.number().check(...withinRange, z.minimum(0, '金额不能为负数'));
/** The same where one costs so little that four decimals would not hold it. */
export const finePrice = z.number().check(z.nonnegative());
/** Yuan that are to be paid for an order. A quote without it is none (decisions 40). */
export const quotedMoney = z.number().check(...withinRange, z.minimum(0, '金额不能为负数'));
/** Cores, GB or Mbps of a machine; unknown where a back end does not tell it (decisions 40). */
export const machineSize = z.int();
/** Months, machines or bytes of a thing; unknown where a back end does not tell it (decisions 70). */
export const quantity = z.int();
/** How many there are to be had; unknown where a back end does not tell it (decisions 40). */
export const stockCount = z.int().check(z.nonnegative());
/** Fields of a request for movements of a size, yuan whichever way the money went; the least belongs to it, the most does not. */
export const amountRange = { min_amount: z.optional(nonNegativeMoney), max_amount: z.optional(nonNegativeMoney) };
/** Yuan in whole fen, at least one fen: a sum a person pays. */
export const payableMoney = z.number('请输入金额').check(
  z.refine((value) => hasDecimals(value, 2), '金额最多保留两位小数'),
  z.minimum(0.01, '金额不能小于 0.01 元'),
  z.maximum(WIRE_MONEY_MAX_YUAN, tooLarge),
);

/** A multiplier from 0 to 1: 0.97 is 9.7 折. */
export const discount = z.number().check(z.minimum(0), z.maximum(1));
/** A share from 0 to 1, such as a rate of rented cards. */
export const ratio = z.number().check(z.minimum(0), z.maximum(1));

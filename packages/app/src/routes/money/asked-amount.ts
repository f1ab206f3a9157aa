import { topUpAmount } from '@compute-market/contract/forms/recharge-form';
import { formatYuanNumber, yuanFromFen } from '@compute-market/contract/rules/money';
import * as z from 'zod/mini';

/** The sum an address of 充值 asks for, as its field shows it; undefined when it asks for none that can be topped up. */
export function askedAmount(search: URLSearchParams): string | undefined {
  const { success, data } = z.safeParse(topUpAmount, search.get('amount') ?? '');
  if (!success) return undefined;
  return formatYuanNumber(yuanFromFen(data), data % 100 === 0 ? 0 : 2);
}

import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { days } from '../../day-range';
import { choice, defineListQuery, field, place, type QueryOf } from '../../list-query';

/** Digits of an order number, as many as the longest has. */
export const mostDigits = 15;

/** What 充值记录 shows (screens A2). */
export const orderQuery = defineListQuery({
  status: choice(Object.values(ORDER_STATUS)),
  payType: choice(Object.values(PAY_TYPE), { name: 'pay_type' }),
  /** Days on which the order was made. */
  days: days(),
  /** Digits of an order number. */
  q: field({ part: 'search', blank: '', parse: (text) => (/^\d{1,15}$/.test(text) ? text : undefined) }),
  ...place,
});
export type OrderQuery = QueryOf<typeof orderQuery>;

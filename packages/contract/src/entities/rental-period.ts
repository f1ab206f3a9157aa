import * as z from 'zod/mini';
import { RENTAL_UNIT_MAX, SIZE_MAX } from '../constants';
import { PAY_FIRST, RENTAL_UNIT } from '../enumerations';
import { identifier } from './query';
import { timestamp } from './time';

const tooLong = '时长超出所选计费周期的范围';

/** Fields of every order for a span of time: how many units of which kind. */
export const rentalPeriod = {
  pack_time: z
    .int()
    .check(z.minimum(1, '时长至少为 1'), z.maximum(Math.max(...Object.values(RENTAL_UNIT_MAX)), tooLong)),
  unit: z.enum(RENTAL_UNIT),
};

/** Hours 1 to 23, days 1 to 29, months 1 to 12 (product §9). Put last: a checked object cannot be extended. */
export const periodFitsUnit = z.refine<{ pack_time: number; unit: keyof typeof RENTAL_UNIT_MAX }>(
  (period) => period.pack_time <= RENTAL_UNIT_MAX[period.unit],
  { path: ['pack_time'], error: tooLong },
);

/** Ours: the new end that was seen, `DueTimeAfter`. What would end at another time is refused with CONFLICT and the new quote (decisions 241). */
export const expectedEnd = { due_time_after: z.optional(timestamp) };

/** Ours: the size in all that was seen, `SizeAfter`. An order that would make it another one is refused with CONFLICT and the new quote (decisions 186). */
export const expectedSize = { size_after: z.optional(z.int().check(z.minimum(1), z.maximum(SIZE_MAX))) };

/** How an order is paid: the coupon taken off, and the purse emptied first (decisions 15; voucher first when there are vouchers). */
export const payment = { coupon_id: z.optional(identifier), pay_type_first: z.optional(z.enum(PAY_FIRST)) };

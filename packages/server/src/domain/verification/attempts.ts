import { RECOGNITIONS_PER_DAY, VERIFICATION_TRIES_PER_DAY } from '@compute-market/contract/constants';
import { beijingOffsetMs, dayMs } from '@compute-market/contract/rules/time-units';
import { requireActor, type CallContext } from '../../http/handler';
import { consume, remaining, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';

/** Several customers may sit behind one address. */
const perAddress = 100;

/** What costs a third party's work: reading papers, asking the register, showing a face, asking a bank. */
export type Check = 'recognition' | 'identity' | 'face' | 'bank_card';
const perDay: Readonly<Record<Check, number>> = {
  recognition: RECOGNITIONS_PER_DAY,
  identity: VERIFICATION_TRIES_PER_DAY,
  face: VERIFICATION_TRIES_PER_DAY,
  bank_card: VERIFICATION_TRIES_PER_DAY,
};

/** Until the day ends in Beijing: 今日. */
const today = (points: number, now: Date): Limit => ({
  points,
  windowMs: dayMs - ((now.getTime() + beijingOffsetMs) % dayMs),
});
const keyOf = (check: Check, userId: number): string => `verify:${check}:${userId}`;

/**
 * Counts one try of today before it is made, in a transaction of its own, so that parallel tries and failed ones count. Answers how many are
 * left after it; refuses with VERIFICATION_LIMIT (102252).
 */
export async function countTry(context: CallContext, check: Check): Promise<number> {
  const { userId } = requireActor(context);
  const now = context.services.clock.now();
  const [left, leftAtAddress] = await context.transaction(
    async (tx) =>
      [
        await consume(tx, keyOf(check, userId), today(perDay[check], now), now),
        await consume(tx, `verify-address:${networkOf(context.address)}`, today(perAddress, now), now),
      ] as const,
  );
  if (left < 0 || leftAtAddress < 0) throw new Refusal('VERIFICATION_LIMIT', { data: { remain: 0 } });
  return left;
}

/** How many tries are left today; counts nothing. */
export function triesLeft(context: CallContext, check: Check): Promise<number> {
  const now = context.services.clock.now();
  const key = keyOf(check, requireActor(context).userId);
  return context.transaction((tx) => remaining(tx, key, today(perDay[check], now), now));
}

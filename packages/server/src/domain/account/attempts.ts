import { minuteMs } from '@compute-market/contract/rules/time-units';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';

const windowMs = 15 * minuteMs;
const perAccount: Limit = { points: 5, windowMs };
const perAddress: Limit = { points: 60, windowMs };
const tooMany = () =>
  new Refusal('TOO_MANY_ATTEMPTS', { reason: '尝试次数过多，请 15 分钟后再试，或通过短信重置密码' });

/**
 * Lets a password be tried for an account, counted before the try so that parallel guesses all count. Answers how many tries are left
 * after this one. The count is kept whatever the try brings, in a transaction of its own.
 */
export async function countAttempt(context: CallContext, account: string): Promise<number> {
  const now = context.services.clock.now();
  const [left, leftAtAddress] = await context.transaction(
    async (tx) =>
      [
        await consume(tx, `password:${account}`, perAccount, now),
        await consume(tx, `address:${context.address}`, perAddress, now),
      ] as const,
  );
  if (left < 0 || leftAtAddress < 0) throw tooMany();
  return left;
}

/** A right password clears the account's count. The address gets only its own try back: wrong ones stay counted, and a whole laboratory behind one address can log in. */
export const clearAttempts = (context: CallContext, account: string): Promise<void> =>
  context.transaction(async (tx) => {
    await forgive(tx, `password:${account}`);
    await giveBack(tx, `address:${context.address}`);
  });

/** The same words whether the account or the password is wrong. */
export function wrongCredentials(left: number): Refusal {
  return left === 0
    ? tooMany()
    : new Refusal('WRONG_CREDENTIALS', { reason: `账号或密码错误，还可尝试 ${left} 次`, data: { remain: left } });
}

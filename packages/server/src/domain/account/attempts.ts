import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../http/request-limits';
import { deviceOf } from '../../platform/device';

const windowMs = 15 * minuteMs;
/** Of one account by one browser at one address: what others do elsewhere never keeps it out. */
const perPlace: Limit = { points: 5, windowMs };
/** Of one account by all that never signed in to it: the brake on a guess from many addresses. As many a day as five in 15 minutes. */
const byStrangers: Limit = { points: 20, windowMs: hourMs };
const perAddress: Limit = { points: 60, windowMs };
const tooMany = (wait = '15 分钟', otherwise = '，或通过短信重置密码') =>
  new Refusal('TOO_MANY_ATTEMPTS', { reason: `尝试次数过多，请 ${wait}后再试${otherwise}` });

/** Whose password, code of an authenticator or passkey is tried. */
export interface TriedAccount {
  readonly key: string;
  /** Whether somebody signed in to it from this address with such a browser before. Asked alike for an account that is not there. */
  readonly isKnownHere: (tx: Tx) => Promise<boolean>;
  /** What else can be done when there were too many tries; a password can be set anew. */
  readonly otherwise?: string;
}

/** One try. `left`: how many are left after it. */
export interface Attempt {
  readonly left: number;
  readonly byStranger: boolean;
}

function keysOf({ address, userAgent }: CallContext, { key }: TriedAccount) {
  const { browser, system } = deviceOf(userAgent);
  const network = networkOf(address);
  return {
    place: `password:${key}@${network}/${browser}/${system}`,
    strangers: `strangers:${key}`,
    address: `address:${network}`,
  };
}

/**
 * Lets a password or a code be tried for an account, counted before the try so that parallel guesses all count. The count is kept whatever the try
 * brings, in a transaction of its own.
 */
export async function countAttempt(context: CallContext, account: TriedAccount): Promise<Attempt> {
  const now = context.services.clock.now();
  const keys = keysOf(context, account);
  const counted = await context.transaction(async (tx) => {
    const byStranger = !(await account.isKnownHere(tx));
    return {
      byStranger,
      atPlace: await consume(tx, keys.place, perPlace, now),
      atAddress: await consume(tx, keys.address, perAddress, now),
      ofStrangers: byStranger ? await consume(tx, keys.strangers, byStrangers, now) : Infinity,
    };
  });
  if (counted.atPlace < 0 || counted.atAddress < 0) throw tooMany(undefined, account.otherwise);
  if (counted.ofStrangers < 0) throw tooMany('1 小时', account.otherwise);
  return { left: Math.min(counted.atPlace, counted.ofStrangers), byStranger: counted.byStranger };
}

/** A right password clears the count of its place. Address and strangers get only this try back: wrong ones stay counted, and a whole laboratory behind one address can log in. */
export const clearAttempts = (
  context: CallContext,
  account: TriedAccount,
  { byStranger }: Pick<Attempt, 'byStranger'>,
): Promise<void> =>
  context.transaction(async (tx) => {
    const keys = keysOf(context, account);
    await forgive(tx, keys.place);
    await giveBack(tx, keys.address);
    if (byStranger) await giveBack(tx, keys.strangers);
  });

/** Who holds the phone may come in at once, however much others guessed. */
export const forgetAttempts = (context: CallContext, account: TriedAccount): Promise<void> =>
  context.transaction(async (tx) => {
    const keys = keysOf(context, account);
    await forgive(tx, keys.place);
    await forgive(tx, keys.strangers);
  });

/** The same words whether the account or the password is wrong. */
export function wrongCredentials({ left }: Attempt): Refusal {
  return left === 0
    ? tooMany()
    : new Refusal('WRONG_CREDENTIALS', { reason: `账号或密码错误，还可尝试 ${left} 次`, data: { remain: left } });
}

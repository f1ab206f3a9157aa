import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';
import { deviceOf } from '../../platform/device';

const windowMs = 15 * minuteMs;
/** Of one account by one browser at one address: what others do elsewhere never keeps it out. */
const perPlace: Limit = { points: 5, windowMs };
/** Of one account by all that never signed in to it: the brake on a guess from many addresses. As many a day as five in 15 minutes. */
const byStrangers: Limit = { points: 20, windowMs: hourMs };
/** Of whatever accounts or codes, from one address. */
export const perAddress: Limit = { points: 60, windowMs };
/** The refusal after too many tries: how long to wait, and what else can be done. */
export const tooMany = (wait = '15 分钟', otherwise = '，或通过短信重置密码'): Refusal =>
  new Refusal('TOO_MANY_ATTEMPTS', { reason: `尝试次数过多，请 ${wait}后再试${otherwise}` });

/** Whose password, code of an authenticator or passkey is tried. */
export interface TriedAccount {
  readonly key: string;
  /** Whether somebody signed in to it from this network with such a browser before. Asked alike for an account that is not there. */
  readonly isKnownHere: (tx: Tx) => Promise<boolean>;
  /** What else can be done when there were too many tries; a password can be set anew. */
  readonly otherwise?: string;
}

/** One try. `left`: how many are left after it. */
export interface Attempt {
  readonly left: number;
  readonly byStranger: boolean;
}

/** A browser at an address, as tries are counted. */
export function placeOf({ address, userAgent }: CallContext): string {
  const { browser, system } = deviceOf(userAgent);
  return `${networkOf(address)}/${browser}/${system}`;
}

const keysOf = (context: CallContext, { key }: TriedAccount) => ({
  place: `password:${key}@${placeOf(context)}`,
  strangers: `strangers:${key}`,
  address: `address:${networkOf(context.address)}`,
});

/** Counts one more try. What is refused already is counted no further, so that nobody's refused tries keep others out. */
async function countTry(tx: Tx, context: CallContext, account: TriedAccount): Promise<Attempt | Refusal> {
  const now = context.services.clock.now();
  const keys = keysOf(context, account);
  const byStranger = !(await account.isKnownHere(tx));
  const atPlace = await consume(tx, keys.place, perPlace, now);
  if (atPlace < 0 || (await consume(tx, keys.address, perAddress, now)) < 0)
    return tooMany(undefined, account.otherwise);
  const ofStrangers = byStranger ? await consume(tx, keys.strangers, byStrangers, now) : Infinity;
  return ofStrangers < 0 ? tooMany('1 小时', account.otherwise) : { left: Math.min(atPlace, ofStrangers), byStranger };
}

/**
 * Lets a password or a code be tried for an account, counted before the try so that parallel guesses all count. The count is kept whatever the try
 * brings, in a transaction of its own.
 */
export async function countAttempt(context: CallContext, account: TriedAccount): Promise<Attempt> {
  const counted = await context.transaction((tx) => countTry(tx, context, account));
  // Thrown here, so that what was counted is kept.
  if (counted instanceof Refusal) throw counted;
  return counted;
}

/** Whether a wrong try may be kept in an account's records: those of strangers only as often as strangers may try. Counts it. */
export const mayBeRecorded = async (tx: Tx, context: CallContext, account: TriedAccount): Promise<boolean> =>
  (await account.isKnownHere(tx)) ||
  (await consume(tx, keysOf(context, account).strangers, byStrangers, context.services.clock.now())) >= 0;

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

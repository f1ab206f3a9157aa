import { hourMs } from '@compute-market/contract/rules/time-units';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { SmsScene } from '@compute-market/contract/enumerations';
import { SMS_CODE_DIGITS, SMS_CODE_VALID_SECONDS, SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { smsCode } from '../../db/schema/account';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack, remaining } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';
import { perAddress as triesOfAddress, placeOf, tooMany } from './attempts';

/** The purposes of verification are no business of /send_sms_code: they have a call of their own. */
export const verificationScene = { bank_card: 'verify_bank_card', enterprise: 'verify_enterprise' } as const;
/** Nor those of the second factor, which go to the account's own phone. */
export const secondFactorScene = { login: 'second_factor_login', change: 'second_factor' } as const;
/** Nor that of an invitation, whose code goes to the phone that was invited. */
export const invitationScene = 'invitation';
type CodeScene =
  | SmsScene
  | typeof invitationScene
  | (typeof verificationScene)[keyof typeof verificationScene]
  | (typeof secondFactorScene)[keyof typeof secondFactorScene];

const validMs = SMS_CODE_VALID_SECONDS * 1000;
/** Of one code by the browser that asked for it: what others try never uses them up. */
const mostTries = 5;
/** Of one code by whoever types it elsewhere: at one address, and at all. */
const elsewhere = { points: mostTries, windowMs: validMs };
const allElsewhere = { points: 10, windowMs: validMs };
/** The browser that asked for a code is marked by a count that it has used up. */
const asking = { points: 1, windowMs: validMs };
const resend = { points: 1, windowMs: SMS_RESEND_SECONDS * 1000 };
const perPhone = { points: 10, windowMs: hourMs };
const perAddress = { points: 30, windowMs: hourMs };

const hashOf = (salt: string, code: string): Buffer => createHash('sha256').update(`${salt}:${code}`).digest();

const counters = (phone: string, scene: CodeScene, { address }: CallContext) => ({
  resend: `sms:${scene}:${phone}`,
  phone: `sms-hour:${phone}`,
  address: `sms-address:${networkOf(address)}`,
});
type Counters = ReturnType<typeof counters>;

/** Counters of one code's tries. That of the address goes for all codes. */
const triesOf = (id: number, context: CallContext) => ({
  asking: `sms-asked:${id}@${placeOf(context)}`,
  elsewhere: `sms-tries:${id}@${networkOf(context.address)}`,
  allElsewhere: `sms-tries:${id}`,
});
const addressKey = ({ address }: CallContext): string => `sms-tries-address:${networkOf(address)}`;

async function wasSentLately(tx: Tx, phone: string, scene: CodeScene, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - resend.windowMs);
  const [latest] = await tx
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.scene, scene), gt(smsCode.createdAt, since)))
    .limit(1);
  return latest !== undefined;
}

/** Takes the turn of this phone and purpose, so that of two callers at once one sends; refuses when there were too many. */
async function takeTurn(tx: Tx, phone: string, scene: CodeScene, keys: Counters, now: Date): Promise<void> {
  if ((await consume(tx, keys.resend, resend, now)) < 0)
    throw new Refusal('TOO_MANY_REQUESTS', {
      reason: (await wasSentLately(tx, phone, scene, now))
        ? `验证码已发送，请 ${SMS_RESEND_SECONDS} 秒后再试`
        : '验证码正在发送，请稍候再试',
    });
  const leftForPhone = await consume(tx, keys.phone, perPhone, now);
  const leftForAddress = await consume(tx, keys.address, perAddress, now);
  if (leftForPhone < 0 || leftForAddress < 0)
    throw new Refusal('TOO_MANY_REQUESTS', { reason: '验证码发送过于频繁，请 1 小时后再试' });
}

async function giveTurnBack(tx: Tx, keys: Counters): Promise<void> {
  await forgive(tx, keys.resend);
  await giveBack(tx, keys.phone);
  await giveBack(tx, keys.address);
}

/**
 * Sends a new code for one purpose; an older one of that purpose no longer counts. With `instead`, that sentence goes to the phone and the
 * code to nobody: whoever asked sees no difference. What the channel refuses was not sent, and starts no wait. Answers until when it holds.
 */
export async function sendCode(
  context: CallContext,
  phone: string,
  scene: CodeScene,
  instead: string | null = null,
): Promise<Date> {
  const { clock, ids, sms } = context.services;
  const now = clock.now();
  const code = ids.digits(SMS_CODE_DIGITS);
  const salt = ids.short();
  const expiresAt = new Date(now.getTime() + validMs);
  const keys = counters(phone, scene, context);
  await context.transaction((tx) => takeTurn(tx, phone, scene, keys, now));
  try {
    await (instead === null ? sms.send(phone, code, scene) : sms.inform(phone, instead));
  } catch (error) {
    await context.transaction((tx) => giveTurnBack(tx, keys));
    throw error;
  }
  await context.transaction(async (tx) => {
    const codeHash = hashOf(salt, code).toString('hex');
    const [sent] = await tx
      .insert(smsCode)
      .values({ phone, scene, salt, codeHash, createdAt: now, expiresAt })
      .returning({ id: smsCode.id });
    if (sent !== undefined) await consume(tx, triesOf(sent.id, context).asking, asking, now);
  });
  return expiresAt;
}

type Wrong = 'wrong' | 'expired' | 'too many';

/** Counts a try at an address by a browser that did not ask for the code, whether there is one or not. */
const countAtAddress = async (tx: Tx, context: CallContext, now: Date): Promise<boolean> =>
  (await consume(tx, addressKey(context), triesOfAddress, now)) >= 0;

/** Whose try it was: of the browser that asked for the code, or of another. */
type Counted = 'asker' | 'elsewhere';

/** Counts a try of an open code before it is looked at. What one count refuses, the next does not count. */
async function countTry(tx: Tx, context: CallContext, id: number, now: Date): Promise<Counted | Wrong> {
  const keys = triesOf(id, context);
  if ((await remaining(tx, keys.asking, asking, now)) === 0) {
    const counted = await tx
      .update(smsCode)
      .set({ attempts: sql`${smsCode.attempts} + 1` })
      .where(and(eq(smsCode.id, id), lt(smsCode.attempts, mostTries)))
      .returning({ id: smsCode.id });
    return counted.length === 0 ? 'expired' : 'asker';
  }
  if ((await consume(tx, keys.elsewhere, elsewhere, now)) < 0) return 'expired';
  if (!(await countAtAddress(tx, context, now))) return 'too many';
  return (await consume(tx, keys.allElsewhere, allElsewhere, now)) < 0 ? 'expired' : 'elsewhere';
}

/** `wasLookedAt`: a code was open and this was compared with it. */
type Tried = { readonly id: number } | { readonly wrong: Wrong; readonly wasLookedAt: boolean };

async function tryCode(tx: Tx, context: CallContext, phone: string, scene: CodeScene, code: string): Promise<Tried> {
  const now = context.services.clock.now();
  const [latest] = await tx
    .select()
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.scene, scene)))
    .orderBy(desc(smsCode.id))
    .limit(1);
  // One that was used is answered like none: a stranger does not learn that somebody used it. Those before it stay void.
  const unused = latest === undefined || latest.usedAt !== null ? null : latest;
  if (unused === null || unused.expiresAt <= now) {
    const mayTry = await countAtAddress(tx, context, now);
    return { wrong: mayTry ? (unused === null ? 'wrong' : 'expired') : 'too many', wasLookedAt: false };
  }
  const counted = await countTry(tx, context, unused.id, now);
  if (counted !== 'asker' && counted !== 'elsewhere') return { wrong: counted, wasLookedAt: false };
  if (!timingSafeEqual(hashOf(unused.salt, code), Buffer.from(unused.codeHash, 'hex')))
    return { wrong: 'wrong', wasLookedAt: true };
  // A right one was no guess: a whole laboratory behind one address may type what its phones asked for.
  if (counted === 'elsewhere') await giveBack(tx, addressKey(context));
  return { id: unused.id };
}

const refusalOf: Readonly<Record<Wrong, () => Refusal>> = {
  wrong: () => new Refusal('CODE_WRONG'),
  expired: () => new Refusal('CODE_EXPIRED'),
  'too many': () => tooMany(undefined, ''),
};

/**
 * Checks the latest code of a phone and purpose; five tries for whoever asked for it, then it no longer counts there. Answers what `useCode` takes.
 * `onWrong` is called where a code was open and this was not it.
 */
export async function checkCode(
  context: CallContext,
  phone: string,
  scene: CodeScene,
  code: string,
  onWrong: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const tried = await context.transaction((tx) => tryCode(tx, context, phone, scene, code));
  if ('id' in tried) return tried.id;
  if (tried.wasLookedAt) await onWrong();
  throw refusalOf[tried.wrong]();
}

/** Spends a checked code together with what it was for: a refusal there leaves it usable. */
export async function useCode(tx: Tx, id: number, now: Date): Promise<void> {
  const spent = await tx
    .update(smsCode)
    .set({ usedAt: now })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id });
  if (spent.length === 0) throw new Refusal('CODE_EXPIRED');
}

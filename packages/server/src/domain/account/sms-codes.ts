import { hourMs } from '@compute-market/contract/rules/time-units';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { SmsScene } from '@compute-market/contract/enumerations';
import { SMS_CODE_DIGITS, SMS_CODE_VALID_SECONDS, SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { smsCode } from '../../db/schema/account';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../http/request-limits';

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

const mostTries = 5;
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
  const expiresAt = new Date(now.getTime() + SMS_CODE_VALID_SECONDS * 1000);
  const keys = counters(phone, scene, context);
  await context.transaction((tx) => takeTurn(tx, phone, scene, keys, now));
  try {
    await (instead === null ? sms.send(phone, code, scene) : sms.inform(phone, instead));
  } catch (error) {
    await context.transaction((tx) => giveTurnBack(tx, keys));
    throw error;
  }
  await context.transaction((tx) =>
    tx
      .insert(smsCode)
      .values({ phone, scene, salt, codeHash: hashOf(salt, code).toString('hex'), createdAt: now, expiresAt }),
  );
  return expiresAt;
}

async function tryCode(
  tx: Tx,
  phone: string,
  scene: CodeScene,
  code: string,
  now: Date,
): Promise<number | 'wrong' | 'expired'> {
  const [latest] = await tx
    .select()
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.scene, scene)))
    .orderBy(desc(smsCode.id))
    .limit(1);
  // One that was used is answered like none: a stranger does not learn that somebody used it. Those before it stay void.
  if (latest === undefined || latest.usedAt !== null) return 'wrong';
  if (latest.expiresAt <= now) return 'expired';
  const counted = await tx
    .update(smsCode)
    .set({ attempts: sql`${smsCode.attempts} + 1` })
    .where(and(eq(smsCode.id, latest.id), lt(smsCode.attempts, mostTries)))
    .returning({ id: smsCode.id });
  if (counted.length === 0) return 'expired';
  return timingSafeEqual(hashOf(latest.salt, code), Buffer.from(latest.codeHash, 'hex')) ? latest.id : 'wrong';
}

/** Checks the latest code of a phone and purpose; five tries, then it no longer counts. Answers what `useCode` takes. */
export async function checkCode(context: CallContext, phone: string, scene: CodeScene, code: string): Promise<number> {
  const found = await context.transaction((tx) => tryCode(tx, phone, scene, code, context.services.clock.now()));
  if (found === 'wrong') throw new Refusal('CODE_WRONG');
  if (found === 'expired') throw new Refusal('CODE_EXPIRED');
  return found;
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

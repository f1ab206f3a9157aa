import { confirmPasskeyLogin, startPasskeyLogin } from '@compute-market/contract/calls/passkey';
import { LOGIN_RESULT, LOGIN_WAY } from '@compute-market/contract/entities/login';
import type { ShownPasskey } from '@compute-market/contract/entities/passkey';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { passkey } from '../../db/schema/passkey';
import { holdAccount } from '../../http/account-hold';
import { tokenHash } from '../../http/auth';
import { implement, type CallContext, type Implementation } from '../../http/handler';
import { consume, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';
import { clearAttempts, countAttempt, type TriedAccount } from '../account/attempts';
import { accountOfPhone } from '../account/known-place';
import { recordLogin, recordRefusal } from '../account/login-records';
import { openSession } from '../account/open-session';
import { triedStep } from '../authenticator/prove';
import { ceremonyMs, openCeremony, requirePasskeySite, useCeremony, type Ceremony } from './challenge';
import type { PasskeyRow } from './own-passkeys';
import { handleOf, ownerOfPasskeys, tellOwner, type PasskeyOwner } from './owner';
import { readShown } from './verify';

const windowMs = 15 * minuteMs;
/** As many as passwords may be tried from one address: each leaves a row for five minutes. */
const begunByAddress: Limit = { points: 60, windowMs };

const start = implement(startPasskeyLogin, async (_input, context) => {
  const { domain } = requirePasskeySite(context);
  const left = await context.transaction((tx) =>
    consume(tx, `passkey:${networkOf(context.address)}`, begunByAddress, context.services.clock.now()),
  );
  if (left < 0)
    throw new Refusal('TOO_MANY_ATTEMPTS', { reason: '尝试次数过多，请 15 分钟后再试，或用密码或验证码登录' });
  const { challenge, ticket, expireTime } = await context.transaction((tx) => openCeremony(tx, context, null));
  return {
    Ticket: ticket,
    ExpireTime: expireTime,
    Options: { challenge, rpId: domain, userVerification: 'required' as const, timeout: ceremonyMs },
  };
});

interface Known {
  readonly row: PasskeyRow;
  readonly owner: PasskeyOwner;
}

/** The passkey that a device says to show, with its owner; null where there is none, or the device means another owner. */
async function findShown(tx: Tx, { id, response: { userHandle } }: ShownPasskey): Promise<Known | null> {
  const [row] = await tx.select().from(passkey).where(eq(passkey.credentialId, id));
  if (row === undefined || handleOf(row) !== userHandle) return null;
  return { row, owner: await ownerOfPasskeys(tx, row) };
}

/** Whose passkey is tried: an account, or one passkey that nobody has. */
const triedOf = (context: CallContext, known: Known | null, { id }: ShownPasskey): TriedAccount =>
  triedStep(
    known === null
      ? { key: tokenHash(id), isKnownHere: () => Promise.resolve(false) }
      : accountOfPhone(context, known.owner.phone, known.owner.subName),
    LOGIN_WAY.passkey,
  );

/** How a count stands to those that were taken before. `overtaken`: another login of this passkey came in between. */
type Counted = 'on' | 'overtaken' | 'back' | 'gone';

/**
 * Writes how often the device has signed. Devices that do not count always say 0. Who was asked only after the last count was taken has signed after it too, and
 * a count that is no higher comes from a copy. Who was asked before may have signed before: two honest logins arrive in any order.
 */
async function countOn(
  tx: Tx,
  context: CallContext,
  { id }: PasskeyRow,
  { openedAt }: Ceremony,
  counter: number,
): Promise<Counted> {
  const goesOn = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
  // The guard waits for whoever counts this passkey just now, and looks again.
  const counted = await tx
    .update(passkey)
    .set({ counter, lastUsedAt: context.services.clock.now() })
    .where(and(eq(passkey.id, id), goesOn))
    .returning({ id: passkey.id });
  if (counted.length > 0) return 'on';
  const [last] = await tx
    .select({ at: sql<Date>`coalesce(${passkey.lastUsedAt}, ${passkey.createdAt})`.mapWith(passkey.createdAt) })
    .from(passkey)
    .where(eq(passkey.id, id));
  if (last === undefined) return 'gone';
  return openedAt <= last.at ? 'overtaken' : 'back';
}

const entryOf = ({ owner: { userId, subAccountId } }: Known) => ({ userId, subAccountId, way: LOGIN_WAY.passkey });

const unknown = () =>
  new Refusal('WRONG_CREDENTIALS', { reason: '该通行密钥不属于本站或已被删除，请用密码或验证码登录' });

/** What a device has shown, for which ceremony, and whether its owner stays signed in (decisions 149). */
interface Shown {
  readonly ceremony: Ceremony;
  readonly counter: number;
  readonly stay: boolean | undefined;
}

/** Lets the owner in, or keeps that the counter went backwards, which says that somebody may have a copy of the passkey. */
async function enter(tx: Tx, context: CallContext, known: Known, { ceremony, counter, stay }: Shown) {
  // Before the passkey, in the order of those who close the account.
  await holdAccount(tx, known.owner.userId);
  const counted = await countOn(tx, context, known.row, ceremony, counter);
  if (counted === 'on') return openSession(tx, context, { ...entryOf(known), staysSignedIn: stay });
  if (counted === 'gone') return unknown();
  if (counted === 'overtaken')
    return new Refusal('CHALLENGE_EXPIRED', { reason: '该通行密钥刚刚在别处登录过，请重试' });
  await recordLogin(tx, context, entryOf(known), LOGIN_RESULT.copiedPasskey);
  await tellOwner(tx, context, known.owner, '有一次通行密钥登录被拒绝，该通行密钥可能被复制，请删除后重新添加');
  return new Refusal('WRONG_CREDENTIALS', {
    reason: '该通行密钥可能被复制，已拒绝登录；请用密码或验证码登录后删除它',
  });
}

const confirm = implement(confirmPasskeyLogin, async ({ ticket, shown, stay }, context) => {
  const site = requirePasskeySite(context);
  const ceremony = await useCeremony(context, ticket, null, '操作已超时，请重新使用通行密钥登录');
  const known = await context.transaction((tx) => findShown(tx, shown));
  const tried = triedOf(context, known, shown);
  const attempt = await countAttempt(context, tried);
  if (known === null) throw unknown();
  const counter = await readShown(context, { site, challenge: ceremony.challenge }, known.row, shown);
  if (counter === null) {
    await context.transaction((tx) =>
      recordRefusal(tx, context, { way: LOGIN_WAY.passkey, result: LOGIN_RESULT.wrongPasskey }, known.owner),
    );
    throw new Refusal('WRONG_CREDENTIALS', { reason: '通行密钥验证失败，请重试，或用密码或验证码登录' });
  }
  const entered = await context.transaction((tx) => enter(tx, context, known, { ceremony, counter, stay }));
  // Thrown here, so that what it says is kept.
  if (entered instanceof Refusal) throw entered;
  await clearAttempts(context, tried, attempt);
  return entered;
});

/** A login by passkey: the device has asked for a finger, a face or a number, so it stands for the password and the second step. */
export const passkeyLoginCalls: Implementation[] = [start, confirm];

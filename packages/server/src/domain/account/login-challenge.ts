import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { LOGIN_CHALLENGE_SECONDS, LOGIN_RESULT, LOGIN_WAY } from '@compute-market/contract/entities/login';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginChallenge, loginRecord, users } from '../../db/schema/account';
import { tokenHash } from '../../http/auth';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { recordLogin, type Caller } from './login-records';
import type { SessionEntry } from './open-session';

type User = Pick<typeof users.$inferSelect, 'id' | 'phone'>;

const gone = () => new Refusal('CHALLENGE_EXPIRED');

interface ChallengeTerms {
  readonly ways: readonly SecondStep[];
  /** What the session that follows is to do (decisions 149). */
  readonly staysSignedIn: boolean | undefined;
}

/**
 * The password was right: keeps that, and what the code will be given with. Told once, kept as a hash, good for five minutes and one login. `ways`: with
 * what it may go on, what is usual first.
 */
export async function openChallenge(
  tx: Tx,
  caller: Caller,
  user: User,
  { ways, staysSignedIn = false }: ChallengeTerms,
): Promise<Refusal> {
  const { clock, ids } = caller.services;
  const now = clock.now();
  const challenge = ids.token();
  const expiresAt = new Date(now.getTime() + LOGIN_CHALLENGE_SECONDS * 1000);
  const way = ways[0] === SECOND_STEP.sms ? LOGIN_WAY.passwordAndCode : LOGIN_WAY.passwordAndAuthenticator;
  const entry = { userId: user.id, subAccountId: null, way };
  const recordId = await recordLogin(tx, caller, entry, LOGIN_RESULT.codeMissing);
  await tx
    .insert(loginChallenge)
    .values({ tokenHash: tokenHash(challenge), userId: user.id, recordId, staysSignedIn, expiresAt });
  return new Refusal('SECOND_FACTOR_REQUIRED', {
    data: { challenge, phone: maskPhone(user.phone), expire_time: wireTime(expiresAt), ways: [...ways] },
  });
}

const isOpen = (challenge: string, now: Date) =>
  and(eq(loginChallenge.tokenHash, tokenHash(challenge)), gt(loginChallenge.expiresAt, now));

/** Whose login it is. Refuses one that is over, was used or was never given. */
export async function ownerOf(tx: Tx, challenge: string, now: Date): Promise<typeof users.$inferSelect> {
  const [found] = await tx
    .select({ user: users })
    .from(loginChallenge)
    .innerJoin(users, eq(users.id, loginChallenge.userId))
    .where(isOpen(challenge, now));
  if (found === undefined) throw gone();
  return found.user;
}

/** Uses it up, and forgets that the code was missing. Of several at once one gets through. Answers what its first step asked for. */
export async function useChallenge(
  tx: Tx,
  challenge: string,
  now: Date,
): Promise<Required<Pick<SessionEntry, 'staysSignedIn'>>> {
  const [used] = await tx
    .delete(loginChallenge)
    .where(isOpen(challenge, now))
    .returning({ recordId: loginChallenge.recordId, staysSignedIn: loginChallenge.staysSignedIn });
  if (used === undefined) throw gone();
  await tx.delete(loginRecord).where(eq(loginRecord.id, used.recordId));
  return { staysSignedIn: used.staysSignedIn };
}

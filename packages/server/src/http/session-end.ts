import { SESSION_DAYS } from '@compute-market/contract/constants';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { lt, lte, sql, type SQL } from 'drizzle-orm';
import { sessions } from '../db/schema/account';

/** A session ends after this long without a call, unless it stays signed in (decisions 149). */
const sessionIdleMs = dayMs;
/** It ends after this long whatever happens (trust B16). */
export const sessionLifeMs = SESSION_DAYS * dayMs;

/** The columns by which the end of a session is judged. */
export const sessionTimes = {
  staysSignedIn: sessions.staysSignedIn,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
} as const;

export type SessionTimes = Pick<typeof sessions.$inferSelect, keyof typeof sessionTimes>;

/** Who was seen before it is idle for too long. */
const leastSeen = (now: Date): Date => new Date(now.getTime() - sessionIdleMs);

/** Whether a session lets in no more. */
export const isSessionOver = ({ staysSignedIn, lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now >= expiresAt || (!staysSignedIn && lastSeenAt < leastSeen(now));

/** The same of rows, for a condition of a query. */
export const sessionIsOver = (now: Date): SQL =>
  sql`(${lte(sessions.expiresAt, now)} or (not ${sessions.staysSignedIn} and ${lt(sessions.lastSeenAt, leastSeen(now))}))`;

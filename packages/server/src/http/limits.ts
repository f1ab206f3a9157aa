import { eq, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema/account';
import type { Tx } from '../db/database';

/** How often something may happen in a window of time. */
export interface Limit {
  readonly points: number;
  readonly windowMs: number;
}

/** Counts one more for this key and answers how many are left; below zero it was one too many. One statement, so parallel callers all count. */
export async function consume(tx: Tx, key: string, limit: Limit, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs);
  const over = sql`${rateLimit.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await tx
    .insert(rateLimit)
    .values({ key, points: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimit.points} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
      },
    })
    .returning({ points: rateLimit.points });
  return limit.points - (counted?.points ?? 0);
}

/** Starts a key again from nothing, after a success. */
export async function forgive(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimit).where(eq(rateLimit.key, key));
}

/** Takes one count back: what was counted beforehand turned out to be no misuse. */
export async function giveBack(tx: Tx, key: string): Promise<void> {
  await tx
    .update(rateLimit)
    .set({ points: sql`greatest(${rateLimit.points} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}

/** How many are left for this key; counts nothing. */
export async function remaining(tx: Tx, key: string, limit: Limit, now: Date): Promise<number> {
  const [counted] = await tx.select().from(rateLimit).where(eq(rateLimit.key, key));
  return counted === undefined || counted.windowEndsAt <= now
    ? limit.points
    : Math.max(0, limit.points - counted.points);
}

import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sandboxClock } from '../db/schema/clock';
import { jobKinds } from '../domain';
import { heldUpMs } from '../domain/reminder/held-up';
import type { Services } from '../http/handler';
import { runDueJobs } from '../jobs/runner';
import { AheadClock, isMovable, type Clock, type MovableClock } from '../platform/clock';
import type { Fields } from './request';

const rowId = 1;
/** The steps of the page, hours. */
export const clockSteps = [1, 24, 168] as const;
const mostHours = 24 * 31;
/** How far it goes at once: less than what comes too late, since real time passes while the jobs run. */
const stepMs = heldUpMs - 15 * minuteMs;

/** The time of a demo: the real one, and what it was moved ahead by the sandbox page before. */
export async function openSandboxClock(database: Database, real: Clock): Promise<MovableClock> {
  const [row] = await database.transaction((tx) => tx.select().from(sandboxClock).where(eq(sandboxClock.id, rowId)));
  return new AheadClock(real, row?.aheadMs ?? 0);
}

/** What tells, charges and ends: a message that leaves too late is dropped. The others ask machines, gateways or files, and catch up by themselves. */
const timed = jobKinds.filter(({ lane }) => lane === 'books' || lane === 'messages');

/** The last move of each clock, done or under way: two side by side would leap by the steps of both. */
const lastMoves = new WeakMap<MovableClock, Promise<void>>();

async function move({ clock, database }: Services & { readonly clock: MovableClock }, aheadMs: number): Promise<void> {
  await database.transaction((tx) =>
    tx
      .insert(sandboxClock)
      .values({ id: rowId, aheadMs })
      .onConflictDoUpdate({ target: sandboxClock.id, set: { aheadMs: sql`${sandboxClock.aheadMs} + ${aheadMs}` } }),
  );
  clock.advance(aheadMs);
}

async function pass(services: Services & { readonly clock: MovableClock }, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await move(services, Math.min(left, stepMs));
    await runDueJobs(services, timed);
  }
}

/**
 * Moves the demo's time ahead by whole hours, so that ends, reminders and hourly charges come now. It goes in steps in which nothing comes too late: one
 * leap would be like a stop of the server, after which nothing is destroyed untold (decisions 229). A second move begins when the first is over. False when it cannot be moved so.
 */
export async function advanceClock(services: Services, hours: number): Promise<boolean> {
  const { clock } = services;
  if (!isMovable(clock) || !Number.isInteger(hours) || hours < 1 || hours > mostHours) return false;
  const before = lastMoves.get(clock) ?? Promise.resolve();
  const going = before.then(() => pass({ ...services, clock }, hours * hourMs));
  // A move that fails is told to its own caller alone.
  lastMoves.set(
    clock,
    going.catch(() => undefined),
  );
  await going;
  return true;
}

export const advanceClockForm = (services: Services, fields: Fields): Promise<boolean> =>
  advanceClock(services, Number(fields.get('hours')));

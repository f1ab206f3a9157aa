import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sandboxClock } from '../db/schema/clock';
import type { Services } from '../http/handler';
import { AheadClock, isMovable, type Clock, type MovableClock } from '../platform/clock';
import type { Fields } from './request';

const rowId = 1;
/** The steps of the page, hours. */
export const clockSteps = [1, 24, 168] as const;
const mostHours = 24 * 31;

/** The time of a demo: the real one, and what it was moved ahead by the sandbox page before. */
export async function openSandboxClock(database: Database, real: Clock): Promise<MovableClock> {
  const [row] = await database.transaction((tx) => tx.select().from(sandboxClock).where(eq(sandboxClock.id, rowId)));
  return new AheadClock(real, row?.aheadMs ?? 0);
}

/** Moves the demo's time ahead by whole hours, so that ends, reminders and hourly charges come now. False when it cannot be moved so. */
export async function advanceClock({ clock, database }: Services, hours: number): Promise<boolean> {
  if (!isMovable(clock) || !Number.isInteger(hours) || hours < 1 || hours > mostHours) return false;
  const aheadMs = hours * hourMs;
  await database.transaction((tx) =>
    tx
      .insert(sandboxClock)
      .values({ id: rowId, aheadMs })
      .onConflictDoUpdate({ target: sandboxClock.id, set: { aheadMs: sql`${sandboxClock.aheadMs} + ${aheadMs}` } }),
  );
  clock.advance(aheadMs);
  return true;
}

export const advanceClockForm = (services: Services, fields: Fields): Promise<boolean> =>
  advanceClock(services, Number(fields.get('hours')));

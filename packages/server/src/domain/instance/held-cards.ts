import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, arrayOverlaps, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { job } from '../../db/schema/job';
import { destroyJob } from './job-names';
import type { InstanceRow } from './state';

/** A machine is down within a minute. One that is still there after this long will not go by itself: then the next one is tried as it is, and says why it cannot be made. */
const longestWaitMs = 10 * minuteMs;

/**
 * Whether a machine that has ended still lets go of a card of this one. Cards are sold on at once, but the machine before holds them, and the ports that go
 * with them, until the engine has shut it down.
 */
export async function areCardsHeld(
  tx: Tx,
  { id, hostId, gpuIndexes }: Pick<InstanceRow, 'id' | 'hostId' | 'gpuIndexes'>,
  now: Date,
): Promise<boolean> {
  if (gpuIndexes.length === 0) return false;
  const [before] = await tx
    .select({ id: instance.id })
    .from(job)
    .innerJoin(instance, eq(instance.name, sql`${job.payload} ->> 'name'`))
    .where(
      and(
        eq(job.kind, destroyJob),
        isNull(job.doneAt),
        isNull(job.failedAt),
        gt(job.dueAt, new Date(now.getTime() - longestWaitMs)),
        ne(instance.id, id),
        eq(instance.hostId, hostId),
        arrayOverlaps(instance.gpuIndexes, gpuIndexes),
      ),
    )
    .limit(1);
  return before !== undefined;
}

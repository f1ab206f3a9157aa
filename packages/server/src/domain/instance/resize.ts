import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { defineOutsideJob } from '../../jobs/job';
import { areCardsHeld } from './held-cards';
import { resizeJob } from './job-names';
import { hasMachine } from './machine-change';

/** How often a machine that is being changed is looked at. */
const watchMs = 1000;

interface ResizePayload {
  readonly instanceId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

/** The rental, and whether one of its cards is still held by the machine before. */
async function lookAt(tx: Tx, instanceId: number, now: Date) {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  return { row, waits: row !== undefined && (await areCardsHeld(tx, row, now)) };
}

/** Has the provider give a machine what was added to its rental, then says that it is in. What ended meanwhile needs nothing any more. */
export const resizeJobKind = defineOutsideJob<ResizePayload, boolean>(
  resizeJob,
  {
    async outside({ instanceId, requestedAt }, { database, compute, clock }) {
      const { row, waits } = await database.transaction((tx) => lookAt(tx, instanceId, clock.now()));
      if (!row || !hasMachine(row)) return true;
      if (waits) return false;
      const { gpuIndexes, cpuNum, addedCpu, memoryGb, addedMemoryGb, dataDiskGb, bandwidthMbps } = row;
      return compute.resize(
        row.name,
        { gpuIndexes, cpuNum: cpuNum + addedCpu, memoryGb: memoryGb + addedMemoryGb, dataDiskGb, bandwidthMbps },
        new Date(requestedAt),
      );
    },
    async work(tx, { instanceId, requestedAt }, isIn, { clock }) {
      if (!isIn) return { again: new Date(clock.now().getTime() + watchMs) };
      await tx
        .update(instance)
        .set({ addingCpu: 0, addingMemoryGb: 0, addingDiskGb: 0, resizeRequestedAt: null })
        .where(and(eq(instance.id, instanceId), eq(instance.resizeRequestedAt, new Date(requestedAt))));
      return undefined;
    },
  },
  { lane: 'machines' },
);

import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { defineOutsideJob } from '../../jobs/job';
import { resizeJob } from './job-names';
import { hasMachine } from './machine-change';

/** How often a machine that is being changed is looked at. */
const watchMs = 1000;

interface ResizePayload {
  readonly instanceId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

async function rowOf(tx: Tx, instanceId: number) {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  return row;
}

/** Has the provider give a machine what was added to its rental, then says that it is in. What ended meanwhile needs nothing any more. */
export const resizeJobKind = defineOutsideJob<ResizePayload, boolean>(
  resizeJob,
  {
    async outside({ instanceId, requestedAt }, { database, compute }) {
      const row = await database.transaction((tx) => rowOf(tx, instanceId));
      if (!row || !hasMachine(row)) return true;
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

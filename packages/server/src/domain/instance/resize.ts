import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { areCardsHeld } from './held-cards';
import { resizeJob } from './job-names';
import { hasMachine, orRefusal, type RefusedChange } from './machine-change';
import type { InstanceRow } from './state';
import { undoUpgrade, type UpgradeUndo } from './undo-upgrade';

/** How often a machine that is being changed is looked at. */
const watchMs = 1000;

/** What the job of an upgrade is asked with. */
export interface ResizePayload {
  readonly instanceId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
  /** For where the provider refuses it; absent in jobs of older versions. */
  readonly undo?: UpgradeUndo;
}

/** What came of one try. */
type Outcome = { readonly end: 'done' | 'later' } | RefusedChange;

/** The rental, and whether one of its cards is still held by the machine before. */
async function lookAt(tx: Tx, instanceId: number, now: Date) {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  return { row, waits: row !== undefined && (await areCardsHeld(tx, row, now)) };
}

async function tryResize(row: InstanceRow, requestedAt: number, { compute }: Services): Promise<Outcome> {
  const { gpuIndexes, cpuNum, addedCpu, memoryGb, addedMemoryGb, dataDiskGb, bandwidthMbps } = row;
  const isIn = await compute.resize(
    row.name,
    { gpuIndexes, cpuNum: cpuNum + addedCpu, memoryGb: memoryGb + addedMemoryGb, dataDiskGb, bandwidthMbps },
    new Date(requestedAt),
  );
  return { end: isIn ? 'done' : 'later' };
}

/** Writes that nothing is under way any more. */
async function settle(tx: Tx, { instanceId, requestedAt }: ResizePayload): Promise<void> {
  await tx
    .update(instance)
    .set({ addingCpu: 0, addingMemoryGb: 0, addingDiskGb: 0, resizeRequestedAt: null })
    .where(and(eq(instance.id, instanceId), eq(instance.resizeRequestedAt, new Date(requestedAt))));
}

/** Takes back what the provider refused, unless the rental has ended meanwhile. */
async function takeBack(
  tx: Tx,
  payload: ResizePayload,
  { undo, reason, now }: { readonly undo: UpgradeUndo; readonly reason: string; readonly now: Date },
): Promise<void> {
  const [row] = await tx.select().from(instance).where(eq(instance.id, payload.instanceId)).for('update');
  if (row?.resizeRequestedAt?.getTime() !== payload.requestedAt) return;
  if (hasMachine(row)) await undoUpgrade(tx, row, { undo, reason, now });
  else await settle(tx, payload);
}

/**
 * Has the provider give a machine what was added to its rental, then says that it is in. What ended meanwhile needs nothing any more; what the provider
 * refuses for good is taken back with its money.
 */
export const resizeJobKind = defineOutsideJob<ResizePayload, Outcome>(
  resizeJob,
  {
    async outside({ instanceId, requestedAt, undo }, services) {
      const { database, clock } = services;
      const { row, waits } = await database.transaction((tx) => lookAt(tx, instanceId, clock.now()));
      if (!row || !hasMachine(row)) return { end: 'done' };
      if (waits) return { end: 'later' };
      const ask = () => tryResize(row, requestedAt, services);
      return undo === undefined ? ask() : orRefusal(ask);
    },
    async work(tx, payload, outcome, { clock }) {
      const now = clock.now();
      if (outcome.end === 'later') return { again: new Date(now.getTime() + watchMs) };
      const { undo } = payload;
      if (outcome.end === 'refused' && undo !== undefined)
        await takeBack(tx, payload, { undo, reason: outcome.reason, now });
      else await settle(tx, payload);
      return undefined;
    },
    // Whoever ends it has put the machine or the money right by hand.
    dropped: settle,
  },
  { lane: 'machines' },
);

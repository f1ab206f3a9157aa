import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { sandboxKeptDisk, sandboxMachine, type SandboxSnapshots } from '../db/schema/instance';
import { MACHINE_MISSING, MachineRefusal, type ComputeProvider, type MachineOrder } from './provider';

/** A snapshot or an image of a simulated disk takes up between 8 and 24 GiB. */
const leastBytes = 8 * 1024 ** 3;
const spreadBytes = 16 * 1024 ** 3;
const sizeOf = (key: string): number =>
  leastBytes + Math.floor((createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32) * spreadBytes);

/** What a machine that goes on with a kept disk finds on it. */
export async function keptSnapshots(tx: Tx, { diskOf }: Pick<MachineOrder, 'diskOf'>): Promise<SandboxSnapshots> {
  if (diskOf === null) return {};
  const [kept] = await tx.select().from(sandboxKeptDisk).where(eq(sandboxKeptDisk.name, diskOf));
  return kept?.snapshots ?? {};
}

/** Snapshots and images of simulated machines, which hold nothing but take up room. */
export function simulatedSnapshots(
  database: Database,
): Pick<ComputeProvider, 'createSnapshot' | 'deleteSnapshot' | 'createImage' | 'deleteImage' | 'keepDisks'> {
  /** Writes what was asked of one, unless it is older than the last that was asked of any; answers what there is now. */
  const change = (name: string, key: string, to: SandboxSnapshots[string]) =>
    database.transaction(async (tx) => {
      const own = eq(sandboxMachine.name, name);
      const [machine] = await tx.select().from(sandboxMachine).where(own).for('update');
      const last = Math.max(0, ...Object.values(machine?.snapshots ?? {}).map(({ at }) => at));
      if (machine === undefined || to.at < last) return machine?.snapshots[key];
      await tx
        .update(sandboxMachine)
        .set({ snapshots: { ...machine.snapshots, [key]: to } })
        .where(own);
      return to;
    });
  return {
    async createSnapshot(name, key, requestedAt) {
      const made = await change(name, key, { sizeBytes: sizeOf(key), at: requestedAt.getTime() });
      return { sizeBytes: made?.sizeBytes ?? null };
    },
    async deleteSnapshot(name, key, requestedAt) {
      await change(name, key, { sizeBytes: null, at: requestedAt.getTime() });
      return true;
    },
    createImage: (name, key) =>
      database.transaction(async (tx) => {
        if ((await tx.$count(sandboxMachine, eq(sandboxMachine.name, name))) === 0)
          throw new MachineRefusal(MACHINE_MISSING);
        return { sizeBytes: sizeOf(key) };
      }),
    // It holds nothing, so there is nothing to take away.
    deleteImage: () => Promise.resolve(),
    keepDisks: (name, keptAs) =>
      database.transaction(async (tx) => {
        const [machine] = await tx
          .delete(sandboxMachine)
          .where(eq(sandboxMachine.name, name))
          .returning({ snapshots: sandboxMachine.snapshots });
        if (machine === undefined) return;
        const { snapshots } = machine;
        await tx
          .insert(sandboxKeptDisk)
          .values({ name: keptAs, snapshots })
          .onConflictDoUpdate({ target: sandboxKeptDisk.name, set: { snapshots } });
      }),
  };
}

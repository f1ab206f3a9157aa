import { createHash } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { sandboxFleet, sandboxMachine } from '../db/schema/instance';
import type { Clock } from '../platform/clock';
import { bootPhaseAt } from './boot-phases';
import type { ComputeProvider, MachineStatus } from './provider';

type Settings = typeof sandboxFleet.$inferSelect;
type Machine = typeof sandboxMachine.$inferSelect;

const settingsId = 1;

/** What the sandbox page has set; the defaults until it has. */
export async function sandboxFleetSettings(tx: Tx): Promise<Settings> {
  await tx.insert(sandboxFleet).values({ id: settingsId }).onConflictDoNothing();
  const [settings] = await tx.select().from(sandboxFleet).where(eq(sandboxFleet.id, settingsId));
  if (!settings) throw new Error('the sandbox fleet has no settings row');
  return settings;
}

/** Changes what the next boots and restarts do: durations, failures. For the sandbox page. */
export async function setSandboxFleet(tx: Tx, change: Partial<Omit<Settings, 'id'>>): Promise<void> {
  await sandboxFleetSettings(tx);
  await tx.update(sandboxFleet).set(change).where(eq(sandboxFleet.id, settingsId));
}

/** Uses up one of the failures asked for, if any is left. */
async function takeFailure(tx: Tx, kind: 'failNextBoots' | 'failNextRestarts'): Promise<boolean> {
  const left = sandboxFleet[kind];
  const taken = await tx.update(sandboxFleet).set({ [kind]: sql`${left} - 1` }).where(and(eq(sandboxFleet.id, settingsId), gt(left, 0))).returning({ id: sandboxFleet.id });
  return taken.length > 0;
}

/** Chance decided by the name, so that the same boot comes out the same whenever it is asked. */
const failsByChance = (name: string, percent: number): boolean => createHash('sha256').update(name).digest().readUInt16BE(0) % 100 < percent;

function statusOf(machine: Machine, now: Date): MachineStatus {
  const elapsed = now.getTime() - machine.startedAt.getTime();
  if (elapsed < machine.durationMs) {
    return { state: 'working', phase: (machine.task === 'boot' ? bootPhaseAt(elapsed, machine.durationMs) : null) ?? '重启系统' };
  }
  if (!machine.fails) return { state: 'running' };
  return { state: 'failed', reason: machine.task === 'boot' ? '宿主机资源不足' : '系统未能启动' };
}

/**
 * The embedded provider: machines that boot in a few seconds and fail when told to. Everything is in rows and derived from
 * the clock, so that a restart of the server in the middle of a boot loses nothing.
 */
export function createSandboxFleet(database: Database, clock: Clock): ComputeProvider {
  return {
    create: (order) =>
      database.transaction(async (tx) => {
        const settings = await sandboxFleetSettings(tx);
        const created = await tx
          .insert(sandboxMachine)
          .values({ name: order.name, task: 'boot', startedAt: clock.now(), durationMs: settings.bootMs, fails: false })
          .onConflictDoNothing()
          .returning({ name: sandboxMachine.name });
        if (created.length === 0) return;
        const fails = (await takeFailure(tx, 'failNextBoots')) || failsByChance(order.name, settings.bootFailurePercent);
        if (fails) await tx.update(sandboxMachine).set({ fails }).where(eq(sandboxMachine.name, order.name));
      }),

    status: (name) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        return machine ? statusOf(machine, clock.now()) : { state: 'missing' };
      }),

    restart: (name, requestedAt) =>
      database.transaction(async (tx) => {
        const settings = await sandboxFleetSettings(tx);
        const isNew = or(eq(sandboxMachine.task, 'boot'), lt(sandboxMachine.startedAt, requestedAt));
        const restarted = await tx
          .update(sandboxMachine)
          .set({ task: 'restart', startedAt: requestedAt, durationMs: settings.restartMs, fails: false })
          .where(and(eq(sandboxMachine.name, name), isNew))
          .returning({ name: sandboxMachine.name });
        if (restarted.length > 0 && (await takeFailure(tx, 'failNextRestarts'))) {
          await tx.update(sandboxMachine).set({ fails: true }).where(eq(sandboxMachine.name, name));
        }
      }),

    destroy: (name) =>
      database.transaction(async (tx) => {
        await tx.delete(sandboxMachine).where(eq(sandboxMachine.name, name));
      }),
  };
}

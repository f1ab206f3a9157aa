import { INSTANCE_EVENT, type InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { startPhases } from '@compute-market/contract/rules/start-phases';
import { formatTime } from '@compute-market/contract/rules/time';
import { and, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import { host, image } from '../../db/schema/market';
import { failureOf, MachineRefusal, type MachineOrder, type MachineStatus } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob, enqueue, type JobEnd } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { publicPorts } from './check-ports';
import { containerOrder, forgetEnvironment } from './container-image';
import { areCardsHeld } from './held-cards';
import { destroyJob, bootJob, refundJob, restartJob } from './job-names';
import { endMachine } from './machine-end';
import { handOverDisk, keepDiskOn } from './kept-start';
import { keyLinesOf, resumeKeys } from './machine-keys';
import { recordEvent } from './events';
import { probedPortsOf } from './port-rows';
import { releaseHeld } from './release';
import { moveInstance } from './state';
import { shownName, tellOwner } from './tell-owner';

/** How often a moving machine is looked at. */
const watchMs = 1000;

interface BootPayload {
  readonly instanceId: number;
}

interface RestartPayload extends BootPayload {
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
}

const later = (services: Services): JobEnd => ({ again: new Date(services.clock.now().getTime() + watchMs) });

/** What is to be made; null where nothing is any more, a status while its cards are not free yet. */
async function machineOrder(
  tx: Tx,
  services: Services,
  instanceId: number,
): Promise<MachineOrder | MachineStatus | null> {
  const kept = alias(instance, 'kept');
  const [found] = await tx
    .select({ row: instance, secret: instanceSecret, hostName: host.name, diskOf: kept.name, image })
    .from(instance)
    .innerJoin(instanceSecret, eq(instanceSecret.instanceId, instance.id))
    .innerJoin(host, eq(host.id, instance.hostId))
    .innerJoin(image, eq(image.key, instance.imageKey))
    .leftJoin(kept, eq(kept.id, instance.startedFromId))
    .where(eq(instance.id, instanceId));
  if (!found || found.row.status !== INSTANCE_STATUS.starting) return null;
  const { row, secret, hostName, diskOf } = found;
  if (await areCardsHeld(tx, row, services.clock.now())) return { state: 'working', phase: startPhases[0] };
  const sshKeys = await keyLinesOf(tx, instanceId, found.image);
  return {
    name: row.name,
    kind: row.containerType === 'kvm' ? 'virtual-machine' : 'container',
    hostName,
    diskOf,
    ports: [...publicPorts(found), ...(await probedPortsOf(tx, row))],
    gpuType: row.gpuType,
    gpuIndexes: row.gpuIndexes,
    cpuNum: row.cpuNum,
    memoryGb: row.memoryGb,
    systemDiskGb: row.systemDiskGb,
    dataDiskGb: row.dataDiskGb,
    bandwidthMbps: row.bandwidthMbps,
    imageKey: row.imageKey,
    ownImage: row.ownImageKey,
    container: await containerOrder(tx, services, instanceId),
    loginUserName: row.loginUserName,
    loginPassword: secret.loginPassword,
    vncPassword: secret.vncPassword,
    sshKeys,
  };
}

/** Has the provider make the machine, then follows it until it runs or has failed. A failed start is refunded by itself (decisions 19). */
export const boot = defineOutsideJob<BootPayload, MachineStatus | null>(
  bootJob,
  {
    async outside({ instanceId }, services) {
      const { database, compute } = services;
      try {
        const order = await database.transaction((tx) => machineOrder(tx, services, instanceId));
        if (order === null || 'state' in order) return order;
        await compute.create(order);
        return await compute.status(order.name);
      } catch (error) {
        if (!(error instanceof MachineRefusal)) throw error;
        return { state: 'failed', reason: error.message };
      }
    },
    async work(tx, { instanceId }, report, services) {
      if (report === null) return undefined;
      const now = services.clock.now();
      if (report.state !== 'failed' && (await isTooLate(tx, instanceId, now)))
        return failLateStart(tx, instanceId, now);
      switch (report.state) {
        case 'missing':
          return later(services);
        case 'working':
          await tx.update(instance).set({ message: report.phase }).where(eq(instance.id, instanceId));
          return later(services);
        case 'running':
          return finishStart(tx, instanceId, services);
        case 'stopped':
        case 'failed':
          return failStart(tx, instanceId, failureOf(report), now);
      }
    },
  },
  { lane: 'machines' },
);

/** Nobody pays for hours in which the machine was being made: a start that took all that was paid for has failed (decisions 144, 147). */
async function isTooLate(tx: Tx, instanceId: number, now: Date): Promise<boolean> {
  const [late] = await tx
    .select({ id: instance.id })
    .from(instance)
    .where(and(eq(instance.id, instanceId), lte(instance.dueAt, now)));
  return late !== undefined;
}

async function finishStart(tx: Tx, instanceId: number, { clock }: Services): Promise<void> {
  const started = await moveInstance(tx, instanceId, [INSTANCE_STATUS.starting], INSTANCE_STATUS.running, {
    message: '',
  });
  if (!started) return;
  await forgetEnvironment(tx, instanceId);
  await handOverDisk(tx, started, clock.now());
  await recordEvent(tx, { instance: started, kind: INSTANCE_EVENT.started, at: clock.now() });
}

/** The machine whose kept disk this one was to go on with. */
async function keptNameOf(tx: Tx, { startedFromId }: Pick<typeof instance.$inferSelect, 'startedFromId'>) {
  if (startedFromId === null) return null;
  const [kept] = await tx.select({ name: instance.name }).from(instance).where(eq(instance.id, startedFromId));
  return kept?.name ?? null;
}

/** Ends a start, with a whole refund. `reason` is a Chinese clause. */
export async function failStart(tx: Tx, instanceId: number, reason: string, now: Date): Promise<void> {
  const failed = await moveInstance(tx, instanceId, [INSTANCE_STATUS.starting], INSTANCE_STATUS.startFailed, {
    message: reason,
    endedAt: now,
    diskReleaseAt: null,
  });
  if (!failed) return;
  await recordEvent(tx, { instance: failed, kind: INSTANCE_EVENT.startFailed, at: now, details: { reason } });
  await forgetEnvironment(tx, instanceId);
  await releaseHeld(tx, failed, { disk: failed.startedFromId === null });
  const keptUntil = await keepDiskOn(tx, failed, now);
  await enqueue(tx, { kind: refundJob, payload: { instanceId }, runAt: now, key: `${refundJob}:${failed.name}` });
  await endMachine(tx, failed, { keptAs: await keptNameOf(tx, failed), now });
  const disk = keptUntil === null ? '' : `，原磁盘继续保留至 ${formatTime(wireTime(keptUntil))}`;
  const text = `实例「${shownName(failed)}」启动失败：${reason}。费用将原路退回${disk}，可重新下单。`;
  await tellOwner(
    tx,
    failed,
    { key: `start-failed:${failed.name}`, event: NOTICE_EVENT.startError, title: '实例启动失败', text },
    now,
  );
}

/** Ends a start that has taken all the time that was paid for. */
export const failLateStart = (tx: Tx, instanceId: number, now: Date): Promise<void> =>
  failStart(tx, instanceId, '启动用时超过已付费的时长', now);

/** Has the provider restart the machine, then follows it. */
export const restart = defineOutsideJob<RestartPayload, MachineStatus | null>(
  restartJob,
  {
    async outside({ instanceId, requestedAt }, { database, compute }) {
      const [row] = await database.transaction((tx) => tx.select().from(instance).where(eq(instance.id, instanceId)));
      if (!row || row.status !== INSTANCE_STATUS.restarting) return null;
      await compute.restart(row.name, new Date(requestedAt));
      return compute.status(row.name);
    },
    work: (tx, { instanceId }, status, services) =>
      followRestart(tx, instanceId, { status, refusal: null }, services, restartEvents),
  },
  { lane: 'machines' },
);

/** What is written down of the end of such a task. */
interface EndEvents {
  readonly done: InstanceEventKind;
  readonly failed: InstanceEventKind;
}
const restartEvents: EndEvents = { done: INSTANCE_EVENT.restarted, failed: INSTANCE_EVENT.restartFailed };

/** Where such a machine stands, and why the task was not done where the machine goes on as it was: a Chinese clause. */
export interface RestartReport {
  /** Null where nobody follows it any more. */
  readonly status: MachineStatus | null;
  readonly refusal: string | null;
}

/** One look at a machine that goes down and comes up again: a restart, a new system. */
export async function followRestart(
  tx: Tx,
  instanceId: number,
  { status, refusal }: RestartReport,
  services: Services,
  events: EndEvents,
): Promise<JobEnd> {
  if (status === null) return undefined;
  if (status.state === 'working') {
    await tx
      .update(instance)
      .set({ message: status.phase })
      .where(and(eq(instance.id, instanceId), eq(instance.status, INSTANCE_STATUS.restarting)));
    return later(services);
  }
  const runs = status.state === 'running';
  const failure = refusal ?? (runs ? null : failureOf(status));
  const moved = await moveInstance(
    tx,
    instanceId,
    [INSTANCE_STATUS.restarting],
    runs ? INSTANCE_STATUS.running : INSTANCE_STATUS.restartFailed,
    { message: runs ? '' : (failure ?? '') },
  );
  if (!moved) return undefined;
  const at = services.clock.now();
  if (runs) await resumeKeys(tx, moved, at);
  await recordEvent(tx, {
    instance: moved,
    kind: failure === null ? events.done : events.failed,
    at,
    details: failure === null ? {} : { reason: failure },
  });
  return undefined;
}

/** Tells the provider that a machine is over, with its disks or without. */
export const destroy = defineOutsideJob<{ readonly name: string; readonly keptAs?: string | null }, null>(
  destroyJob,
  {
    async outside({ name, keptAs = null }, { compute }) {
      await (keptAs === null ? compute.destroy(name) : compute.keepDisks(name, keptAs));
      return null;
    },
    work: () => Promise.resolve(),
  },
  { lane: 'machines' },
);

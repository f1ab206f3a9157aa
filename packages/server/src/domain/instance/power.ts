import { shutDownKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { failureOf, type MachineStatus } from '../../fleet/provider';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineOutsideJob, enqueue } from '../../jobs/job';
import { requireAnsweringHost } from './answering-host';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { powerOffJob, powerOnJob } from './job-names';
import { resumeKeys } from './machine-keys';
import { moveInstance, requireSettled, type InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

interface PowerPayload {
  readonly instanceId: number;
  /** Milliseconds since 1970: names the request. */
  readonly requestedAt: number;
}

/** How often a machine that is being started is looked at. */
const watchMs = 1000;

const requireKvm = ({ containerType }: InstanceRow): void => {
  if (containerType !== 'kvm')
    throw new Refusal('INVALID_REQUEST', { reason: '该实例是容器，不支持开关机，请选择云主机' });
};

/** Shuts a running machine down; null when it does not run any more. `reason` is a Chinese clause for what nobody pressed a button for. */
export async function shutDownInstance(
  tx: Tx,
  instanceId: number,
  { now, reason }: { readonly now: Date; readonly reason?: string },
): Promise<InstanceRow | null> {
  const moved = await moveInstance(tx, instanceId, [INSTANCE_STATUS.running], INSTANCE_STATUS.shutDown, {
    message: '',
    abnormalSince: null,
    powerOnAskedAt: null,
  });
  if (!moved) return null;
  const details = reason === undefined ? {} : { reason };
  await recordEvent(tx, { instance: moved, kind: INSTANCE_EVENT.shutDown, at: now, details });
  const requestedAt = now.getTime();
  await enqueue(tx, {
    kind: powerOffJob,
    payload: { instanceId, requestedAt },
    runAt: now,
    key: `${powerOffJob}:${moved.name}:${requestedAt}`,
  });
  return moved;
}

const shutDown = implement(shutDownKvm, async (input, context) => {
  await context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    requireKvm(row);
    requireSettled(row);
    if (!(await shutDownInstance(tx, row.id, { now: context.services.clock.now() })))
      throw new Refusal('STATE_CONFLICT');
  });
  return { Status: INSTANCE_STATUS.shutDown };
});

/**
 * Within its rental a machine is started for nothing. It stays shut down, with the phase as its message, until it runs (the contract knows no
 * other way); asking while it starts changes nothing.
 */
const start = implement(startFromShutdown, async (input, context) => {
  const { clock } = context.services;
  await context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    requireKvm(row);
    if (row.status !== INSTANCE_STATUS.shutDown) throw new Refusal('STATE_CONFLICT');
    if (row.powerOnAskedAt !== null) return;
    await requireAnsweringHost(tx, row);
    const now = clock.now();
    await tx
      .update(instance)
      .set({ powerOnAskedAt: now, message: '排队', abnormalSince: null })
      .where(eq(instance.id, row.id));
    await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.powerOn, at: now });
    const requestedAt = now.getTime();
    await enqueue(tx, {
      kind: powerOnJob,
      payload: { instanceId: row.id, requestedAt },
      runAt: now,
      key: `${powerOnJob}:${row.name}:${requestedAt}`,
    });
  });
  return { Status: INSTANCE_STATUS.shutDown };
});

/** Shutting down costs nothing and gives nothing back: the prepaid time runs on (screens B8, G4). */
export const powerCalls: Implementation[] = [shutDown, start];

async function rowOf(tx: Tx, instanceId: number): Promise<InstanceRow | null> {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  return row ?? null;
}

/** Tells the provider to shut a machine down. A start that was asked for meanwhile carries a later moment, so this never undoes it. */
export const powerOff = defineOutsideJob<PowerPayload, null>(
  powerOffJob,
  {
    async outside({ instanceId, requestedAt }, { database, compute }) {
      const row = await database.transaction((tx) => rowOf(tx, instanceId));
      if (row?.status === INSTANCE_STATUS.shutDown) await compute.stop(row.name, new Date(requestedAt));
      return null;
    },
    work: () => Promise.resolve(),
  },
  { lane: 'machines' },
);

/** Has the provider start a machine, then follows it until it runs or has failed. A failed one is still shut down and can be started again. */
export const powerOn = defineOutsideJob<PowerPayload, MachineStatus | null>(
  powerOnJob,
  {
    async outside({ instanceId, requestedAt }, { database, compute }) {
      const row = await database.transaction((tx) => rowOf(tx, instanceId));
      if (row?.status !== INSTANCE_STATUS.shutDown || row.powerOnAskedAt?.getTime() !== requestedAt) return null;
      await compute.start(row.name, new Date(requestedAt));
      return compute.status(row.name);
    },
    async work(tx, { instanceId, requestedAt }, report, { clock }) {
      if (report === null) return undefined;
      const asked = and(
        eq(instance.id, instanceId),
        eq(instance.status, INSTANCE_STATUS.shutDown),
        eq(instance.powerOnAskedAt, new Date(requestedAt)),
      );
      if (report.state === 'working') {
        await tx.update(instance).set({ message: report.phase }).where(asked);
        return { again: new Date(clock.now().getTime() + watchMs) };
      }
      if (report.state === 'running') {
        const started = await moveInstance(tx, instanceId, [INSTANCE_STATUS.shutDown], INSTANCE_STATUS.running, {
          message: '',
          abnormalSince: null,
          powerOnAskedAt: null,
          lastRestartAt: new Date(requestedAt),
        });
        if (started) {
          await resumeKeys(tx, started, clock.now());
          await recordEvent(tx, { instance: started, kind: INSTANCE_EVENT.poweredOn, at: clock.now() });
        }
        return undefined;
      }
      const now = clock.now();
      const [failed] = await tx
        .update(instance)
        .set({ message: `开机失败：${failureOf(report)}`, abnormalSince: now, powerOnAskedAt: null })
        .where(asked)
        .returning();
      if (failed) {
        await recordEvent(tx, {
          instance: failed,
          kind: INSTANCE_EVENT.powerOnFailed,
          at: now,
          details: { reason: failureOf(report) },
        });
        const text = `实例「${shownName(failed)}」开机失败：${failureOf(report)}。计费不受影响，可再次开机，或提交工单。`;
        await tellOwner(
          tx,
          failed,
          {
            key: `power-on-failed:${failed.name}:${requestedAt}`,
            event: NOTICE_EVENT.startError,
            title: '实例启动失败',
            text,
          },
          now,
        );
      }
      return undefined;
    },
  },
  { lane: 'machines' },
);

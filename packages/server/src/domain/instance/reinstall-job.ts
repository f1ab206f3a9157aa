import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import { MachineRefusal, type ComputeProvider, type SystemOrder } from '../../fleet/provider';
import { defineOutsideJob } from '../../jobs/job';
import { findImage } from '../market/read-catalogue';
import { followRestart, type RestartReport } from './boot';
import { recordEvent } from './events';
import { giveBackSystem, type FormerSystem } from './former-system';
import { reinstallJob } from './job-names';
import { keyLinesOf, resumeKeys } from './machine-keys';
import { forgetSnapshots } from './snapshot-rows';
import { moveInstance } from './state';
import { shownName, tellOwner } from './tell-owner';

/** A reset of the system that was asked for. */
export interface ReinstallPayload {
  readonly instanceId: number;
  /** Milliseconds since 1970; names the request. */
  readonly requestedAt: number;
  /** Missing where the version before asked. */
  readonly former?: FormerSystem;
}

/** What is still to be installed; without an order where the request was given up. */
async function askedOf(
  tx: Tx,
  { instanceId, requestedAt }: ReinstallPayload,
): Promise<{ readonly name: string; readonly order: SystemOrder | null } | null> {
  const [found] = await tx
    .select({ row: instance, password: instanceSecret.loginPassword })
    .from(instance)
    .innerJoin(instanceSecret, eq(instanceSecret.instanceId, instance.id))
    .where(eq(instance.id, instanceId));
  if (found === undefined) return null;
  const { name, status, lastRestartAt, imageKey, ownImageKey, loginUserName } = found.row;
  // A restart that was asked for since is another job's.
  if (status !== INSTANCE_STATUS.restarting || lastRestartAt?.getTime() !== requestedAt) return { name, order: null };
  const image = await findImage(tx, imageKey);
  const sshKeys = image ? await keyLinesOf(tx, instanceId, image) : [];
  return { name, order: { imageKey, ownImage: ownImageKey, loginUserName, loginPassword: found.password, sshKeys } };
}

const reinstallEvents = { done: INSTANCE_EVENT.reinstalled, failed: INSTANCE_EVENT.reinstallFailed } as const;

interface Report extends RestartReport {
  /** It is over, and the machine is known to have the system of before. */
  readonly neverHappened: boolean;
  /** And runs with it. */
  readonly runsAsBefore: boolean;
}

/** Has the provider install the system. Answers why it never will, a Chinese clause. */
async function install(
  compute: ComputeProvider,
  { name, order }: { readonly name: string; readonly order: SystemOrder },
  requestedAt: Date,
): Promise<string | null> {
  try {
    await compute.reinstall(name, order, requestedAt);
    return null;
  } catch (error) {
    if (error instanceof MachineRefusal) return error.message;
    throw error;
  }
}

/** One look at a machine that is being given its system. */
async function follow(
  compute: ComputeProvider,
  asked: { readonly name: string; readonly order: SystemOrder },
  { requestedAt, former }: ReinstallPayload,
): Promise<Report> {
  const at = new Date(requestedAt);
  const refusal = await install(compute, asked, at);
  const status = await compute.status(asked.name);
  const isOver = status.state !== 'working' && (refusal !== null || status.state !== 'running');
  const neverHappened = former !== undefined && isOver && (await compute.isReinstalled(asked.name, at)) === false;
  return { status, refusal, neverHappened, runsAsBefore: neverHappened && status.state === 'running' };
}

/** What came of a request that was given up: the provider alone knows how far it came. */
async function lookAfter(
  compute: ComputeProvider,
  name: string,
  { requestedAt, former }: ReinstallPayload,
): Promise<Report> {
  const neverHappened = former !== undefined && (await compute.isReinstalled(name, new Date(requestedAt))) === false;
  const runsAsBefore = neverHappened && (await compute.status(name)).state === 'running';
  return { status: null, refusal: null, neverHappened, runsAsBefore };
}

/** Its state says nothing of the refusal, so its owner is told. */
async function tellRefusal(
  tx: Tx,
  { instanceId, requestedAt }: ReinstallPayload,
  refusal: string,
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  if (row?.status !== INSTANCE_STATUS.running) return;
  const key = `reset-refused:${row.name}:${requestedAt}`;
  const text = `实例「${shownName(row)}」未能重置系统：${refusal}。实例仍以原系统运行，登录方式不变。`;
  await tellOwner(tx, row, { key, event: NOTICE_EVENT.startError, title: '系统未重置', text }, now);
}

/** A rental whose reset was given up runs when its machine does, as it was before, unless something else was asked of it since. */
async function standAsRunning(tx: Tx, { instanceId, requestedAt }: ReinstallPayload, now: Date): Promise<void> {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
  if (row?.lastRestartAt?.getTime() !== requestedAt) return;
  const { running, restartFailed } = INSTANCE_STATUS;
  const moved = await moveInstance(tx, instanceId, [restartFailed], running, { message: '' });
  if (moved === null) return;
  await resumeKeys(tx, moved, now);
  await recordEvent(tx, { instance: moved, kind: INSTANCE_EVENT.recovered, at: now });
}

/** Has the provider install the system, then follows it as a restart. */
export const reinstallJobKind = defineOutsideJob<ReinstallPayload, Report | null>(
  reinstallJob,
  {
    async outside(payload, { database, compute }) {
      const asked = await database.transaction((tx) => askedOf(tx, payload));
      if (asked === null) return null;
      const { name, order } = asked;
      return order === null ? lookAfter(compute, name, payload) : follow(compute, { name, order }, payload);
    },
    async work(tx, payload, report, services) {
      if (report === null) return undefined;
      const { instanceId, former } = payload;
      const { status, refusal } = report;
      const now = services.clock.now();
      const end = await followRestart(tx, instanceId, report, services, reinstallEvents);
      // They were of the system disk that is gone.
      if (status?.state === 'running' && refusal === null) await forgetSnapshots(tx, { id: instanceId });
      if (refusal !== null) await tellRefusal(tx, payload, refusal, now);
      if (report.neverHappened && former !== undefined) await giveBackSystem(tx, services, { ...payload, former });
      if (report.runsAsBefore) await standAsRunning(tx, payload, now);
      return end;
    },
  },
  { lane: 'machines' },
);

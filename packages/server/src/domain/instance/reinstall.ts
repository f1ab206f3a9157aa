import { getLocalImages, reinstallKvm } from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import type { ComputeProvider, MachineStatus, SystemOrder } from '../../fleet/provider';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineOutsideJob, enqueue } from '../../jobs/job';
import { findImage, imageFits, readImages, type Image } from '../market/read-catalogue';
import { imageInfo } from '../market/store-options';
import { orderedOwnImage, readyImageKeys, requireNoImageBeingMade, requireRoomFor } from '../own-image/rows';
import { followRestart } from './boot';
import { requireAnsweringHost } from './answering-host';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { formerSystem, giveBackSystem, type FormerSystem } from './former-system';
import { reinstallJob } from './job-names';
import { keyLinesOf } from './machine-keys';
import { runningKvm } from './running-machine';
import { forgetSnapshots, requireNoSnapshotChange } from './snapshot-rows';
import { moveInstance, requireSettled, type InstanceRow } from './state';
import { loginUserOf } from './write-rental';

const notRunning = '实例未在运行，请启动后再重置系统';

/** Whether a machine can be given this system, or one that grew from it. */
const canInstall = (image: Image, { gpuType }: Pick<InstanceRow, 'gpuType'>): boolean =>
  image.showInChangeSystem && imageFits(image, { gpuType, containerType: 'kvm' });

const localImages = implement(getLocalImages, async (input, context) => {
  const { row, hostName } = await runningKvm(context, input.instance_name, notRunning);
  const [all, own] = await context.transaction(async (tx) => [
    await readImages(tx),
    await readyImageKeys(tx, requireActor(context), row.containerType),
  ]);
  const images = all.filter((image) => canInstall(image, row));
  const local = await context.services.compute.localImages(hostName, [...images.map(({ key }) => key), ...own]);
  return {
    images_display_info_map: Object.fromEntries(images.map((image) => [image.key, imageInfo(image)])),
    LocalImages: [...local],
  };
});

/** Without a new password the old one goes on, also into an image of the customer's own (decisions 133). What stands in the rental is what is being installed; connecting waits until it runs. */
const reinstall = implement(reinstallKvm, async (input, context) => {
  const { clock, ids } = context.services;
  const taskId = ids.short();
  await context.transaction(async (tx) => {
    const actor = requireActor(context);
    const row = await ownInstance(tx, actor, input.instance_name);
    if (row.containerType !== 'kvm')
      throw new Refusal('INVALID_REQUEST', { reason: '该实例是容器，仅云主机支持重置系统，请选择云主机' });
    const own = await orderedOwnImage(tx, actor, row.containerType, input.image_name);
    const image = await findImage(tx, own?.imageKey ?? input.image_name);
    if (!image || !canInstall(image, row))
      throw new Refusal('IMAGE_UNAVAILABLE', { reason: '该镜像不可用于该实例，请更换镜像' });
    if (own !== null) requireRoomFor(own, row.systemDiskGb);
    requireSettled(row);
    await requireAnsweringHost(tx, row);
    const now = clock.now();
    const former = await formerSystem(tx, context.services, row, { withPassword: input.passwd !== undefined });
    const change = {
      imageKey: image.key,
      ownImageKey: own?.key ?? null,
      loginUserName: loginUserOf(image),
      message: '',
      abnormalSince: null,
      lastRestartAt: now,
    };
    if (!(await moveInstance(tx, row.id, [INSTANCE_STATUS.running], INSTANCE_STATUS.restarting, change)))
      throw new Refusal('STATE_CONFLICT', { reason: notRunning });
    // After the move, which took the lock that a change of snapshots takes.
    await requireNoSnapshotChange(tx, row, '重置系统');
    await requireNoImageBeingMade(tx, row, '重置系统');
    await recordEvent(tx, {
      instance: row,
      kind: INSTANCE_EVENT.reinstall,
      at: now,
      details: { image: own?.name ?? image.shortDisplayName },
    });
    if (input.passwd !== undefined)
      await tx.update(instanceSecret).set({ loginPassword: input.passwd }).where(eq(instanceSecret.instanceId, row.id));
    const payload: ReinstallPayload = { instanceId: row.id, requestedAt: now.getTime(), former };
    await enqueue(tx, {
      kind: reinstallJob,
      payload,
      runAt: now,
      key: `${reinstallJob}:${taskId}`,
    });
  });
  return { TaskId: taskId, Status: INSTANCE_STATUS.restarting };
});

/** Reset of the system disk (screens B8, B9). */
export const reinstallCalls: Implementation[] = [localImages, reinstall];

interface ReinstallPayload {
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

interface Report {
  /** Null where the request was given up. */
  readonly status: MachineStatus | null;
  /** It is over, and the machine is known to have the system of before. */
  readonly neverHappened: boolean;
}

/** Whether a request that came to no good end left the machine the system of before. */
async function neverHappened(
  compute: ComputeProvider,
  name: string,
  { requestedAt, former }: ReinstallPayload,
  status: MachineStatus | null,
): Promise<boolean> {
  if (former === undefined || status?.state === 'working' || status?.state === 'running') return false;
  return (await compute.isReinstalled(name, new Date(requestedAt))) === false;
}

/** Has the provider install the system, then follows it as a restart. What was given up meanwhile is asked about, for the provider alone knows how far it came. */
export const reinstallJobKind = defineOutsideJob<ReinstallPayload, Report | null>(
  reinstallJob,
  {
    async outside(payload, { database, compute }) {
      const asked = await database.transaction((tx) => askedOf(tx, payload));
      if (asked === null) return null;
      const { name, order } = asked;
      if (order !== null) await compute.reinstall(name, order, new Date(payload.requestedAt));
      const status = order === null ? null : await compute.status(name);
      return { status, neverHappened: await neverHappened(compute, name, payload, status) };
    },
    async work(tx, payload, report, services) {
      if (report === null) return undefined;
      const { instanceId, former } = payload;
      const end = await followRestart(tx, instanceId, report.status, services, reinstallEvents);
      // They were of the system disk that is gone.
      if (report.status?.state === 'running') await forgetSnapshots(tx, { id: instanceId });
      if (report.neverHappened && former !== undefined) await giveBackSystem(tx, services, { ...payload, former });
      return end;
    },
  },
  { lane: 'machines' },
);

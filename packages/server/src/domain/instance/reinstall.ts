import { getLocalImages, reinstallKvm } from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { instanceSecret } from '../../db/schema/instance';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/job';
import { findImage, imageFits, readImages, type Image } from '../market/read-catalogue';
import { imageInfo } from '../market/store-options';
import { orderedOwnImage, readyImageKeys, requireNoImageBeingMade, requireRoomFor } from '../own-image/rows';
import { requireAnsweringHost } from './answering-host';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { formerSystem } from './former-system';
import { reinstallJob } from './job-names';
import type { ReinstallPayload } from './reinstall-job';
import { runningKvm } from './running-machine';
import { requireNoSnapshotChange } from './snapshot-rows';
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

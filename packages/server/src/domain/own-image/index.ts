import { createOwnImage, deleteOwnImage, getOwnImages } from '@compute-market/contract/calls/own-image';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { OWN_IMAGE_STATUS, OWN_IMAGES_MAX, ownImagesFullReason } from '@compute-market/contract/rules/own-image';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { ownImage } from '../../db/schema/own-image';
import { needsMachines } from '../../fleet/needs-machines';
import { implementOwn, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { JobKind } from '../../jobs/job';
import { recordEvent } from '../instance/events';
import { readTariff } from '../market/read-catalogue';
import { ownInstance } from '../instance/find-instances';
import { requireSettledMachine } from '../instance/settled-machine';
import { requireNoSnapshotChange } from '../instance/snapshot-rows';
import { askForImage, askToDelete } from './ask';
import { announceCharges } from './begin-charging';
import { chargeJobKind } from './charge';
import { ownImageJobKind } from './make';
import {
  countedOf,
  isStartedFrom,
  lockedOwnImage,
  ownImageKeyOf,
  requireNoImageBeingMade,
  type OwnImageRow,
} from './rows';
import { ownImagesWire, ownImageWire } from './wire';

const { creating, deleting, failed } = OWN_IMAGE_STATUS;

const read = implementOwn(getOwnImages, (tx, _input, { actor, services }) =>
  ownImagesWire(tx, actor, services.clock.now()),
);

const create = implementOwn(createOwnImage, async (tx, { instance_name, name, note = '' }, { actor, services }) => {
  // Held while they are counted: two that are made at once do not pass the limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('update');
  const row = await ownInstance(tx, actor, instance_name);
  if (row.imageKey === CONTAINER_IMAGE_KEY)
    throw new Refusal('NOT_AVAILABLE', { reason: '使用自定义镜像的容器不能保存为镜像，请更新镜像仓库中的镜像' });
  await requireSettledMachine(tx, row, '镜像');
  const counted = await tx.select().from(ownImage).where(countedOf(actor.userId));
  const same = counted.find((one) => one.name === name);
  if (same?.state === creating && same.instanceId === row.id) return ownImageWire(tx, same, services.clock.now());
  if (same) throw new Refusal('CONFLICT', { reason: `账号内已有名为「${name}」的镜像，请换一个名称` });
  await requireNoImageBeingMade(tx, row, '保存');
  await requireNoSnapshotChange(tx, row, '保存为镜像');
  if (counted.length >= OWN_IMAGES_MAX) {
    const own = counted.filter(
      ({ subAccountId }) => actor.subAccountId === null || subAccountId === actor.subAccountId,
    );
    const reason = ownImagesFullReason({ own: own.length, account: counted.length });
    throw new Refusal('STATE_CONFLICT', { reason });
  }
  // What could not be made is told until the next try.
  const isOver = and(eq(ownImage.userId, actor.userId), eq(ownImage.state, failed));
  await tx.delete(ownImage).where(and(isOver, or(eq(ownImage.name, name), eq(ownImage.instanceId, row.id))));
  const { clock, ids } = services;
  const now = clock.now();
  const { ownImageDayPrice } = await readTariff(tx);
  const [added] = await tx
    .insert(ownImage)
    .values({
      key: ownImageKeyOf(ids.short()),
      userId: actor.userId,
      subAccountId: actor.subAccountId,
      instanceId: row.id,
      name,
      note,
      containerType: row.containerType,
      imageKey: row.imageKey,
      systemDiskGb: row.systemDiskGb,
      state: creating,
      chargedUntil: ownImageDayPrice > 0 ? now : null,
      createdAt: now,
      requestedAt: now,
    })
    .returning();
  if (added === undefined) throw new Error(`no own image of ${row.name}`);
  await askForImage(tx, added);
  await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.imageSave, at: now, details: { change: name } });
  return ownImageWire(tx, added, now);
});

/** Refuses to take an image away that a machine is still being made from. */
async function requireIdle(tx: Tx, row: OwnImageRow): Promise<void> {
  if (row.state === creating) throw new Refusal('STATE_CONFLICT', { reason: '镜像正在制作，请在完成后再删除' });
  if (await isStartedFrom(tx, row))
    throw new Refusal('STATE_CONFLICT', { reason: '正有实例用该镜像开机或重置系统，请在完成后再删除' });
}

const remove = implementOwn(deleteOwnImage, async (tx, { image_key }, { actor, services }) => {
  const known = await lockedOwnImage(tx, actor, image_key);
  if (known !== null && known.state !== deleting) {
    await requireIdle(tx, known);
    if (known.state === failed) await tx.delete(ownImage).where(eq(ownImage.id, known.id));
    else await askToDelete(tx, known, services.clock.now());
  }
  return ownImagesWire(tx, actor, services.clock.now());
});

/** Images that customers make of their own machines (decisions 130), and what they cost (decisions 152). */
export const implementations: Implementation[] = [read, needsMachines(create), needsMachines(remove)];

export const jobKinds: JobKind[] = [ownImageJobKind, chargeJobKind, announceCharges];

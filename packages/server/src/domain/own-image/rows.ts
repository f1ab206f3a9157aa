import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { ownImage } from '../../db/schema/own-image';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';

export type OwnImageRow = typeof ownImage.$inferSelect;

const { creating, failed, ready } = OWN_IMAGE_STATUS;

/** What the keys of own images begin with; no image of the house has such a key. */
const prefix = 'own-';
export const ownImageKeyOf = (id: string): string => `${prefix}${id}`;
export const isOwnImageKey = (key: string): boolean => key.startsWith(prefix);

/** What a caller may see and use: a main account everything of its account, a sub-account what it made itself. */
export const visibleTo = ({ userId, subAccountId }: Actor): SQL | undefined =>
  and(eq(ownImage.userId, userId), subAccountId === null ? undefined : eq(ownImage.subAccountId, subAccountId));

/** The images of a main account and its sub-accounts that count for the limit: not those that could not be made. */
export const countedOf = (userId: number): SQL | undefined =>
  and(eq(ownImage.userId, userId), ne(ownImage.state, failed));

/** One image of the caller, locked; null for one that is gone and for somebody else's. */
export async function lockedOwnImage(tx: Tx, actor: Actor, key: string): Promise<OwnImageRow | null> {
  const [row] = await tx
    .select()
    .from(ownImage)
    .where(and(visibleTo(actor), eq(ownImage.key, key)))
    .for('update');
  return row ?? null;
}

/**
 * The own image that an order or a new system names, held until that is written, so that it is not deleted in between; null for a key of the
 * house. Refuses somebody else's as one that never was.
 */
export async function orderedOwnImage(
  tx: Tx,
  actor: Actor | null,
  containerType: OwnImageRow['containerType'],
  key: string,
): Promise<OwnImageRow | null> {
  if (!isOwnImageKey(key)) return null;
  const [row] =
    actor === null
      ? []
      : await tx
          .select()
          .from(ownImage)
          .where(
            and(
              visibleTo(actor),
              eq(ownImage.key, key),
              eq(ownImage.state, ready),
              eq(ownImage.containerType, containerType),
            ),
          )
          .for('key share');
  if (row === undefined) throw new Refusal('IMAGE_UNAVAILABLE');
  return row;
}

/** Refuses an image whose disk does not fit on a system disk of that size. */
export function requireRoomFor({ name, systemDiskGb }: OwnImageRow, roomGb: number): void {
  if (systemDiskGb > roomGb)
    throw new Refusal('INVALID_REQUEST', {
      reason: `镜像「${name}」需要至少 ${systemDiskGb}GB 系统盘，现在的系统盘为 ${roomGb}GB，请选择其他镜像`,
    });
}

/** Keys of the caller's images that such a machine can have now. */
export async function readyImageKeys(
  tx: Tx,
  actor: Actor,
  containerType: OwnImageRow['containerType'],
): Promise<string[]> {
  const rows = await tx
    .select({ key: ownImage.key })
    .from(ownImage)
    .where(and(visibleTo(actor), eq(ownImage.state, ready), eq(ownImage.containerType, containerType)));
  return rows.map(({ key }) => key);
}

/** The image of the house that an image is, or grew from. */
export async function systemOf(tx: Tx, actor: Actor, key: string): Promise<string> {
  if (!isOwnImageKey(key)) return key;
  const [row] = await tx
    .select({ imageKey: ownImage.imageKey })
    .from(ownImage)
    .where(and(visibleTo(actor), eq(ownImage.key, key)));
  return row?.imageKey ?? key;
}

/** Refuses while an image is being made of an instance; `then` says in Chinese what has to wait. */
export async function requireNoImageBeingMade(tx: Tx, { id }: { readonly id: number }, then: string): Promise<void> {
  if ((await tx.$count(ownImage, and(eq(ownImage.instanceId, id), eq(ownImage.state, creating)))) > 0)
    throw new Refusal('STATE_CONFLICT', { reason: `实例正在保存为镜像，请稍候再${then}` });
}

/** Whether a machine is being made from an image. A restart of one that has it looks like a new system, and is over in seconds. */
export async function isStartedFrom(tx: Tx, { key }: Pick<OwnImageRow, 'key'>): Promise<boolean> {
  const isMoving = inArray(instance.status, [INSTANCE_STATUS.starting, INSTANCE_STATUS.restarting]);
  return (await tx.$count(instance, and(eq(instance.ownImageKey, key), isMoving))) > 0;
}

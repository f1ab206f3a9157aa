import type { OwnImage, OwnImageList } from '@compute-market/contract/entities/own-image';
import { wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { unit, yuanFromFen, yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';
import { ownImageDay, OWN_IMAGE_GRACE_DAYS } from '@compute-market/contract/rules/own-image';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { image } from '../../db/schema/market';
import { ownImage } from '../../db/schema/own-image';
import type { Actor } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { dayEndOf, deletedAtOf, isCharged } from './charge';
import { countedOf, visibleTo, type OwnImageRow } from './rows';

const found = (tx: Tx) =>
  tx
    .select({
      row: getTableColumns(ownImage),
      instanceName: instance.name,
      imageName: image.shortDisplayName,
      system: image.system,
    })
    .from(ownImage)
    .innerJoin(instance, eq(instance.id, ownImage.instanceId))
    .innerJoin(image, eq(image.key, ownImage.imageKey));

type Found = Awaited<ReturnType<typeof found>>[number];

/** What a GB costs a day, and the discount of the account; no price where images cost nothing. */
interface Prices {
  readonly gbDayPrice: Unit;
  readonly vipDiscount: BasisPoints;
  readonly now: Date;
}

async function readPrices(tx: Tx, userId: number, now: Date): Promise<Prices> {
  const gbDayPrice = unit((await readTariff(tx)).ownImageDayPrice);
  return { gbDayPrice, vipDiscount: vipLevels[await memberLevel(tx, userId)].discount, now };
}

/** What an image costs and since when, where it does (decisions 152). */
function chargesWire(row: OwnImageRow, { gbDayPrice, vipDiscount, now }: Prices) {
  if (!isCharged(row) || gbDayPrice === 0) return {};
  const { sizeBytes, chargedUntil, chargeAt } = row;
  const isUnpaid = chargeAt !== null && chargeAt > dayEndOf(row);
  return {
    DayPrice: yuanFromFen(ownImageDay({ sizeBytes, gbDayPrice, vipDiscount })),
    ...(chargedUntil > now && { ChargedFrom: wireTime(chargedUntil) }),
    ...(isUnpaid && { DeleteTime: wireTime(deletedAtOf(row)) }),
  };
}

const wire = ({ row, instanceName, imageName, system }: Found, prices: Prices): OwnImage => ({
  Key: row.key,
  Name: row.name,
  Note: row.note,
  Status: row.state,
  Size: row.sizeBytes,
  InstanceName: instanceName,
  ContainerType: row.containerType,
  Image: row.imageKey,
  ImageName: imageName,
  System: system,
  SystemDisk: row.systemDiskGb,
  CreateTime: wireTime(row.createdAt),
  Reason: row.reason,
  ...chargesWire(row, prices),
});

/** The caller's images, the newest first, with what they cost. */
export async function ownImagesWire(tx: Tx, actor: Actor, now: Date): Promise<OwnImageList> {
  const prices = await readPrices(tx, actor.userId, now);
  const { gbDayPrice, vipDiscount } = prices;
  const rows = await found(tx).where(visibleTo(actor)).orderBy(desc(ownImage.createdAt), desc(ownImage.id));
  return {
    data: rows.map((row) => wire(row, prices)),
    AccountNum: await tx.$count(ownImage, countedOf(actor.userId)),
    ...(gbDayPrice > 0 && {
      Pricing: {
        GbDayPrice: yuanFromUnit(gbDayPrice),
        VipDiscount: vipDiscount / wholePrice,
        GraceDays: OWN_IMAGE_GRACE_DAYS,
      },
    }),
  };
}

/** One image as it is told. */
export async function ownImageWire(
  tx: Tx,
  { id, userId }: Pick<OwnImageRow, 'id' | 'userId'>,
  now: Date,
): Promise<OwnImage> {
  const [one] = await found(tx).where(eq(ownImage.id, id));
  if (one === undefined) throw new Error(`no own image ${id}`);
  return wire(one, await readPrices(tx, userId, now));
}

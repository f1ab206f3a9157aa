import type { BasisPoints } from './discount';
import { wholePrice } from './discount';
import type { Fen, Unit } from './money';
import { divideRounded, fen } from './money';

/** How far an image of an account's own is: what was asked for takes a while. One that could not be made is `failed`. */
export const OWN_IMAGE_STATUS = {
  creating: 'creating',
  ready: 'ready',
  deleting: 'deleting',
  failed: 'failed',
} as const;

/** Images of its own that an account may have at a time (decisions 130). */
export const OWN_IMAGES_MAX = 5;

/** Why no other image can be made: who has none of those that take the places up is told whom to ask (decisions 248). */
export function ownImagesFullReason({ own, account }: { readonly own: number; readonly account: number }): string {
  if (own >= account) return `每个账号最多保留 ${OWN_IMAGES_MAX} 个镜像，请先删除不用的镜像`;
  const ways = own === 0 ? '请联系主账号' : '请先删除不用的镜像，或联系主账号';
  return `主账号与子账号合计最多保留 ${OWN_IMAGES_MAX} 个镜像，${ways}`;
}

/** Days that an image stays after a day of it could not be paid; then it is deleted (decisions 152). */
export const OWN_IMAGE_GRACE_DAYS = 7;

const bytesPerGb = 1024 ** 3;
const unitsPerFen = 100n;

/** The GB of an image that are charged: one that is begun counts whole. */
export const ownImageGb = (sizeBytes: number): number => Math.ceil(sizeBytes / bytesPerGb);

/** What an own image costs a day, to the fen; `gbDayPrice` is a GB and day. The member discount is the only one, as of all that is paid afterwards (decisions 28). */
export const ownImageDay = ({
  sizeBytes,
  gbDayPrice,
  vipDiscount,
}: {
  readonly sizeBytes: number;
  readonly gbDayPrice: Unit;
  readonly vipDiscount: BasisPoints;
}): Fen =>
  fen(
    Number(
      divideRounded(
        BigInt(ownImageGb(sizeBytes)) * BigInt(gbDayPrice) * BigInt(vipDiscount),
        unitsPerFen * BigInt(wholePrice),
      ),
    ),
  );

import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import type { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { remind, type Reminder } from '../reminder/remind';
import type { OwnImageRow } from './rows';

type Told = Pick<Reminder, 'key' | 'title' | 'text' | 'isAskedFor'>;

/** Tells who made an image, and the main account, which pays for it and sees it too. */
async function tell(tx: Tx, { userId, subAccountId }: OwnImageRow, told: Told, at: Date): Promise<void> {
  const about = { userId, event: NOTICE_EVENT.diskRelease, link: routes.cloudDisk.to(), at };
  await remind(tx, { ...about, ...told, subAccountId: null });
  if (subAccountId !== null) await remind(tx, { ...about, ...told, key: `${told.key}:${subAccountId}`, subAccountId });
}

const shown = (moment: Date): string => formatTime(wireTime(moment));

/** An image that cost nothing will be charged: told before, whatever was chosen. */
export const tellOfCharging = (
  tx: Tx,
  row: OwnImageRow,
  { from, dayPrice, now }: { readonly from: Date; readonly dayPrice: Fen; readonly now: Date },
): Promise<void> =>
  tell(
    tx,
    row,
    {
      key: `own-image-charged:${row.key}:${wireTime(from)}`,
      title: '镜像将开始收费',
      text: `镜像「${row.name}」自 ${shown(from)} 起按大小收费，现为 ${formatMoney(dayPrice)}/天，此前不收费。不再需要的请在此之前删除。`,
      isAskedFor: true,
    },
    now,
  );

/** A day could not be paid: told at once, and a day before the image goes. */
export async function tellOfUnpaidDay(
  tx: Tx,
  row: OwnImageRow & { readonly chargedUntil: Date },
  { refusal, deletedAt, now }: { readonly refusal: Refusal; readonly deletedAt: Date; readonly now: Date },
): Promise<void> {
  const until = shown(deletedAt);
  const [why, what] =
    refusal.key === 'SUB_LIMIT_SHORT'
      ? (['子账号额度不足', '调整子账号额度'] as const)
      : (['余额不足', '充值'] as const);
  const after = '删除后无法找回；已用它开机的实例不受影响。';
  const key = `own-image-unpaid:${row.key}:${wireTime(row.chargedUntil)}`;
  await tell(
    tx,
    row,
    {
      key,
      title: '镜像费未能扣取',
      text: `${why}，镜像「${row.name}」的费用未能扣取。请在 ${until} 前${what}，系统每小时重试；届时仍未扣取，该镜像将被删除，${after}`,
    },
    now,
  );
  if (deletedAt.getTime() - now.getTime() > dayMs) return;
  await tell(
    tx,
    row,
    {
      key: `${key}:last`,
      title: '镜像即将删除',
      text: `${why}，镜像「${row.name}」将于 ${until} 删除，${after}请在此之前${what}。`,
    },
    now,
  );
}

/** An image was deleted because its days were not paid. */
export const tellOfDeletion = (tx: Tx, row: OwnImageRow & { readonly chargedUntil: Date }, now: Date): Promise<void> =>
  tell(
    tx,
    row,
    {
      key: `own-image-deleted:${row.key}:${wireTime(row.chargedUntil)}`,
      title: '镜像已删除',
      text: `镜像「${row.name}」的费用一直未能扣取，已删除，不再收费；未扣取的费用不再收取。`,
    },
    now,
  );

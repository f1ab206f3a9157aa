import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import type { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { remind, type Reminder } from '../reminder/remind';
import type { OwnImageRow } from './rows';

type Told = Pick<Reminder, 'key' | 'title' | 'isAskedFor'> & {
  /** The same for both, or as the reader can go on. */
  readonly text: string | ((role: Actor['role']) => string);
};

/** Tells who made an image, and the main account, which pays for it and sees it too. */
async function tell(tx: Tx, { userId, subAccountId }: OwnImageRow, told: Told, at: Date): Promise<void> {
  const about = { userId, event: NOTICE_EVENT.diskRelease, link: routes.cloudDisk.to(), at };
  const { text } = told;
  const textFor = (role: Actor['role']) => (typeof text === 'string' ? text : text(role));
  await remind(tx, { ...about, ...told, text: textFor('main'), subAccountId: null });
  if (subAccountId !== null)
    await remind(tx, { ...about, ...told, text: textFor('sub'), key: `${told.key}:${subAccountId}`, subAccountId });
}

/** What is short, and what each reader does about it: a sub-account is never offered a top-up (decisions 202). */
const shortage = ({
  key,
}: Refusal): { readonly why: string; readonly step: Readonly<Record<Actor['role'], string>> } =>
  key === 'SUB_LIMIT_SHORT'
    ? { why: '子账号额度不足', step: { main: '调整子账号额度', sub: '联系主账号提高额度' } }
    : { why: '余额不足', step: { main: '充值', sub: '联系主账号充值' } };

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
  const { why, step } = shortage(refusal);
  const after = '删除后无法找回；已用它开机的实例不受影响。';
  const key = `own-image-unpaid:${row.key}:${wireTime(row.chargedUntil)}`;
  await tell(
    tx,
    row,
    {
      key,
      title: '镜像费未能扣取',
      text: (role) =>
        `${why}，镜像「${row.name}」的费用未能扣取。请在 ${until} 前${step[role]}，系统每小时重试；届时仍未扣取，该镜像将被删除，${after}`,
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
      text: (role) => `${why}，镜像「${row.name}」将于 ${until} 删除，${after}请在此之前${step[role]}。`,
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

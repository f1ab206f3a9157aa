import type { buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import { CLOUD_DISK_SIZE_GB } from '@compute-market/contract/constants';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { cloudDiskMonthSeconds } from '@compute-market/contract/rules/cloud-disk';
import { Refusal } from '../../http/refusal';
import type { DiskRow } from './find-disk';

export type DiskOrder = ParsedRequestOf<typeof buyCloudDiskQueryPrice>;

/** What an order pays for, and what the disk is afterwards. */
export interface DiskPlan {
  readonly paidGb: number;
  readonly seconds: number;
  readonly sizeGb: number;
  readonly dueAt: Date;
  /** Whether time is paid, or space until the time that is paid ends (decisions 208). */
  readonly paysTime: boolean;
}

const after = (from: Date, months: number): Date => new Date(from.getTime() + months * cloudDiskMonthSeconds * 1000);
const refuse = (reason: string, field = 'size') => new Refusal('INVALID_REQUEST', { reason, data: { field } });

function open(row: DiskRow | null, { size, months }: DiskOrder, now: Date): DiskPlan {
  if (row !== null) throw new Refusal('CONFLICT', { reason: '云盘已开通，请扩容或续费' });
  if (size < CLOUD_DISK_SIZE_GB.min) throw refuse(`容量至少 ${CLOUD_DISK_SIZE_GB.min} GB`);
  return {
    paidGb: size,
    seconds: months * cloudDiskMonthSeconds,
    sizeGb: size,
    dueAt: after(now, months),
    paysTime: true,
  };
}

/** More space is paid for to the second, until the disk is due. */
function enlarge(row: DiskRow | null, { size }: DiskOrder, now: Date): DiskPlan {
  if (row === null) throw new Refusal('CLOUD_DISK_NOT_OPENED');
  if (row.dueAt <= now) throw new Refusal('STATE_CONFLICT', { reason: '云盘已到期，请先续费' });
  if (size === 0) throw refuse('请选择要增加的容量');
  const sizeGb = row.sizeGb + size;
  if (sizeGb > CLOUD_DISK_SIZE_GB.max)
    throw refuse(`容量最多 ${CLOUD_DISK_SIZE_GB.max} GB，还可增加 ${CLOUD_DISK_SIZE_GB.max - row.sizeGb} GB`);
  return {
    paidGb: size,
    seconds: Math.floor((row.dueAt.getTime() - now.getTime()) / 1000),
    sizeGb,
    dueAt: row.dueAt,
    paysTime: false,
  };
}

/** The time begins where the old one ends; for an expired disk, now. */
function renew(row: DiskRow | null, { size, months }: DiskOrder, now: Date): DiskPlan {
  if (row === null) throw new Refusal('CLOUD_DISK_NOT_OPENED');
  if (size !== row.sizeGb) throw refuse(`续费容量需与当前容量 ${row.sizeGb} GB 一致，请刷新页面后再续费`);
  return {
    paidGb: size,
    seconds: months * cloudDiskMonthSeconds,
    sizeGb: size,
    dueAt: after(row.dueAt > now ? row.dueAt : now, months),
    paysTime: true,
  };
}

const plans = { [CLOUD_DISK_ORDER.open]: open, [CLOUD_DISK_ORDER.enlarge]: enlarge, [CLOUD_DISK_ORDER.renew]: renew };

/** Reads an order for a disk as it is; refuses what does not fit it. */
export const planOf = (row: DiskRow | null, order: DiskOrder, now: Date): DiskPlan =>
  plans[order.type](row, order, now);

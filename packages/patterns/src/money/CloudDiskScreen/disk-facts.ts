import { CLOUD_DISK_SIZE_GB } from '@compute-market/contract/constants';
import type { CloudDisk } from '@compute-market/contract/entities/cloud-disk';
import { CLOUD_DISK_ORDER, PAY_FIRST, type CloudDiskOrder, type PayFirst } from '@compute-market/contract/enumerations';
import { countText } from '@compute-market/contract/rules/money';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** What the screen knows of the disk: everything but its password, which is fetched when someone wants to see it. */
export type Disk = Omit<CloudDisk, 'Passwd'>;

/** Shares of the size from which one is warned (screens B13). */
const nearlyFull = 0.8;
const full = 0.95;

export type DiskWarning = 'expired' | 'full' | 'nearlyFull' | 'dueSoon';
const soonDays = 3;

export const isExpired = ({ Due_time }: Pick<Disk, 'Due_time'>, now: number): boolean =>
  Due_time !== null && Due_time <= now;

const usedShare = ({ UsedSize, TotalSize }: Pick<Disk, 'UsedSize' | 'TotalSize'>): number =>
  TotalSize === 0 ? 0 : UsedSize / TotalSize;

/** What has to be said of a disk, the most urgent first; `now` in seconds by the server's clock. */
export function diskWarnings(disk: Disk, now: number): DiskWarning[] {
  if (isExpired(disk, now)) return ['expired'];
  const share = usedShare(disk);
  const warnings: DiskWarning[] = [];
  if (share >= full) warnings.push('full');
  else if (share >= nearlyFull) warnings.push('nearlyFull');
  if (disk.Due_time !== null && disk.Due_time - now <= soonDays * daySeconds) warnings.push('dueSoon');
  return warnings;
}

/** Percent in whole numbers, rounded down: a disk is full when it is. */
export const usedPercent = (disk: Pick<Disk, 'UsedSize' | 'TotalSize'>): number => Math.floor(usedShare(disk) * 100);

/** GB with at most one decimal: 12.4, 50; a dash where it is not told. */
export const gigabytes = (size: number): string => countText(Math.round(size * 10) / 10);

/** Whether there is one. `Opened` is ours: who does not tell it, and tells a size or where it is, has one (decisions 70). */
export const isOpened = ({
  Opened: opened,
  TotalSize,
  Host,
}: Partial<Pick<Disk, 'Opened'>> & Pick<Disk, 'TotalSize' | 'Host'>): boolean =>
  opened ?? (TotalSize > 0 || Host !== '');

export const sftpCommand = ({ Host, Port, UserName }: Pick<Disk, 'Host' | 'Port' | 'UserName'>): string =>
  `sftp -P ${Port} ${UserName}@${Host}`;
/** Puts the disk into the file tree of a Linux instance. */
export const mountCommand = ({ Host, Port, UserName }: Pick<Disk, 'Host' | 'Port' | 'UserName'>): string =>
  `sshfs -p ${Port} ${UserName}@${Host}:/ /mnt/cloud-disk`;

/** An order as it is being put together. */
export interface DiskDraft {
  readonly type: CloudDiskOrder;
  /** GB: in all when opening or renewing, more when enlarging. */
  readonly size: number;
  /** 0 when enlarging, which is paid until the due time. */
  readonly months: number;
  readonly payFirst: PayFirst;
}

const firstSize = 50;

/** Where an order begins. */
export function draftOf(type: CloudDiskOrder, disk: Pick<Disk, 'TotalSize' | 'Step'>, hasVoucher: boolean): DiskDraft {
  const payFirst = hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance;
  if (type === CLOUD_DISK_ORDER.open) return { type, size: firstSize, months: 1, payFirst };
  if (type === CLOUD_DISK_ORDER.enlarge) return { type, size: disk.Step, months: 0, payFirst };
  return { type, size: disk.TotalSize, months: 1, payFirst };
}

/** Sizes that may be ordered, GB. */
export const sizeRange = ({ type }: Pick<DiskDraft, 'type'>, disk: Pick<Disk, 'TotalSize' | 'Step' | 'MaxSize'>) =>
  type === CLOUD_DISK_ORDER.open
    ? { min: CLOUD_DISK_SIZE_GB.min, max: disk.MaxSize, step: disk.Step }
    : { min: disk.Step, max: disk.MaxSize - disk.TotalSize, step: disk.Step };

/** Whether there is room for more under the largest size. */
export const canEnlarge = ({ TotalSize, MaxSize, Step }: Pick<Disk, 'TotalSize' | 'MaxSize' | 'Step'>): boolean =>
  MaxSize - TotalSize >= Step;

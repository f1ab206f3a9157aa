import type { InstanceState } from '@compute-market/components/instance-status';
import type { Instance } from '@compute-market/contract/entities/instance';
import { BILLING, IMAGE_SYSTEM, INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import {
  divideRounded,
  type Fen,
  fenFromYuan,
  fenIfKnown,
  formatMoney,
  isKnown,
  sumFen,
  unit,
  type Unit,
  unitFromYuan,
} from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { keptDiskDay } from '@compute-market/contract/rules/kept-disk';
import { endMessages } from './messages';

const { startFailedRefunded, startFailed, ended, running, starting, restarting, shutDown, restartFailed, diskKept } =
  INSTANCE_STATUS;

const states: Readonly<Record<InstanceStatus, InstanceState>> = {
  [startFailedRefunded]: 'refunded',
  [startFailed]: 'startFailed',
  [ended]: 'ended',
  [running]: 'running',
  [starting]: 'starting',
  [restarting]: 'restarting',
  [shutDown]: 'shutdown',
  [restartFailed]: 'restartFailed',
  [diskKept]: 'kept',
};

/** What an instance is doing, as its chip says it. */
export const stateOf = ({ Status, IsAbnormal }: Pick<Instance, 'Status' | 'IsAbnormal'>): InstanceState =>
  Status === running && IsAbnormal === 1 ? 'abnormal' : states[Status];

/** Since when its host has not answered, seconds; null while it does, and where that is not told (decisions 110). */
export const hostSilentSince = ({ HostSilentTime }: Pick<Instance, 'HostSilentTime'>): number | null =>
  HostSilentTime ?? null;

const inPeriod: ReadonlySet<InstanceStatus> = new Set([running, starting, restarting, shutDown, restartFailed]);

/** Within its rental, running or not: it becomes due. */
export const isInPeriod = ({ Status }: Pick<Instance, 'Status'>): boolean => inPeriod.has(Status);
/** Shut down and being started: the machine says how far it is. One whose start failed says why, and is abnormal. */
export const isPoweringOn = ({
  Status,
  Message,
  IsAbnormal,
}: Pick<Instance, 'Status' | 'Message' | 'IsAbnormal'>): boolean =>
  Status === shutDown && IsAbnormal === 0 && Message !== '';
/** On its way to another state within seconds: read again soon (screens A2). */
export const isMoving = (
  instance: Pick<Instance, 'Status' | 'Message' | 'IsAbnormal' | 'AddingCpu' | 'AddingMemory' | 'AddingDisk'>,
): boolean => {
  const { Status, AddingCpu, AddingMemory, AddingDisk } = instance;
  return (
    Status === starting ||
    Status === restarting ||
    isPoweringOn(instance) ||
    (Status === running && AddingCpu + AddingMemory + AddingDisk > 0)
  );
};
export const isKept = ({ Status }: Pick<Instance, 'Status'>): boolean => Status === diskKept;
const gone: ReadonlySet<InstanceStatus> = new Set([ended, startFailed, startFailedRefunded]);
/** Nothing is left of it, neither machine nor disk. */
export const isGone = ({ Status }: Pick<Instance, 'Status'>): boolean => gone.has(Status);
export const isWindows = ({ ImageSystem }: Pick<Instance, 'ImageSystem'>): boolean =>
  ImageSystem === IMAGE_SYSTEM.windows;

/** Paid hour by hour until it is stopped (decisions 144); a back end that does not tell it has none. */
export const isByUsage = ({ Billing }: Pick<Instance, 'Billing'>): boolean => Billing === BILLING.usage;
/** Until when a rental by usage is paid now, such as 已付至 14:05; null where no end is to be told so. */
export const paidUntil = (instance: Pick<Instance, 'Billing' | 'Status' | 'Due_time'>): string | null =>
  isByUsage(instance) && isInPeriod(instance) ? endMessages.paidUntil(formatTime(instance.Due_time).slice(-5)) : null;

/** It pays for its next period by itself. */
export const isRenewed = ({ InstanceAutorenew }: Pick<Instance, 'InstanceAutorenew'>): boolean =>
  InstanceAutorenew?.SubscribeStatus === 1;
/** What happens when its rental ends: it renews itself, or else what becomes of its disk. */
export const atEnd = (instance: Pick<Instance, 'InstanceAutorenew' | 'DueMode'>): string | undefined =>
  isRenewed(instance) ? endMessages.renewed : endMessages.dueModes[instance.DueMode];

const shortLength = 6;
/** The part of the name that is shown; the whole name never is (screens G22). */
export const shortName = ({ Container_name: name }: Pick<Instance, 'Container_name'>): string =>
  name.length > shortLength + 2 ? name.slice(-shortLength) : name;
/** What a person calls it: its note, else its short name. Also what is typed to release its disk (screens A6). */
export const titleOf = (instance: Pick<Instance, 'Container_name' | 'Note'>): string =>
  instance.Note || shortName(instance);

/** All it cost so far: the four parts less what came back. */
export const totalCost = (
  instance: Pick<Instance, 'Total_cost' | 'BandwidthCost' | 'AddDiskCost' | 'KeeppedDiskCost' | 'ReturnMoney'>,
): Fen =>
  fenIfKnown(
    sumFen(
      [instance.Total_cost, instance.BandwidthCost, instance.AddDiskCost, instance.KeeppedDiskCost].map(fenFromYuan),
    ) - fenFromYuan(instance.ReturnMoney),
  );

const whole = 10_000n;
/** A kept disk's hour with the member's discount, the only one it has (decisions 28). */
const keptHourPrice = (price: Unit, vipDiscount: BasisPoints): Unit =>
  isKnown(price) ? unit(Number(divideRounded(BigInt(price) * BigInt(vipDiscount), whole))) : price;

/** What an hour costs now: the rental within its period, the disk while it is kept, nothing afterwards. */
export function hourRate(
  instance: Pick<Instance, 'Status' | 'HourPrice' | 'KeepHourPrice'>,
  vipDiscount: BasisPoints,
): Unit {
  if (isInPeriod(instance)) return unitFromYuan(instance.HourPrice);
  return isKept(instance) ? keptHourPrice(unitFromYuan(instance.KeepHourPrice), vipDiscount) : unit(0);
}

/** What keeping the disk costs a day; unknown where its hour is. */
export const keptDayPrice = ({ KeepHourPrice }: Pick<Instance, 'KeepHourPrice'>, vipDiscount: BasisPoints): Fen =>
  isKnown(KeepHourPrice)
    ? keptDiskDay({ hourPrice: unitFromYuan(KeepHourPrice), vipDiscount })
    : fenFromYuan(KeepHourPrice);

/** What keeping the disk costs a day, told alone or as `told` says it; nothing where it is unknown. A disk that waits for us costs nothing (decisions 229). */
export function keptPriceText(
  instance: Pick<Instance, 'KeepHourPrice'>,
  vipDiscount: BasisPoints,
  told: (price: string) => string = (price) => price,
): string {
  const price = keptDayPrice(instance, vipDiscount);
  if (!isKnown(price)) return '';
  return price === 0 ? endMessages.keptFree : told(endMessages.keptPerDay(formatMoney(price)));
}

/** When it ends, seconds: the rental, or the keeping of its disk; null when it is over, and by usage, which goes on by itself. */
export function endOf(instance: Pick<Instance, 'Billing' | 'Status' | 'Due_time' | 'DiskReleaseTime'>): number | null {
  if (isInPeriod(instance)) return isByUsage(instance) ? null : instance.Due_time;
  return isKept(instance) ? instance.DiskReleaseTime : null;
}

/** The address for a remote desktop; null where there is none. */
export const rdpAddress = ({ RdpPort, Url }: Pick<Instance, 'RdpPort' | 'Url'>): string | null =>
  RdpPort > 0 && Url !== '' ? `${Url}:${RdpPort}` : null;

/** All disks together, GB. */
export const diskSize = ({ SystemDisk, AddDisk }: Pick<Instance, 'SystemDisk' | 'AddDisk'>): number =>
  SystemDisk + AddDisk;

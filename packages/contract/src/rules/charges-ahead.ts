import { RUNWAY_ITEM, type Billing } from '../enumerations';
import { autorenewRetryTime, autorenewTime } from './autorenew';
import { cloudDiskMonthSeconds, quoteCloudDisk } from './cloud-disk';
import type { BasisPoints } from './discount';
import { hourOfDay, keptDiskDay } from './kept-disk';
import type { Fen, Unit } from './money';
import { quoteRental, type PricePart } from './price';
import { dueTime, type RentalPeriod } from './rental';
import { ownImageDay, OWN_IMAGE_GRACE_DAYS } from './own-image';
import { daySeconds, hourSeconds } from './time-units';

/** What is charged for, and who pays. */
export interface Charged {
  readonly kind: (typeof RUNWAY_ITEM)[keyof typeof RUNWAY_ITEM];
  /** The instance; of an own image its key; empty for the cloud disk. */
  readonly name: string;
  readonly note: string;
  /** How a rental is paid; absent for what is none. */
  readonly billing?: Billing | undefined;
  /** The sub-account whose limit it counts against; null for the main account. */
  readonly spender: number | null;
  readonly vouchersFirst: boolean;
}

/** One charge that lies ahead, and what follows when it is paid and when it is refused. Times are seconds since 1970. */
export interface ChargeAhead {
  readonly of: Charged;
  readonly at: number;
  /** Needs a purse that may rent at all (product §9). */
  readonly isRental: boolean;
  readonly amount: (vipDiscount: BasisPoints) => Fen;
  readonly paid: () => ChargeAhead | null;
  readonly refused: () => ChargeAhead | null;
}

/** A disk that is kept after its rental. Seconds since 1970. */
export interface KeptDisk {
  readonly of: Charged;
  /** When the rental ended: its hours count from there. */
  readonly ended: number;
  readonly releasedAt: number;
  readonly hourPrice: Unit;
}

/** The `hour`-th hour of a kept disk, from 1, asked for at `at`: again an hour later when it is refused, until the disk is released. Null when no hour is left. */
export function keptDiskAhead(disk: KeptDisk, hour: number, at: number): ChargeAhead | null {
  const { of, ended, releasedAt, hourPrice } = disk;
  // A disk has hundreds of hours ahead, and few discounts among them.
  const days = new Map<BasisPoints, Fen>();
  const dayPrice = (vipDiscount: BasisPoints): Fen => {
    const day = days.get(vipDiscount) ?? keptDiskDay({ hourPrice, vipDiscount });
    days.set(vipDiscount, day);
    return day;
  };
  const hourAhead = (nth: number, moment: number): ChargeAhead | null =>
    ended + nth * hourSeconds > releasedAt
      ? null
      : {
          of,
          at: moment,
          isRental: false,
          amount: (vipDiscount) => hourOfDay(dayPrice(vipDiscount), nth),
          paid: () => hourAhead(nth + 1, Math.max(moment, ended + (nth + 1) * hourSeconds)),
          refused: () => (moment < releasedAt ? hourAhead(nth, Math.min(moment + hourSeconds, releasedAt)) : null),
        };
  return hourAhead(hour, at);
}

/** A rental within its time. */
export interface RunningRental {
  readonly of: Charged;
  /** When it ends, seconds since 1970. */
  readonly due: number;
  /** By what it renews itself, and what its hours are made of; null when it does not. */
  readonly renewal: { readonly period: RentalPeriod; readonly parts: readonly PricePart[] } | null;
  /** What keeping its disk costs and for how long, seconds; null when the disk goes with the rental. */
  readonly keeping: { readonly hourPrice: Unit; readonly seconds: number } | null;
}

/** A rental that does not renew itself costs nothing more (decisions 41); its disk may be kept from then on. */
function afterEnd({ of, due, keeping }: RunningRental): ChargeAhead | null {
  if (keeping === null) return null;
  const disk = {
    of: { ...of, kind: RUNWAY_ITEM.keptDisk },
    ended: due,
    releasedAt: due + keeping.seconds,
    hourPrice: keeping.hourPrice,
  };
  return keptDiskAhead(disk, 1, due + hourSeconds);
}

/** What a rental will be charged: its renewals, the next tried at `at`, and when one is refused to the end, its kept disk. Seconds since 1970. */
export function rentalAhead(rental: RunningRental, at: number | null): ChargeAhead | null {
  const { of, due, renewal } = rental;
  if (renewal === null) return afterEnd(rental);
  const { period, parts } = renewal;
  const tried = at ?? autorenewTime(due, period.unit);
  return {
    of,
    at: tried,
    isRental: true,
    amount: (vipDiscount) => quoteRental({ parts, period, vipDiscount }).payable,
    paid: () => rentalAhead({ ...rental, due: dueTime(due, period) }, null),
    refused: () => (tried < due ? rentalAhead(rental, autorenewRetryTime(due, period.unit, tried)) : afterEnd(rental)),
  };
}

/** Month after month of the cloud disk, from the end of what is paid, seconds since 1970. It takes its vouchers first; not paid, it is over. */
export function cloudDiskAhead(
  disk: { readonly of: Charged; readonly sizeGb: number; readonly monthPrice: Unit },
  at: number,
): ChargeAhead {
  const { of, sizeGb, monthPrice } = disk;
  return {
    of,
    at,
    isRental: false,
    amount: (vipDiscount) =>
      quoteCloudDisk({ sizeGb, monthPrice, vipDiscount, seconds: cloudDiskMonthSeconds }).payable,
    paid: () => cloudDiskAhead(disk, at + cloudDiskMonthSeconds),
    refused: () => null,
  };
}

/** An own image that is charged by the day. */
export interface ChargedImage {
  readonly of: Charged;
  readonly sizeBytes: number;
  readonly gbDayPrice: Unit;
}

/**
 * Day after day of an own image. The day that ends at `dayEnd` is asked for at `at`: again an hour later when it is refused, until the image is
 * deleted for it (decisions 152). Seconds since 1970.
 */
export function ownImageAhead(image: ChargedImage, dayEnd: number, at: number): ChargeAhead {
  const { of, sizeBytes, gbDayPrice } = image;
  const deletedAt = dayEnd + OWN_IMAGE_GRACE_DAYS * daySeconds;
  const next = dayEnd + daySeconds;
  return {
    of,
    at,
    isRental: false,
    amount: (vipDiscount) => ownImageDay({ sizeBytes, gbDayPrice, vipDiscount }),
    paid: () => ownImageAhead(image, next, Math.max(at, next)),
    refused: () => (at < deletedAt ? ownImageAhead(image, dayEnd, Math.min(at + hourSeconds, deletedAt)) : null),
  };
}

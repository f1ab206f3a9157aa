import { RUNWAY_ITEM, type Billing } from '../enumerations';
import { autorenewRetryTime, autorenewTime } from './autorenew';
import type { BasisPoints } from './discount';
import { hourOfDay, keptDiskDay } from './kept-disk';
import type { Fen, Unit } from './money';
import { quoteRental, type PricePart } from './price';
import { dueTime, type RentalPeriod } from './rental';
import { ownImageDay, OWN_IMAGE_GRACE_DAYS } from './own-image';
import { daySeconds, hourSeconds } from './time-units';

const hoursPerDay = daySeconds / hourSeconds;

/** What is charged for, and who pays. */
export interface Charged {
  readonly kind: (typeof RUNWAY_ITEM)[keyof typeof RUNWAY_ITEM];
  /** The instance; of an own image its key. */
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
  /** Stops at an empty purse, vouchers or not (product §9, decisions 202). */
  readonly paysTime: boolean;
  amount(vipDiscount: BasisPoints): Fen;
  paid(): ChargeAhead | null;
  refused(): ChargeAhead | null;
}

/** A disk that is kept after its rental. Seconds since 1970. */
export interface KeptDisk {
  readonly of: Charged;
  /** When the rental ended: its hours count from there. */
  readonly ended: number;
  readonly releasedAt: number;
  readonly hourPrice: Unit;
}

/** What the `nth` hour of a kept disk takes, from 1. */
type HourPrice = (vipDiscount: BasisPoints, nth: number) => Fen;

/** A disk has hundreds of hours ahead, which take what those of a day before took; and few discounts among them. */
function hourPrices(hourPrice: Unit): HourPrice {
  const days = new Map<BasisPoints, Fen[]>();
  return (vipDiscount, nth) => {
    const hours = days.get(vipDiscount) ?? [];
    days.set(vipDiscount, hours);
    return (hours[nth % hoursPerDay] ??= hourOfDay(keptDiskDay({ hourPrice, vipDiscount }), nth));
  };
}

// A class, since a function of each hour for each of its parts was a fifth of the time of 20,000 of them.
class HourOfDisk implements ChargeAhead {
  readonly paysTime = false;
  readonly of: Charged;
  readonly at: number;
  readonly #disk: KeptDisk;
  readonly #nth: number;
  readonly #price: HourPrice;

  constructor(disk: KeptDisk, nth: number, at: number, price: HourPrice) {
    this.of = disk.of;
    this.at = at;
    this.#disk = disk;
    this.#nth = nth;
    this.#price = price;
  }

  amount(vipDiscount: BasisPoints): Fen {
    return this.#price(vipDiscount, this.#nth);
  }

  paid(): ChargeAhead | null {
    const nth = this.#nth + 1;
    return hourAhead(this.#disk, nth, Math.max(this.at, this.#disk.ended + nth * hourSeconds), this.#price);
  }

  refused(): ChargeAhead | null {
    const { releasedAt } = this.#disk;
    if (this.at >= releasedAt) return null;
    return hourAhead(this.#disk, this.#nth, Math.min(this.at + hourSeconds, releasedAt), this.#price);
  }
}

const hourAhead = (disk: KeptDisk, nth: number, at: number, price: HourPrice): ChargeAhead | null =>
  disk.ended + nth * hourSeconds > disk.releasedAt ? null : new HourOfDisk(disk, nth, at, price);

/** The `hour`-th hour of a kept disk, from 1, asked for at `at`: again an hour later when it is refused, until the disk is released. Null when no hour is left. */
export const keptDiskAhead = (disk: KeptDisk, hour: number, at: number): ChargeAhead | null =>
  hourAhead(disk, hour, at, hourPrices(disk.hourPrice));

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
    paysTime: true,
    amount: (vipDiscount) => quoteRental({ parts, period, vipDiscount }).payable,
    paid: () => rentalAhead({ ...rental, due: dueTime(due, period) }, null),
    refused: () => (tried < due ? rentalAhead(rental, autorenewRetryTime(due, period.unit, tried)) : afterEnd(rental)),
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
    paysTime: false,
    amount: (vipDiscount) => ownImageDay({ sizeBytes, gbDayPrice, vipDiscount }),
    paid: () => ownImageAhead(image, next, Math.max(at, next)),
    refused: () => (at < deletedAt ? ownImageAhead(image, dayEnd, Math.min(at + hourSeconds, deletedAt)) : null),
  };
}

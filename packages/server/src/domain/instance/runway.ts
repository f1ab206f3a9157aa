import { getRunway } from '@compute-market/contract/calls/cost';
import type { ChargeAhead as WireCharge } from '@compute-market/contract/entities/cost-item';
import { INSTANCE_STATUS, RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { cloudDiskMonthSeconds } from '@compute-market/contract/rules/cloud-disk';
import { remainingCredit, spendable } from '@compute-market/contract/rules/credit';
import { isSteady } from '@compute-market/contract/rules/steady-charge';
import { chargesByDay, daysAhead } from '@compute-market/contract/rules/days-ahead';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { keptDiskDay } from '@compute-market/contract/rules/kept-disk';
import {
  fen,
  sumFen,
  unit,
  yuanFromFen,
  yuanFromUnit,
  type Fen,
  type Unit,
} from '@compute-market/contract/rules/money';
import { ownImageDay, ownImageGb } from '@compute-market/contract/rules/own-image';
import { dailyCost, hourlyCost } from '@compute-market/contract/rules/price';
import {
  majorOf,
  runwayOf,
  spendableOf,
  type DatedCharge,
  type Purses,
  type Runway,
} from '@compute-market/contract/rules/runway';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { implementOwn, type Actor } from '../../http/handler';
import { fenOf } from '../../ledger/amount';
import { spendingLimits } from '../../ledger/spending-limits';
import { balances } from '../../ledger/statement';
import { wireTime } from '../../platform/wire';
import { findDisk, type DiskRow } from '../cloud-disk/find-disk';
import { readTariff, type Tariff } from '../market/read-catalogue';
import { chargedImages } from '../own-image/ahead';
import { dayEndOf, type ChargedRow } from '../own-image/charge';
import { chargesAhead, rowsInUse } from './charges-ahead';
import { keepHourPrice } from './kept-charge';
import { readPayer } from './payer';
import { discountedHourPrice } from './rental-parts';
import type { InstanceRow } from './state';

const hoursPerMonth = cloudDiskMonthSeconds / hourSeconds;
const hoursPerDay = daySeconds / hourSeconds;

interface Item {
  readonly kind: (typeof RUNWAY_ITEM)[keyof typeof RUNWAY_ITEM];
  readonly name: string;
  readonly note: string;
  readonly hourPrice: Unit;
  /** The price of a day of what is paid afterwards, a kept disk (decisions 42) or an own image; null for what is paid ahead. */
  readonly day: Fen | null;
  readonly until: Date;
  readonly autorenew: boolean;
  /** Of a rental within its time. */
  readonly billing?: InstanceRow['billing'];
}

function itemOf(row: InstanceRow, tariff: Tariff, vipDiscount: BasisPoints): Item {
  const { name, note } = row;
  if (row.status !== INSTANCE_STATUS.diskKept)
    return {
      name,
      note,
      kind: RUNWAY_ITEM.instance,
      hourPrice: unit(row.hourPrice),
      day: null,
      until: row.dueAt,
      autorenew: row.autorenewPackTime !== null,
      billing: row.billing,
    };
  const listPrice = keepHourPrice(row, tariff);
  return {
    name,
    note,
    kind: RUNWAY_ITEM.keptDisk,
    hourPrice: discountedHourPrice([{ item: 'disk', unitPrice: listPrice }], [vipDiscount]),
    day: keptDiskDay({ hourPrice: listPrice, vipDiscount }),
    until: row.diskReleaseAt ?? row.dueAt,
    autorenew: false,
  };
}

function cloudDiskItem(disk: DiskRow, tariff: Tariff, vipDiscount: BasisPoints): Item {
  const unitPrice = unit(Math.round((disk.sizeGb * tariff.cloudDiskMonthPrice) / hoursPerMonth));
  return {
    kind: RUNWAY_ITEM.cloudDisk,
    name: '',
    note: `${disk.sizeGb} GB`,
    hourPrice: discountedHourPrice([{ item: 'cloudDisk', unitPrice }], [vipDiscount]),
    day: null,
    until: disk.dueAt,
    autorenew: false,
  };
}

function imageItem(image: ChargedRow, tariff: Tariff, vipDiscount: BasisPoints): Item {
  const { key, name, sizeBytes } = image;
  const gbDayPrice = unit(tariff.ownImageDayPrice);
  const unitPrice = unit(Math.round((ownImageGb(sizeBytes) * gbDayPrice) / hoursPerDay));
  return {
    kind: RUNWAY_ITEM.ownImage,
    name: key,
    note: name,
    hourPrice: discountedHourPrice([{ item: 'disk', unitPrice }], [vipDiscount]),
    day: ownImageDay({ sizeBytes, gbDayPrice, vipDiscount }),
    until: dayEndOf(image),
    autorenew: false,
  };
}

interface InUse {
  readonly rows: readonly InstanceRow[];
  readonly disk: DiskRow | null;
  readonly images: readonly ChargedRow[];
  readonly tariff: Tariff;
}

/** What this person is shown of it, the dearest first; the cloud disk is the main account's. Whole machines are paid ahead by contract (decisions 28). */
function itemsOf(
  { rows, disk, images, tariff }: InUse,
  { subAccountId }: Actor,
  vipDiscount: BasisPoints,
  now: Date,
): Item[] {
  const isOwn = (row: Pick<InstanceRow, 'subAccountId'>) => subAccountId === null || row.subAccountId === subAccountId;
  // One that will be charged from a later moment costs nothing yet.
  const charged = images.filter((image) => isOwn(image) && image.chargedUntil <= now);
  const items = [
    ...rows.filter(isOwn).map((row) => itemOf(row, tariff, vipDiscount)),
    ...charged.map((image) => imageItem(image, tariff, vipDiscount)),
  ];
  if (subAccountId === null && disk !== null && disk.dueAt > now) items.push(cloudDiskItem(disk, tariff, vipDiscount));
  return items.sort((a, b) => b.hourPrice - a.hourPrice);
}

/** What pays for it all, with what bounds each sub-account. */
async function readPurses(tx: Tx, userId: number, now: Date): Promise<Purses> {
  const { cashFen, quotaFen, voucherFen, accumulatedFen } = await balances(tx, userId);
  const subs = await tx
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.userId, userId), isNull(subAccounts.deletedAt)));
  return {
    balance: fenOf(cashFen),
    quota: fenOf(quotaFen),
    voucher: fenOf(voucherFen),
    accumulated: fenOf(accumulatedFen),
    limits: await spendingLimits(tx, subs, now),
  };
}

const chargeOf = (charge: DatedCharge): WireCharge => ({
  Time: charge.at,
  Kind: charge.of.kind,
  Container_name: charge.of.name,
  Note: charge.of.note,
  ...(charge.of.billing && { Billing: charge.of.billing }),
  Amount: yuanFromFen(charge.amount),
  ShortOf: charge.shortOf,
});
const chargeWire = (charge: DatedCharge | null): WireCharge | null => charge && chargeOf(charge);

/** More lines than anybody reads. */
const mostLines = 40;

/** The days ahead, one by one (decisions 86). */
function aheadWire(
  { course, coveredUntil }: Pick<Runway, 'course' | 'coveredUntil'>,
  purses: Purses,
  { now, viewer }: { now: number; viewer: number | null },
) {
  const charges = chargesByDay(course);
  return {
    Days: daysAhead(course, { now, before: spendableOf(purses, viewer, now), coveredUntil }).map(({ day, left }) => ({
      Day: day,
      Left: yuanFromFen(left),
    })),
    Charges: charges.slice(0, mostLines).map((charge) => ({ Count: charge.count, ...chargeOf(charge) })),
    MoreNum: Math.max(0, charges.length - mostLines),
  };
}

const pricesOf = (items: readonly Item[]) => items.map(({ hourPrice }) => hourPrice);

/** What is in use costs: an hour, the part of it that is paid ahead, and a day. */
function spendingWire(items: readonly Item[]) {
  const paidAhead = items.filter(({ day }) => day === null);
  const keptDays = items.flatMap(({ day }) => (day === null ? [] : [day]));
  return {
    HourPrice: yuanFromFen(hourlyCost(pricesOf(items))),
    PaidHourPrice: yuanFromFen(hourlyCost(pricesOf(paidAhead))),
    DayPrice: yuanFromFen(sumFen([dailyCost(pricesOf(paidAhead)), ...keptDays])),
    SteadyDayPrice: yuanFromFen(sumFen([dailyCost(pricesOf(paidAhead.filter(isSteady))), ...keptDays])),
  };
}

/** How long somebody's money lasts, with what it was found by. */
export async function readRunway(tx: Tx, { userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>, now: Date) {
  // None waits for another: they go to the database together.
  const [tariff, rows, disk, purses] = await Promise.all([
    readTariff(tx),
    rowsInUse(tx, userId),
    findDisk(tx, userId, now),
    readPurses(tx, userId, now),
  ]);
  const images = await chargedImages(tx, userId, tariff);
  const ahead = await chargesAhead(tx, rows, { images, tariff });
  const person = { now: wireTime(now), viewer: subAccountId };
  return { rows, disk, images, tariff, purses, person, runway: runwayOf(ahead, purses, person) };
}

/** How long the money lasts, by the charges that lie ahead (decisions 41). */
export const runwayCall = implementOwn(getRunway, async (tx, _input, { actor, services }) => {
  const now = services.clock.now();
  const { payer, vipDiscount } = await readPayer(tx, actor, now);
  const { rows, disk, images, tariff, purses, person, runway } = await readRunway(tx, actor, now);
  const { next, short, coveredUntil } = runway;
  const { limitLeft } = payer;
  const purse = limitLeft === null ? payer : { balance: fen(0), quota: fen(0), voucher: fen(0) };
  const items = itemsOf({ rows, disk, images, tariff }, actor, vipDiscount, now);
  return {
    Available: yuanFromFen(limitLeft ?? fen(spendable(payer) + payer.voucher)),
    Money: yuanFromFen(purse.balance),
    CreditLeft: yuanFromFen(fen(Math.max(0, remainingCredit(purse)))),
    PowerMoney: yuanFromFen(purse.voucher),
    LimitLeft: limitLeft === null ? null : yuanFromFen(limitLeft),
    ...spendingWire(items),
    Seconds: short && short.at - wireTime(now),
    Until: short && short.at,
    Next: chargeWire(next),
    NextMajor: chargeWire(majorOf(runway.course)),
    Short: chargeWire(short),
    CoveredUntil: coveredUntil,
    Ahead: aheadWire(runway, purses, person),
    Items: items.map(({ kind, name, note, hourPrice, until, autorenew, billing }) => ({
      Kind: kind,
      Container_name: name,
      Note: note,
      HourPrice: yuanFromUnit(hourPrice),
      Due_time: wireTime(until),
      Autorenew: autorenew,
      ...(billing && { Billing: billing }),
    })),
  };
});

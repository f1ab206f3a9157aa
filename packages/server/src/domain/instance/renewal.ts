import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import type { Price } from '@compute-market/contract/entities/price';
import {
  BILLING,
  BILLING_LABELS,
  COST_TYPE,
  INSTANCE_STATUS,
  type DueMode,
  type RentalUnit,
} from '@compute-market/contract/enumerations';
import { yuanFromFen, type Unit } from '@compute-market/contract/rules/money';
import { inOneLine, quoteRental, type Quote } from '@compute-market/contract/rules/price';
import { dueTime, rentalUnits, type RentalPeriod } from '@compute-market/contract/rules/rental';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { charge } from '../../ledger/charge';
import { dateFromWire, wireTime } from '../../platform/wire';
import { warnOfBalance } from '../account/warn-of-balance';
import { markUsed } from '../coupon/use-coupon';
import { findSpecification, readTariff } from '../market/read-catalogue';
import { codeOfName } from '../market/specification-name';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { scheduleAutorenewal } from './autorenew-schedule';
import { readUnitOfRest } from './bought-periods';
import { writeBill } from './cost-items';
import { recordEvent } from './events';
import { usageHourKey } from './kept-charge';
import { afterCoupon, requireSeenEnd, requireSeenPrice } from './order-price';
import { readPayer } from './payer';
import { priceWire } from './price-wire';
import { discountedHourPrice, rentalParts } from './rental-parts';
import type { InstanceRow } from './state';
import { diskReleaseTime } from './write-rental';

/** How much longer, and who pays. */
export interface RenewalOrder {
  readonly period: RentalPeriod;
  readonly couponId: number | null;
  readonly vouchersFirst: boolean;
}

export interface PricedRenewal {
  readonly quote: Quote;
  readonly price: Price;
  /** When it ends once it is renewed. */
  readonly dueAt: Date;
  /** What an hour of it costs at the discount of a unit. */
  readonly hourPriceBy: (unit: RentalUnit) => Unit;
}

/** States in which a rental can be made longer: it has a machine, or is about to. */
const renewable: readonly number[] = [
  INSTANCE_STATUS.starting,
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.restarting,
  INSTANCE_STATUS.restartFailed,
  INSTANCE_STATUS.shutDown,
];

export const isRenewable = (row: Pick<InstanceRow, 'status'>): boolean => renewable.includes(row.status);

/** Prices more time for a rental as it is now, at today's prices, for who asks. The new time begins where the old one ends. */
export async function quoteRenewal(
  tx: Tx,
  actor: Actor,
  row: InstanceRow,
  order: RenewalOrder,
  now: Date,
): Promise<PricedRenewal> {
  if (!isRenewable(row))
    throw new Refusal('STATE_CONFLICT', { reason: '实例已到期或未在运行，无法续费，请刷新后查看' });
  const tariff = await readTariff(tx);
  const code = codeOfName(row.specName, row.gpuType, row.gpuNum);
  const specification = code && (await findSpecification(tx, row.gpuType, code));
  if (!specification) throw new Refusal('NOT_FOUND', { reason: '该规格已下架，无法续费，请联系客服' });
  const { payer, vipDiscount } = await readPayer(tx, actor, now);
  const parts = rentalParts({ ...row, specification }, tariff);
  const bare = quoteRental({ parts, period: order.period, vipDiscount });
  const quote = await afterCoupon(tx, actor, row, bare, { couponId: order.couponId, planRental: true, now });
  const dueAt = dateFromWire(dueTime(wireTime(row.dueAt), order.period));
  const periodDiscount = rentalUnits[order.period.unit].discount;
  const price = priceWire(quote, {
    periodDiscount,
    vipDiscount,
    couponId: order.couponId,
    payer,
    vouchersFirst: order.vouchersFirst,
    paysTime: true,
    dueAfter: dueAt,
    now,
  });
  const hourPriceBy = (unit: RentalUnit) => discountedHourPrice(parts, [rentalUnits[unit].discount, vipDiscount]);
  return { quote, price, dueAt, hourPriceBy };
}

type RenewedBy = 'customer' | 'system';

/** Whether it is the next hour of a rental by usage; a renewal by hand makes a prepaid one of it (decisions 144). */
const isUsageHour = ({ billing }: Pick<InstanceRow, 'billing'>, by: RenewedBy): boolean =>
  billing === BILLING.usage && by === 'system';

/** What one period of one rental is paid under: whoever renews it from this end in the same way does it once. */
const renewalKey = (row: InstanceRow, by: RenewedBy): string =>
  isUsageHour(row, by) ? usageHourKey(row.name, wireTime(row.dueAt)) : `renew:${row.name}:${wireTime(row.dueAt)}`;

/** What it says on the statement. */
function remarkOf(row: InstanceRow, by: RenewedBy): string {
  if (isUsageHour(row, by)) return BILLING_LABELS.usage;
  return by === 'system' ? '自动续费' : '续费';
}

/**
 * Makes a rental longer in one transaction: coupon, charge, bill, new end. The caller holds its row, so that two renewals follow each
 * other. Every refusal leaves nothing behind.
 */
export async function renew(
  tx: Tx,
  services: Services,
  actor: Actor,
  row: InstanceRow,
  order: RenewalOrder & {
    readonly expectedPrice?: number | undefined;
    readonly expectedEnd?: number | undefined;
    readonly by: RenewedBy;
  },
): Promise<PricedRenewal & { readonly transactionId: number }> {
  const now = services.clock.now();
  const priced = await quoteRenewal(tx, actor, row, order, now);
  requireSeenEnd(order.expectedEnd, { price: priced.price, dueAt: row.dueAt });
  requireSeenPrice(order.expectedPrice, priced);
  const isHour = isUsageHour(row, order.by);
  const key = renewalKey(row, order.by);
  const payment = await charge(tx, {
    key,
    kind: 'renew',
    userId: row.userId,
    subAccountId: actor.subAccountId,
    amountFen: BigInt(priced.quote.payable),
    vouchersFirst: order.vouchersFirst,
    paysTime: true,
    at: now,
    actor: order.by,
    reference: { type: 'instance', id: row.name },
    remark: remarkOf(row, order.by),
  });
  if (order.couponId !== null)
    await markUsed(tx, { userId: row.userId, couponId: order.couponId, now, usedFor: row.name });
  const { quote, dueAt } = priced;
  await writeBill(tx, {
    key,
    instanceId: row.id,
    userId: row.userId,
    subAccountId: actor.subAccountId,
    costType: isHour ? COST_TYPE.usage : COST_TYPE.renew,
    beginAt: row.dueAt,
    endAt: dueAt,
    quote: isHour ? inOneLine(quote) : quote,
    payment,
    couponId: order.couponId,
    createdAt: now,
  });
  await extend(tx, row, priced, { ...order, now });
  // Hours of a rental by usage are told by its bill: they would drown all else.
  if (!isHour) await recordRenewal(tx, row, priced, order, now);
  await warnOfBalance(tx, row.userId, payment, now);
  await warnOfLimit(tx, actor, now);
  return { ...priced, transactionId: payment.transactionId };
}

function recordRenewal(
  tx: Tx,
  row: InstanceRow,
  { quote, dueAt }: PricedRenewal,
  { by, period }: RenewalOrder & { readonly by: RenewedBy },
  now: Date,
): Promise<void> {
  return recordEvent(tx, {
    instance: row,
    kind: by === 'system' ? INSTANCE_EVENT.autoRenewed : INSTANCE_EVENT.renewed,
    at: now,
    details: {
      amount: yuanFromFen(quote.payable),
      unit: period.unit,
      count: period.count,
      until: wireTime(dueAt),
    },
  });
}

/** A renewal by hand ends the billing by usage; the new period begins where the paid hour ends. Of any other rental nothing changes. */
const prepaidFrom = ({ billing }: InstanceRow) =>
  billing === BILLING.usage ? { billing: BILLING.prepaid, autorenewUnit: null, autorenewPackTime: null } : {};

async function extend(
  tx: Tx,
  row: InstanceRow,
  { dueAt, hourPriceBy }: PricedRenewal,
  { period: { unit }, by, now }: RenewalOrder & { readonly by: RenewedBy; readonly now: Date },
): Promise<void> {
  const isHour = isUsageHour(row, by);
  // An hour added to a month leaves the month at its discount, as it does for what is added (decisions 244).
  const hourPrice = hourPriceBy(isHour ? unit : await readUnitOfRest(tx, row, now));
  const { keepDiskMaxDays } = await readTariff(tx);
  const diskReleaseAt = diskReleaseTime(dueAt, row.dueMode as DueMode, keepDiskMaxDays);
  const [longer] = await tx
    .update(instance)
    .set({ dueAt, diskReleaseAt, hourPrice, unit, ...(isHour ? {} : prepaidFrom(row)) })
    .where(eq(instance.id, row.id))
    .returning();
  if (longer) await scheduleAutorenewal(tx, longer);
}

import type { EarlyRelease } from '@compute-market/contract/entities/early-release';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import {
  BILLING,
  COST_TYPE,
  DUE_MODE,
  INSTANCE_STATUS,
  NOTICE_EVENT,
  STORAGE_COST_TYPES,
  type InstanceStatus,
} from '@compute-market/contract/enumerations';
import {
  earlyReturn,
  unitOfHours,
  usedUntil,
  type EarlyReturn,
  type PaidTime,
} from '@compute-market/contract/rules/early-release';
import { fen, fenFromYuan, formatMoney, sumFen, yuanFromFen } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import { ledgerTransaction } from '../../db/schema/ledger';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { isAhead } from '../../jobs/claim';
import { fenOf } from '../../ledger/amount';
import { paymentOf } from '../../ledger/charge';
import { refund, splitRefund } from '../../ledger/reverse';
import { wireTime, wireYuan } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { isHostLost, requireAnsweringHost } from './answering-host';
import { beginKeeping } from './begin-keeping';
import { earlyReturnKey } from './early-return-key';
import { recordEvent } from './events';
import { resizeKey } from './job-names';
import { endMachine } from './machine-end';
import { readBy, toldSum } from './own-amounts';
import { releaseHeld } from './release';
import { moveInstance, requireSettled, type InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';
import { upgradeKey } from './undo-upgrade';
import { diskReleaseTime } from './write-rental';

/** States in which a rental can be released early, or stopped: its machine is there and nothing is under way with it. */
const releasable: readonly InstanceStatus[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];

/** A payment of a rental, who made it, and what of it comes back. Fen. */
interface ReturnedPayment extends EarlyReturn {
  readonly transactionId: number;
  readonly subAccountId: number | null;
  readonly voucherFen: bigint;
  readonly cashFen: bigint;
}

interface PricedRelease {
  readonly payments: readonly ReturnedPayment[];
  /** Moments since 1970, ms. */
  readonly until: number;
  /** What whoever asks is told. */
  readonly wire: EarlyRelease;
  /** What comes back of that, fen. */
  readonly toldFen: bigint;
  /** All that comes back, fen. */
  readonly backFen: bigint;
}

/** Who reads what comes back. */
type Reader = Pick<Actor, 'subAccountId'>;

const backOf = (payments: readonly ReturnedPayment[]): bigint => BigInt(sumFen(payments.map(({ back }) => back)));

export const isByUsage = ({ billing }: Pick<InstanceRow, 'billing'>): boolean => billing === BILLING.usage;

interface Payment extends PaidTime {
  readonly transactionId: number;
  readonly subAccountId: number | null;
  /** Of an upgrade that the machine never got: nothing of it is used. */
  readonly neverGot: boolean;
}

const wholeBack = ({ paid }: PaidTime): EarlyReturn => ({ paid, used: fen(0), reclaimed: fen(0), back: paid });

/**
 * What was paid for time of a rental, payment by payment, less what of it went back already; a kept disk is none. The unit of a period is told by its
 * length; an upgrade says it, or was sold before it did by that of the last period (decisions 244). By usage only hours that are not over count:
 * there may be thousands before them.
 */
async function paymentsOf(tx: Tx, row: InstanceRow, now: Date): Promise<Payment[]> {
  const lines = await tx
    .select({
      line: costItem,
      key: ledgerTransaction.key,
      kind: ledgerTransaction.kind,
      subAccountId: ledgerTransaction.subAccountId,
    })
    .from(costItem)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, costItem.ledgerTransactionId))
    .where(
      and(
        eq(costItem.instanceId, row.id),
        notInArray(costItem.costType, [...STORAGE_COST_TYPES]),
        isByUsage(row) ? gt(costItem.endAt, now) : undefined,
      ),
    )
    .orderBy(costItem.id);
  const openUpgrade = isByUsage(row) || row.resizeRequestedAt === null ? null : upgradeKey(row.name, row.resizes);
  const payments = new Map<number, Payment>();
  for (const { line, key, kind, subAccountId } of lines) {
    if (line.ledgerTransactionId === null) continue;
    const before = payments.get(line.ledgerTransactionId);
    const [begin, end] = [line.beginAt.getTime(), line.endAt.getTime()];
    const isPeriod = kind === 'rent' || kind === 'renew';
    const unit = isPeriod ? unitOfHours(line.hours) : (line.discountUnit ?? row.unit);
    payments.set(line.ledgerTransactionId, {
      transactionId: line.ledgerTransactionId,
      subAccountId,
      paid: fen((before?.paid ?? 0) + fenOf(line.amountFen)),
      begin,
      end,
      unit: before?.unit ?? unit,
      neverGot: key === openUpgrade,
    });
  }
  return [...payments.values()];
}

/** By usage also a restart that a lost host will never end. */
const endable: readonly InstanceStatus[] = [...releasable, INSTANCE_STATUS.restarting];

/** Whether its machine has come to rest. By usage what is under way does not hold back a stop: its hours would be charged until it ends. */
export async function isAtRest(tx: Tx, row: InstanceRow): Promise<boolean> {
  if (isByUsage(row) && row.status === INSTANCE_STATUS.restarting) return isHostLost(tx, row);
  return releasable.some((status) => status === row.status) && (isByUsage(row) || row.powerOnAskedAt === null);
}

/** Refuses what is over already or has something under way, with the reason. */
async function requireSettledRental(tx: Tx, row: InstanceRow): Promise<void> {
  if (row.earlyReleasedAt !== null)
    throw new Refusal('STATE_CONFLICT', {
      reason: `该实例已${isByUsage(row) ? '停止计费' : '提前释放'}，退还的费用请在费用明细中查看`,
    });
  if (!(await isAtRest(tx, row)))
    throw new Refusal('STATE_CONFLICT', {
      reason:
        row.endedAt === null
          ? '实例正在启动、重启或重置系统，请稍候完成后再操作'
          : `实例已${isByUsage(row) ? '停止计费' : '到期'}，没有可退还的费用，请在费用明细中查看`,
    });
  // An upgrade that was given up waits for a person, perhaps for days, in which the rental would go on to be paid for.
  if (!isByUsage(row) && (await isAhead(tx, resizeKey(row.name, row.resizes)))) requireSettled(row);
}

/** Refuses what cannot be released early now. Who pays by usage may always stop, also on a lost host and in the last minute (decisions 144). */
async function requireReleasable(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  if (!row.earlyRelease && !isByUsage(row))
    throw new Refusal('NO_REFUND_DUE', { reason: '该实例不支持提前释放退还，如需停止续费，请关闭自动续费' });
  await requireSettledRental(tx, row);
  if (isByUsage(row)) return;
  await requireAnsweringHost(tx, row);
  if (row.dueAt.getTime() - now.getTime() < hourMs)
    throw new Refusal('NO_REFUND_DUE', { reason: '剩余时间不足 1 小时，没有可退还的费用，请等待实例到期' });
}

const nothing = { voucherFen: 0n, cashFen: 0n } as const;

/** The sums of some payments as they travel. */
function wireOf(payments: readonly ReturnedPayment[], { dueAt }: InstanceRow, until: number): EarlyRelease {
  const sum = (figure: keyof EarlyReturn) => yuanFromFen(sumFen(payments.map((payment) => payment[figure])));
  const purse = (figure: 'voucherFen' | 'cashFen') =>
    wireYuan(payments.reduce((total, payment) => total + payment[figure], 0n));
  return {
    PaidMoney: sum('paid'),
    UsedMoney: sum('used'),
    DiscountReclaimed: sum('reclaimed'),
    ReturnMoney: purse('cashFen'),
    ReturnPowerMoney: purse('voucherFen'),
    UsedUntil: wireTime(new Date(until)),
    Due_time: wireTime(dueAt),
    ExpireTime: wireTime(new Date(until)),
  };
}

/** Works out what comes back if a rental is released now (decisions 124). Refuses with the reason where it cannot be, or where nothing comes back to anybody. */
export async function quoteEarlyRelease(tx: Tx, reader: Reader, row: InstanceRow, now: Date): Promise<PricedRelease> {
  await requireReleasable(tx, row, now);
  const until = usedUntil(now.getTime(), row.dueAt.getTime(), row.billing);
  const payments: ReturnedPayment[] = [];
  for (const { transactionId, subAccountId, neverGot, ...payment } of await paymentsOf(tx, row, now)) {
    const split = neverGot ? wholeBack(payment) : earlyReturn(payment, until);
    // What is used up needs no look at how it was paid: of one that was paid by usage before there may be thousands.
    const purses = split.back === 0 ? nothing : splitRefund(BigInt(split.back), await paymentOf(tx, transactionId));
    payments.push({ transactionId, subAccountId, ...split, ...purses });
  }
  const backFen = backOf(payments);
  if (backFen === 0n && !isByUsage(row))
    throw new Refusal('NO_REFUND_DUE', { reason: '已付的费用都已用完，没有可退还的费用，请等待实例到期' });
  const told = readBy(payments, reader);
  return { payments, until, backFen, toldFen: backOf(told), wire: wireOf(told, row, until) };
}

/** Pays each payment's part back, and writes one line of the bill for each who paid. */
async function payBack(
  tx: Tx,
  row: InstanceRow,
  { payments, until }: PricedRelease,
  { reason }: StopWish,
  now: Date,
): Promise<void> {
  const remark = isByUsage(row) ? '停止计费退费' : '提前释放退费';
  const back = payments.filter((payment) => payment.back > 0);
  for (const { transactionId, back: amount } of back)
    await refund(tx, {
      key: earlyReturnKey(row.name, transactionId),
      transactionId,
      amountFen: BigInt(amount),
      at: now,
      actor: reason === undefined ? 'customer' : 'system',
      reference: { type: 'instance', id: row.name },
      remark,
    });
  for (const subAccountId of new Set(back.map((payment) => payment.subAccountId))) {
    const own = back.filter((payment) => payment.subAccountId === subAccountId);
    const powerMoneyFen = own.reduce((total, { voucherFen }) => total + voucherFen, 0n);
    const moneyFen = own.reduce((total, { cashFen }) => total + cashFen, 0n);
    const amountFen = powerMoneyFen + moneyFen;
    await tx.insert(costItem).values({
      key: earlyReturnKey(row.name, subAccountId === null ? 'main' : `sub${subAccountId}`),
      instanceId: row.id,
      userId: row.userId,
      subAccountId,
      costType: COST_TYPE.refund,
      beginAt: new Date(until),
      endAt: row.dueAt,
      unitPrice: 0,
      hours: (row.dueAt.getTime() - until) / hourMs,
      originalFen: -amountFen,
      amountFen: -amountFen,
      moneyFen: -moneyFen,
      powerMoneyFen: -powerMoneyFen,
      creditFen: 0n,
      remark,
      createdAt: now,
    });
  }
}

async function tell(tx: Tx, row: InstanceRow, { payments }: PricedRelease, now: Date): Promise<void> {
  await tellOwner(
    tx,
    row,
    {
      key: `early-released:${row.name}`,
      event: NOTICE_EVENT.expired,
      title: '实例已提前释放',
      text: `实例「${shownName(row)}」已提前释放，磁盘数据已清除。未使用的费用${toldSum(backOf(readBy(payments, row)))}已退回原支付账户。`,
      link: routes.expenseDetail.to({ instance_name: row.name }),
    },
    now,
  );
}

/** What the owner asks for. */
export interface StopWish {
  /** Who asks; where the product does it by itself, whoever holds it. */
  readonly reader: Reader;
  /** The sum that was seen, yuan; by usage it may be absent. */
  readonly seenYuan: number | undefined;
  /** By usage only: the disk stays, for money. */
  readonly keepDisk: boolean;
  /** Why the product does it by itself, a Chinese clause; absent where its owner does it now. */
  readonly reason?: string;
}

/** Refuses what belongs to rentals by usage alone, and a sum other than the one that was seen. */
function requireWished(row: InstanceRow, { seenYuan, keepDisk }: StopWish, { toldFen, wire }: PricedRelease): void {
  if (!isByUsage(row) && keepDisk)
    throw new Refusal('INVALID_REQUEST', {
      reason: '只有按量计费的实例可以停止计费并保留磁盘，请改用关机，或提前释放',
      data: { field: 'keep_disk' },
    });
  if (!isByUsage(row) && seenYuan === undefined)
    throw new Refusal('INVALID_REQUEST', { reason: '请先查看可退还的费用，再提前释放', data: { field: 'amount' } });
  if (seenYuan !== undefined && BigInt(fenFromYuan(seenYuan)) !== toldFen)
    throw new Refusal('PRICE_CHANGED', {
      reason: `可退还的费用已变为 ${formatMoney(fenOf(toldFen))}，请确认后再释放`,
      data: wire,
    });
}

/** What changes in a rental whose paid time its owner has cut short. */
const cutShort = (now: Date) => ({
  endedAt: now,
  earlyReleasedAt: now,
  message: '',
  abnormalSince: null,
  powerOnAskedAt: null,
  resizeRequestedAt: null,
  addingCpu: 0,
  addingMemoryGb: 0,
  addingDiskGb: 0,
  autorenewPackTime: null,
});

/** Ends it with its disks. */
async function releaseWhole(tx: Tx, row: InstanceRow, priced: PricedRelease, now: Date): Promise<void> {
  const change = { ...cutShort(now), diskReleaseAt: null };
  const ended = await moveInstance(tx, row.id, endable, INSTANCE_STATUS.ended, change);
  if (!ended) throw new Refusal('STATE_CONFLICT');
  await releaseHeld(tx, ended, { disk: true });
  await recordEvent(tx, {
    instance: ended,
    kind: isByUsage(row) ? INSTANCE_EVENT.usageStopped : INSTANCE_EVENT.earlyReleased,
    at: now,
    details: { amount: wireYuan(priced.backFen), ...(isByUsage(row) && { change: '实例与磁盘已释放' }) },
  });
  await endMachine(tx, ended, { keptAs: null, now });
  // Who pays by usage stops as a matter of course: bill and history say it.
  if (!isByUsage(row)) await tell(tx, ended, priced, now);
}

/** Ends it but for its disk, whose hours count from the last minute that was used. */
async function stopKeeping(
  tx: Tx,
  row: InstanceRow,
  { until, backFen }: PricedRelease,
  { reason }: StopWish,
  now: Date,
): Promise<void> {
  const dueAt = new Date(until);
  const { keepDiskMaxDays } = await readTariff(tx);
  const diskReleaseAt = diskReleaseTime(dueAt, DUE_MODE.keep, keepDiskMaxDays);
  const change = { ...cutShort(now), dueAt, diskReleaseAt, dueMode: DUE_MODE.keep };
  const kept = await moveInstance(tx, row.id, endable, INSTANCE_STATUS.diskKept, change);
  if (!kept) throw new Refusal('STATE_CONFLICT');
  await recordEvent(tx, {
    instance: kept,
    kind: INSTANCE_EVENT.usageStopped,
    at: now,
    details: {
      amount: wireYuan(backFen),
      ...(diskReleaseAt && { until: wireTime(diskReleaseAt) }),
      ...(reason !== undefined && { reason }),
    },
  });
  await beginKeeping(tx, kept, now);
}

/**
 * Ends a rental before its time and gives the unused part back to the purses it came from, all in one transaction (decisions 124, 144). The caller
 * holds its row, so that a renewal comes before or after. Every refusal leaves nothing behind.
 */
export async function endEarly(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  row: InstanceRow,
  wish: StopWish,
): Promise<EarlyRelease> {
  const now = clock.now();
  const priced = await quoteEarlyRelease(tx, wish.reader, row, now);
  requireWished(row, wish, priced);
  await (wish.keepDisk ? stopKeeping(tx, row, priced, wish, now) : releaseWhole(tx, row, priced, now));
  await payBack(tx, row, priced, wish, now);
  return priced.wire;
}

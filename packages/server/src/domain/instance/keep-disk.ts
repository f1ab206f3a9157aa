import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { BALANCE_SHORT_REASON } from '@compute-market/contract/errors';
import { keptDiskHour } from '@compute-market/contract/rules/kept-disk';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { limitStep, topUpStep } from '../../http/sub-refusal';
import { defineJob, type JobEnd } from '../../jobs/job';
import { charge, type Paid } from '../../ledger/charge';
import { warnOfBalance } from '../account/warn-of-balance';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { waitsUntil } from '../reminder/held-up';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { tellOfRelease } from './end-reminders';
import { recordEvent } from './events';
import { keepDiskJob } from './job-names';
import { keepHourPrice, keptChargeKey, waitsFree } from './kept-charge';
import { isStartingFrom } from './kept-start';
import { endMachine } from './machine-end';
import { releaseKeptDisk } from './place';
import { diskGbOf } from './release';
import { moveInstance, type InstanceRow } from './state';

/** How soon to look again at a disk that a machine is being started from. */
const startingMs = 5000;

/** Ends the keeping of a disk and gives its place back; false when it was not kept any more. */
export async function releaseKept(tx: Tx, row: InstanceRow, now: Date): Promise<boolean> {
  const ended = await moveInstance(tx, row.id, [INSTANCE_STATUS.diskKept], INSTANCE_STATUS.ended, {
    endedAt: now,
    message: '',
    diskReleaseAt: now,
  });
  if (!ended) return false;
  await recordEvent(tx, { instance: ended, kind: INSTANCE_EVENT.released, at: now });
  await releaseKeptDisk(tx, ended.hostId, diskGbOf(ended));
  await endMachine(tx, ended, { keptAs: null, now });
  return true;
}

/** The end of the first hour that is not charged yet, and its number from 1. */
async function nextHour(tx: Tx, row: InstanceRow): Promise<{ hour: number; hourEnd: Date }> {
  const hour =
    (await tx.$count(costItem, and(eq(costItem.instanceId, row.id), eq(costItem.costType, COST_TYPE.keepDisk)))) + 1;
  return { hour, hourEnd: new Date(row.dueAt.getTime() + hour * hourMs) };
}

/** What is missing for the hours of a disk. */
const unpaidWords = ({ key }: Refusal): string =>
  `${key === 'SUB_LIMIT_SHORT' ? '子账号额度不足' : '余额不足'}，磁盘保留费待支付`;

/** Charges every hour that has passed, for whoever wants the disk or money back. Answers the refusal of the first that could not be paid. Of a disk that waits for nothing no hour is asked for. */
export async function payKeptHours(
  tx: Tx,
  row: InstanceRow,
  role: Actor['role'],
  services: Services,
): Promise<Refusal | null> {
  if (waitsFree(row)) return null;
  const now = services.clock.now();
  for (let next = await nextHour(tx, row); next.hourEnd <= now; next = await nextHour(tx, row)) {
    const refusal = await chargeHour(tx, row, next.hour, services);
    if (refusal?.key === 'BALANCE_SHORT') {
      const reason = `${BALANCE_SHORT_REASON}，磁盘保留费待支付，${topUpStep[role]}`;
      return new Refusal('BALANCE_SHORT', { reason });
    }
    if (refusal?.key === 'SUB_LIMIT_SHORT') {
      const reason = `${unpaidWords(refusal)}，${limitStep[role]}`;
      return new Refusal('SUB_LIMIT_SHORT', { reason });
    }
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Charges a kept disk hour by hour, each hour once, and releases it at its time. When the money does not reach, the hour is asked for
 * again an hour later; the disk stays until its release time, and a day more where that comes too late. While a machine is being started from it nothing
 * happens to it.
 */
export const keepDiskJobKind = defineJob<{ readonly instanceId: number }>(
  keepDiskJob,
  async (tx, { instanceId }, services) => {
    const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
    if (!row || row.status !== INSTANCE_STATUS.diskKept || !row.diskReleaseAt) return undefined;
    const now = services.clock.now();
    if (await isStartingFrom(tx, instanceId)) return { again: new Date(now.getTime() + startingMs) };
    const until = row.diskReleaseAt;
    const next = await nextCharge(tx, row, until, services);
    return next === null ? endKeeping(tx, row, until, now) : { again: next < until ? next : until };
  },
);

/** Charges the next hour where it is over and belongs to the keeping. Answers when to look again; null once the time of the disk is over and nothing more is paid. */
async function nextCharge(tx: Tx, row: InstanceRow, until: Date, services: Services): Promise<Date | null> {
  const now = services.clock.now();
  if (waitsFree(row)) return until > now ? until : null;
  const { hour, hourEnd } = await nextHour(tx, row);
  const isDue = hourEnd <= now && hourEnd <= until;
  if (isDue && (await chargeHour(tx, row, hour, services)) === null) return new Date(hourEnd.getTime() + hourMs);
  if (until <= now) return null;
  return isDue ? new Date(now.getTime() + hourMs) : hourEnd;
}

/** Releases a disk whose time is over; where that comes too late, its owner is told now and it waits another day, for nothing. */
async function endKeeping(tx: Tx, row: InstanceRow, until: Date, now: Date): Promise<JobEnd> {
  const later = waitsUntil(until, now);
  if (later === null) {
    await releaseKept(tx, row, now);
    return undefined;
  }
  const change = { diskReleaseAt: later, freeSince: now, message: '' };
  const [held] = await tx.update(instance).set(change).where(eq(instance.id, row.id)).returning();
  if (held) await tellOfRelease(tx, held, now);
  return { again: later };
}

/** Charges one hour. Answers the refusal when it could not be paid. */
async function chargeHour(tx: Tx, row: InstanceRow, hour: number, { clock }: Services): Promise<Refusal | null> {
  const hourPrice = keepHourPrice(row, await readTariff(tx));
  const vipDiscount = vipLevels[await memberLevel(tx, row.userId)].discount;
  const amountFen = BigInt(keptDiskHour({ hourPrice, hour, vipDiscount }));
  const key = keptChargeKey(row.name, hour);
  const payment = await pay(tx, row, { key, amountFen, at: clock.now() });
  await tx
    .update(instance)
    .set({ message: payment instanceof Refusal ? unpaidWords(payment) : '' })
    .where(eq(instance.id, row.id));
  if (payment instanceof Refusal) return payment;
  await warnOfBalance(tx, row.userId, payment, clock.now());
  await warnOfLimit(tx, row, clock.now());
  const { voucherFen, cashFen, creditFen, transactionId } = payment;
  await tx.insert(costItem).values({
    key,
    instanceId: row.id,
    userId: row.userId,
    subAccountId: row.subAccountId,
    costType: COST_TYPE.keepDisk,
    beginAt: new Date(row.dueAt.getTime() + (hour - 1) * hourMs),
    endAt: new Date(row.dueAt.getTime() + hour * hourMs),
    unitPrice: hourPrice,
    hours: 1,
    originalFen: BigInt(keptDiskHour({ hourPrice, hour, vipDiscount: vipLevels[0].discount })),
    amountFen,
    moneyFen: cashFen,
    powerMoneyFen: voucherFen,
    creditFen,
    ledgerTransactionId: transactionId,
    createdAt: clock.now(),
  });
  return null;
}

async function pay(
  tx: Tx,
  row: InstanceRow,
  { key, amountFen, at }: { key: string; amountFen: bigint; at: Date },
): Promise<Paid | Refusal> {
  try {
    return await charge(tx, {
      key,
      kind: 'diskOrBandwidth',
      userId: row.userId,
      subAccountId: row.subAccountId,
      amountFen,
      vouchersFirst: row.payTypeFirst === 'power',
      paysTime: false,
      at,
      actor: 'system',
      reference: { type: 'instance', id: row.name },
      remark: '磁盘保留费',
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

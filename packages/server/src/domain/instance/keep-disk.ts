import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { keptDiskPrice } from '@compute-market/contract/rules/price';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineJob } from '../../jobs/job';
import { charge } from '../../ledger/charge';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { keepDiskJob } from './job-names';
import { releaseKeptDisk } from './place';
import { diskGbOf } from './release';
import { keptDiskHourPrice } from './rental-parts';
import { moveInstance, type InstanceRow } from './state';

const hourMs = 3_600_000;
const hourSeconds = 3600;

/** Ends the keeping of a disk and gives its place back; false when it was not kept any more. */
export async function releaseKept(tx: Tx, row: InstanceRow, now: Date): Promise<boolean> {
  const ended = await moveInstance(tx, row.id, [INSTANCE_STATUS.diskKept], INSTANCE_STATUS.ended, { endedAt: now, message: '', diskReleaseAt: now });
  if (!ended) return false;
  await releaseKeptDisk(tx, ended.hostId, diskGbOf(ended));
  return true;
}

/**
 * Charges a kept disk hour by hour, each hour once, and releases it at its time. When the money does not reach, the hour is asked for
 * again an hour later; the disk stays until its release time.
 */
export const keepDiskJobKind = defineJob<{ readonly instanceId: number }>(keepDiskJob, async (tx, { instanceId }, services) => {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
  if (!row || row.status !== INSTANCE_STATUS.diskKept || !row.diskReleaseAt) return undefined;
  const now = services.clock.now();
  const hour = (await tx.$count(costItem, and(eq(costItem.instanceId, instanceId), eq(costItem.costType, COST_TYPE.keepDisk)))) + 1;
  const hourEnd = new Date(row.dueAt.getTime() + hour * hourMs);
  const isDue = hourEnd <= now && hourEnd <= row.diskReleaseAt;
  if (isDue && (await chargeHour(tx, row, hour, services))) return { again: new Date(Math.min(hourEnd.getTime() + hourMs, row.diskReleaseAt.getTime())) };
  if (row.diskReleaseAt <= now) {
    await releaseKept(tx, row, now);
    return undefined;
  }
  const next = isDue ? new Date(now.getTime() + hourMs) : hourEnd;
  return { again: next < row.diskReleaseAt ? next : row.diskReleaseAt };
});

/** Charges one hour as the difference of rounded running totals, so that a day costs what its price says. False when it could not be paid. */
async function chargeHour(tx: Tx, row: InstanceRow, hour: number, { clock }: Services): Promise<boolean> {
  const hourPrice = keptDiskHourPrice(diskGbOf(row), await readTariff(tx));
  const vipDiscount = vipLevels[await memberLevel(tx, row.userId)].discount;
  const upTo = (hours: number) => BigInt(keptDiskPrice({ hourPrice, seconds: hours * hourSeconds, vipDiscount }));
  const full = (hours: number) => BigInt(keptDiskPrice({ hourPrice, seconds: hours * hourSeconds, vipDiscount: vipLevels[0].discount }));
  const amountFen = upTo(hour) - upTo(hour - 1);
  const key = `keep:${row.name}:${hour}`;
  const payment = await pay(tx, row, { key, amountFen, at: clock.now() });
  await tx.update(instance).set({ message: payment ? '' : '余额不足，磁盘保留费待支付' }).where(eq(instance.id, row.id));
  if (payment === null) return false;
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
    originalFen: full(hour) - full(hour - 1),
    amountFen,
    moneyFen: cashFen,
    powerMoneyFen: voucherFen,
    creditFen,
    ledgerTransactionId: transactionId,
    createdAt: clock.now(),
  });
  return true;
}

async function pay(tx: Tx, row: InstanceRow, { key, amountFen, at }: { key: string; amountFen: bigint; at: Date }) {
  try {
    return await charge(tx, {
      key,
      kind: 'diskOrBandwidth',
      userId: row.userId,
      subAccountId: row.subAccountId,
      amountFen,
      vouchersFirst: row.payTypeFirst === 'power',
      at,
      actor: 'system',
      reference: { type: 'instance', id: row.name },
      remark: '磁盘保留费',
    });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { COST_TYPE, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { divideRounded } from '@compute-market/contract/rules/money';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { ledgerTransaction } from '../../db/schema/ledger';
import { giveBack } from '../../ledger/give-back';
import { refund } from '../../ledger/reverse';
import { wireYuan } from '../../platform/wire';
import { returnCoupon } from '../coupon/return-coupon';
import { shareOut } from './cost-items';
import { recordEvent } from './events';
import { readBy, toldSum } from './own-amounts';
import { shrinkInstance } from './place';
import { diskGbOf } from './release';
import type { InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

/** What an upgrade changes in a rental. */
const sizeOf = (row: InstanceRow) => ({
  gpuNum: row.gpuNum,
  gpuIndexes: row.gpuIndexes,
  specName: row.specName,
  cpuNum: row.cpuNum,
  memoryGb: row.memoryGb,
  addedCpu: row.addedCpu,
  addedMemoryGb: row.addedMemoryGb,
  dataDiskGb: row.dataDiskGb,
  addedDisksGb: row.addedDisksGb,
  bandwidthMbps: row.bandwidthMbps,
  hourPrice: row.hourPrice,
});

/** What is needed to take an upgrade back. */
export interface UpgradeUndo {
  /** What the rental was before. */
  readonly before: ReturnType<typeof sizeOf>;
  /** What an hour became dearer by, in ten-thousandths of a yuan. */
  readonly addedHourPrice: number;
  /** What was added, in Chinese. */
  readonly change: string;
}

/** Under which an upgrade is paid once; `number` is how many there have been, with it. */
export const upgradeKey = (name: string, number: number): string => `upgrade:${name}:${number}`;

/** What to keep of an upgrade until the machine has it. */
export const undoOf = (
  row: InstanceRow,
  { hourPrice, change }: { hourPrice: number; change: string },
): UpgradeUndo => ({
  before: sizeOf(row),
  addedHourPrice: hourPrice - row.hourPrice,
  change,
});

type Line = typeof costItem.$inferSelect;

/** A part of something, as a fraction. */
interface Share {
  readonly of: bigint;
  readonly in: bigint;
}

const worth = (lines: readonly Line[]): bigint => lines.reduce((sum, { amountFen }) => sum + amountFen, 0n);

/** A part of what one payment paid, line by line; each purse gives its own. */
function partsOf(lines: readonly Line[], share: Share): Line[] {
  const partOf = (purse: 'moneyFen' | 'powerMoneyFen' | 'creditFen' | 'originalFen') => {
    const weights = lines.map((line) => line[purse]);
    const all = weights.reduce((sum, fen) => sum + fen, 0n);
    return shareOut(divideRounded(all * share.of, share.in), weights);
  };
  const [money, power, credit, original] = [
    partOf('moneyFen'),
    partOf('powerMoneyFen'),
    partOf('creditFen'),
    partOf('originalFen'),
  ];
  return lines.map((line, index) => {
    const purses = {
      moneyFen: money[index] ?? 0n,
      powerMoneyFen: power[index] ?? 0n,
      creditFen: credit[index] ?? 0n,
    };
    const amountFen = purses.moneyFen + purses.powerMoneyFen + purses.creditFen;
    return { ...line, ...purses, amountFen, originalFen: original[index] ?? 0n };
  });
}

interface Back {
  readonly row: InstanceRow;
  readonly key: string;
  readonly remark: string;
  readonly now: Date;
}

/**
 * Writes into the bill what goes back: for each line one below zero, of the same time and payment, so that whoever reads what was paid for that time
 * (an early release, an outage) reads what is left of it.
 */
async function writeBack(tx: Tx, { key, remark, now }: Back, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(costItem).values(
    lines.map(({ id, ...line }) => ({
      ...line,
      key: `${key}:${id}`,
      costType: COST_TYPE.refund,
      originalFen: -line.originalFen,
      amountFen: -line.amountFen,
      moneyFen: -line.moneyFen,
      powerMoneyFen: -line.powerMoneyFen,
      creditFen: -line.creditFen,
      couponId: null,
      remark,
      createdAt: now,
    })),
  );
}

const referenceTo = ({ name }: InstanceRow) => ({ type: 'instance', id: name }) as const;

/** Pays the upgrade back whole, with its coupon. Answers the lines that it was paid by; none where it cost nothing. */
async function payBackUpgrade(tx: Tx, back: Back): Promise<Line[]> {
  const { row, key, remark, now } = back;
  const [charged] = await tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, upgradeKey(row.name, row.resizes)));
  if (charged === undefined) return [];
  const lines = await tx
    .select()
    .from(costItem)
    .where(and(eq(costItem.instanceId, row.id), eq(costItem.ledgerTransactionId, charged.id)))
    .orderBy(asc(costItem.id));
  await refund(tx, { key, transactionId: charged.id, at: now, reference: referenceTo(row), remark });
  await writeBack(tx, back, lines);
  const couponId = lines.find((line) => line.couponId !== null)?.couponId ?? null;
  if (couponId !== null) await returnCoupon(tx, { userId: row.userId, usedFor: row.name, couponId });
  return lines;
}

/** Gives back the added part of what was renewed since then, at the price with the upgrade. Answers it, line by line. */
async function payBackRenewals(
  tx: Tx,
  back: Back,
  { share, since }: { readonly share: Share; readonly since: number },
): Promise<Line[]> {
  const { row, key, remark, now } = back;
  const renewed = await tx
    .select({ line: costItem, payment: ledgerTransaction })
    .from(costItem)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, costItem.ledgerTransactionId))
    .where(and(eq(costItem.instanceId, row.id), eq(ledgerTransaction.kind, 'renew'), gt(costItem.id, since)))
    .orderBy(asc(costItem.id));
  const given: Line[] = [];
  for (const id of new Set(renewed.map(({ payment }) => payment.id))) {
    const own = renewed.filter(({ payment }) => payment.id === id);
    const lines = partsOf(
      own.map(({ line }) => line),
      share,
    );
    if (worth(lines) === 0n) continue;
    await giveBack(tx, {
      key: `${key}:${id}`,
      userId: row.userId,
      subAccountId: own[0]?.payment.subAccountId ?? null,
      at: now,
      actor: 'system',
      reference: referenceTo(row),
      remark,
      parts: lines.map(({ powerMoneyFen, moneyFen, creditFen }) => ({
        kind: 'renew',
        voucherFen: powerMoneyFen,
        cashFen: moneyFen + creditFen,
      })),
    });
    await writeBack(tx, back, lines);
    given.push(...lines);
  }
  return given;
}

/** Gives back what was paid for it: the upgrade, and its part of renewals that came after. Answers it, line by line. */
async function payBack(tx: Tx, back: Back, { before, addedHourPrice }: UpgradeUndo): Promise<Line[]> {
  const lines = await payBackUpgrade(tx, back);
  const last = lines.at(-1);
  if (last === undefined || addedHourPrice <= 0) return lines;
  const share = { of: BigInt(addedHourPrice), in: BigInt(before.hourPrice + addedHourPrice) };
  return [...lines, ...(await payBackRenewals(tx, back, { share, since: last.id }))];
}

/** Gives back what the upgrade took of the machine. */
const returnCapacity = (tx: Tx, row: InstanceRow, { before }: UpgradeUndo): Promise<void> =>
  shrinkInstance(tx, row.hostId, row.name, {
    gpuIndexes: row.gpuIndexes.filter((index) => !before.gpuIndexes.includes(index)),
    cpuNum: row.cpuNum + row.addedCpu - before.cpuNum - before.addedCpu,
    memoryGb: row.memoryGb + row.addedMemoryGb - before.memoryGb - before.addedMemoryGb,
    diskGb: diskGbOf(row) - diskGbOf({ ...row, ...before }),
  });

/** What an hour costs without the upgrade, also where a renewal has set its price since. */
function hourPriceWithout({ hourPrice }: InstanceRow, { before, addedHourPrice }: UpgradeUndo): number {
  const dearer = before.hourPrice + addedHourPrice;
  if (hourPrice === dearer || dearer === 0) return before.hourPrice;
  return Math.round((hourPrice * before.hourPrice) / dearer);
}

async function tell(
  tx: Tx,
  { row, key, now }: Back,
  { change, reason, given }: { change: string; reason: string; given: readonly Line[] },
) {
  const money = worth(given) === 0n ? '' : `已付的费用${toldSum(worth(readBy(given, row)))}已退回原支付账户，`;
  await tellOwner(
    tx,
    row,
    {
      key,
      event: NOTICE_EVENT.startError,
      title: '实例升级失败',
      text: `实例「${shownName(row)}」升级失败（${change}）：${reason}。${money}实例配置保持不变，可稍后再升级，或提交工单。`,
      link: routes.expenseDetail.to({ instance_name: row.name }),
    },
    now,
  );
}

/**
 * Takes back an upgrade that the machine never gets, in one transaction: capacity, money, the rental as it was, event and word to its owner. The caller
 * holds the row, in which the upgrade is still under way; that makes it happen once. `reason` is a Chinese clause.
 */
export async function undoUpgrade(
  tx: Tx,
  row: InstanceRow,
  { undo, reason, now }: { readonly undo: UpgradeUndo; readonly reason: string; readonly now: Date },
): Promise<void> {
  const back: Back = {
    row,
    key: `refund:${upgradeKey(row.name, row.resizes)}`,
    remark: `升级失败退费：${reason}`,
    now,
  };
  await returnCapacity(tx, row, undo);
  const given = await payBack(tx, back, undo);
  const backFen = worth(given);
  await tx
    .update(instance)
    .set({
      ...undo.before,
      hourPrice: hourPriceWithout(row, undo),
      addingCpu: 0,
      addingMemoryGb: 0,
      addingDiskGb: 0,
      resizeRequestedAt: null,
    })
    .where(eq(instance.id, row.id));
  const { change } = undo;
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.upgradeFailed,
    at: now,
    details: { change, reason, ...(backFen > 0n && { amount: wireYuan(backFen) }) },
  });
  await tell(tx, back, { change, reason, given });
}

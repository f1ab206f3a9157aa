import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { COST_TYPE, INSTANCE_STATUS, NOTICE_EVENT, STORAGE_COST_TYPES } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { ledgerTransaction } from '../../db/schema/ledger';
import { outage } from '../../db/schema/outage';
import { isAhead } from '../../jobs/claim';
import { defineJob } from '../../jobs/job';
import type { Charge } from '../../ledger/charge';
import { giveBack, type GivenBack } from '../../ledger/give-back';
import { wireYuan } from '../../platform/wire';
import { recordEvent } from '../instance/events';
import { resizeKey } from '../instance/job-names';
import { hasMachine } from '../instance/machine-change';
import { readBy, toldSum } from '../instance/own-amounts';
import type { InstanceRow } from '../instance/state';
import { tellOwner } from '../instance/tell-owner';
import { upgradeKey } from '../instance/undo-upgrade';
import { creditJob } from './outages';
import { lengthOf, overText } from './words';

type OutageRow = typeof outage.$inferSelect;

/** An outage that is over. */
interface Span {
  readonly begin: Date;
  readonly end: Date;
}

/** Paid for something else than time on the host. */
const notTime: number[] = [...STORAGE_COST_TYPES];
/** Whose start was, or will be, paid back whole. */
const refunded: readonly number[] = [INSTANCE_STATUS.startFailed, INSTANCE_STATUS.startFailedRefunded];

type Line = Pick<typeof costItem.$inferSelect, 'beginAt' | 'endAt' | 'moneyFen' | 'powerMoneyFen' | 'creditFen'>;

/**
 * What of a line was paid for the time of an outage: of each purse its share by the millisecond, rounded down to the fen, so that however often a
 * host is lost no more than it gave goes back to a purse.
 */
function shareOf(line: Line, { begin, end }: Span): { readonly voucherFen: bigint; readonly cashFen: bigint } {
  const from = Math.max(line.beginAt.getTime(), begin.getTime());
  const until = Math.min(line.endAt.getTime(), end.getTime());
  const whole = BigInt(line.endAt.getTime() - line.beginAt.getTime());
  const lost = BigInt(Math.max(0, until - from));
  if (whole <= 0n) return { voucherFen: 0n, cashFen: 0n };
  return {
    voucherFen: (line.powerMoneyFen * lost) / whole,
    cashFen: ((line.moneyFen + line.creditFen) * lost) / whole,
  };
}

interface Part extends GivenBack {
  /** Who paid: a sub-account, or null for the main account. */
  readonly subAccountId: number | null;
}

/** What was paid for the time of an outage, line by line; what of it went back already is below zero. */
async function partsOf(
  tx: Tx,
  row: InstanceRow,
  span: Span,
  { withoutLastUpgrade }: { readonly withoutLastUpgrade: boolean },
): Promise<Part[]> {
  if (refunded.includes(row.status)) return [];
  const lines = await tx
    .select({ line: costItem, kind: ledgerTransaction.kind, subAccountId: ledgerTransaction.subAccountId })
    .from(costItem)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, costItem.ledgerTransactionId))
    .where(
      and(
        eq(costItem.instanceId, row.id),
        notInArray(costItem.costType, notTime),
        ne(costItem.amountFen, 0n),
        withoutLastUpgrade ? ne(ledgerTransaction.key, upgradeKey(row.name, row.resizes)) : undefined,
        lt(costItem.beginAt, span.end),
        gt(costItem.endAt, span.begin),
      ),
    )
    .orderBy(costItem.id);
  return lines.map(({ line, kind, subAccountId }) => ({
    kind: kind as Charge['kind'],
    subAccountId,
    ...shareOf(line, span),
  }));
}

const worth = (parts: readonly GivenBack[]): bigint =>
  parts.reduce((sum, { voucherFen, cashFen }) => sum + voucherFen + cashFen, 0n);

/** Gives back what one payer paid: one movement of the books and one line of the bill. */
async function payBack(tx: Tx, row: InstanceRow, { id }: OutageRow, span: Span, parts: readonly Part[], now: Date) {
  const [first] = parts;
  if (first === undefined || worth(parts) === 0n) return;
  const { subAccountId } = first;
  const key = `outage:${id}:${subAccountId ?? 'main'}`;
  const remark = `主机离线退费：${lengthOf(span.begin, span.end)}`;
  const { userId } = row;
  const reference = { type: 'instance', id: row.name } as const;
  await giveBack(tx, { key, userId, subAccountId, at: now, actor: 'system', reference, remark, parts });
  const voucherFen = parts.reduce((sum, part) => sum + part.voucherFen, 0n);
  const amountFen = worth(parts);
  await tx.insert(costItem).values({
    key,
    instanceId: row.id,
    userId,
    subAccountId,
    costType: COST_TYPE.refund,
    beginAt: span.begin,
    endAt: span.end,
    unitPrice: 0,
    hours: (span.end.getTime() - span.begin.getTime()) / hourMs,
    originalFen: -amountFen,
    amountFen: -amountFen,
    moneyFen: voucherFen - amountFen,
    powerMoneyFen: -voucherFen,
    creditFen: 0n,
    remark,
    createdAt: now,
  });
}

async function tell(tx: Tx, row: InstanceRow, { id }: OutageRow, span: Span, parts: readonly Part[], now: Date) {
  const isBack = row.endedAt === null;
  const money =
    worth(parts) === 0n
      ? '这段时间没有可退的租费。'
      : `这段时间的租费${toldSum(worth(readBy(parts, row)))}已退回原支付账户。`;
  await tellOwner(
    tx,
    row,
    {
      key: `outage-over:${id}`,
      event: NOTICE_EVENT.startError,
      title: isBack ? '主机已恢复，租费已退回' : '主机离线期间的租费已退回',
      text: `${overText(row, span, isBack)}${money}`,
      link: routes.expenseDetail.to({ instance_name: row.name }),
    },
    now,
  );
}

/** Whether an upgrade that was asked for before is neither in nor refused: it may still go back whole (undo-upgrade.ts). */
const hasOpenUpgrade = (row: InstanceRow, { end }: Span): boolean =>
  row.resizeRequestedAt !== null && row.resizeRequestedAt < end && hasMachine(row);

/**
 * Gives back what was paid for the time of an outage, once: the row of the outage is held and says when it was done, and the keys of the movement and of
 * the line of the bill name it. False while it has to wait.
 */
export async function creditOutage(tx: Tx, outageId: number, now: Date): Promise<boolean> {
  const [over] = await tx.select().from(outage).where(eq(outage.id, outageId)).for('update');
  if (over === undefined || over.endedAt === null || over.creditedAt !== null) return true;
  const [row] = await tx.select().from(instance).where(eq(instance.id, over.instanceId)).for('update');
  if (row === undefined) throw new Error(`outage ${outageId} is of no instance`);
  const span = { begin: over.beganAt, end: over.endedAt };
  const isUpgradeOpen = hasOpenUpgrade(row, span);
  // What was paid for the time is known once it is answered; one that was given up waits for a person, perhaps for days.
  if (isUpgradeOpen && (await isAhead(tx, resizeKey(row.name, row.resizes)))) return false;
  const parts = await partsOf(tx, row, span, { withoutLastUpgrade: isUpgradeOpen });
  for (const payer of new Set(parts.map(({ subAccountId }) => subAccountId)))
    await payBack(
      tx,
      row,
      over,
      span,
      parts.filter(({ subAccountId }) => subAccountId === payer),
      now,
    );
  const creditFen = worth(parts);
  await tx.update(outage).set({ creditedAt: now, creditFen }).where(eq(outage.id, outageId));
  if (creditFen > 0n)
    await recordEvent(tx, {
      instance: row,
      kind: INSTANCE_EVENT.outageCredited,
      at: now,
      details: { amount: wireYuan(creditFen), reason: `主机离线 ${lengthOf(span.begin, span.end)}` },
    });
  await tell(tx, row, over, span, parts, now);
  return true;
}

export const creditOutages = defineJob<{ readonly outageId: number }>(
  creditJob,
  async (tx, { outageId }, { clock }) => {
    const now = clock.now();
    return (await creditOutage(tx, outageId, now)) ? undefined : { again: new Date(now.getTime() + minuteMs) };
  },
);

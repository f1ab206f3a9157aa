import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineJob } from '../../jobs/job';
import { refund } from '../../ledger/reverse';
import { returnCoupon } from '../coupon/return-coupon';
import { wireYuan } from '../../platform/wire';
import { recordEvent } from './events';
import { refundJob } from './job-names';
import { moveInstance, type InstanceRow } from './state';

/** What came back, by purse. Money holds balance and credit. Fen. */
export interface Returned {
  readonly moneyFen: bigint;
  readonly powerMoneyFen: bigint;
}

const refundKey = (name: string): string => `refund:${name}`;

/** Refunds a failed start whole, once, whoever asks; asking again answers the same (decisions 19). */
export async function refundFailedStart(tx: Tx, { clock }: Services, row: InstanceRow): Promise<Returned> {
  const now = clock.now();
  const moved = await moveInstance(tx, row.id, [INSTANCE_STATUS.startFailed], INSTANCE_STATUS.startFailedRefunded);
  if (moved) await payBack(tx, moved, now);
  const [line] = await tx
    .select()
    .from(costItem)
    .where(eq(costItem.key, refundKey(row.name)));
  if (!line) throw new Refusal('NO_REFUND_DUE');
  return { moneyFen: -(line.moneyFen + line.creditFen), powerMoneyFen: -line.powerMoneyFen };
}

/** What was paid for it, order by order: the rental, and a renewal that came before the start had failed. */
function paymentsOf(tx: Tx, row: InstanceRow) {
  return tx
    .select({
      transactionId: sql<number>`${costItem.ledgerTransactionId}`.mapWith(Number),
      moneyFen: sql`sum(${costItem.moneyFen})`.mapWith(BigInt),
      powerMoneyFen: sql`sum(${costItem.powerMoneyFen})`.mapWith(BigInt),
      creditFen: sql`sum(${costItem.creditFen})`.mapWith(BigInt),
      discountFen: sql`sum(${costItem.originalFen} - ${costItem.amountFen})`.mapWith(BigInt),
    })
    .from(costItem)
    .where(and(eq(costItem.instanceId, row.id), isNotNull(costItem.ledgerTransactionId)))
    .groupBy(costItem.ledgerTransactionId)
    .orderBy(costItem.ledgerTransactionId);
}

async function payBack(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const payments = await paymentsOf(tx, row);
  if (payments.length === 0) throw new Error(`instance ${row.name} has no bill to refund`);
  for (const { transactionId } of payments) {
    await refund(tx, {
      key: `${refundKey(row.name)}:${transactionId}`,
      transactionId,
      at: now,
      reference: { type: 'instance', id: row.name },
      remark: `启动失败退费：${row.message}`,
    });
  }
  const sum = (purse: 'moneyFen' | 'powerMoneyFen' | 'creditFen' | 'discountFen'): bigint =>
    payments.reduce((total, payment) => total + payment[purse], 0n);
  const paid = { moneyFen: sum('moneyFen'), powerMoneyFen: sum('powerMoneyFen'), creditFen: sum('creditFen') };
  await returnCoupon(tx, { userId: row.userId, usedFor: row.name });
  const amountFen = paid.moneyFen + paid.powerMoneyFen + paid.creditFen;
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.refunded,
    at: now,
    details: { amount: wireYuan(amountFen) },
  });
  await tx.insert(costItem).values({
    key: refundKey(row.name),
    instanceId: row.id,
    userId: row.userId,
    subAccountId: row.subAccountId,
    costType: COST_TYPE.refund,
    beginAt: row.createdAt,
    endAt: now,
    unitPrice: 0,
    hours: 0,
    // With its discount, so that nothing of a start that failed stays in the sums.
    originalFen: -(amountFen + sum('discountFen')),
    amountFen: -amountFen,
    moneyFen: -paid.moneyFen,
    powerMoneyFen: -paid.powerMoneyFen,
    creditFen: -paid.creditFen,
    remark: `启动失败退费：${row.message}`,
    createdAt: now,
  });
}

export const refundJobKind = defineJob<{ readonly instanceId: number }>(
  refundJob,
  async (tx, { instanceId }, services) => {
    const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
    if (row) await refundFailedStart(tx, services, row);
  },
);

import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { ledgerTransaction } from '../../db/schema/ledger';
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

const remarkOf = ({ message }: InstanceRow): string => `启动失败退费：${message}`;

/** Under which what was paid goes back once: the line of the bill of one who paid, and with the number of a charge its movement. */
const refundKey = (name: string, part: string | number): string => `refund:${name}:${part}`;

/** Refunds a failed start whole, once, whoever asks; asking again answers the same (decisions 19). */
export async function refundFailedStart(tx: Tx, { clock }: Services, row: InstanceRow): Promise<Returned> {
  const now = clock.now();
  const moved = await moveInstance(tx, row.id, [INSTANCE_STATUS.startFailed], INSTANCE_STATUS.startFailedRefunded);
  if (moved) await payBack(tx, moved, now);
  const lines = await tx
    .select()
    .from(costItem)
    .where(and(eq(costItem.instanceId, row.id), eq(costItem.costType, COST_TYPE.refund)));
  if (lines.length === 0) throw new Refusal('NO_REFUND_DUE');
  return {
    moneyFen: lines.reduce((total, line) => total - line.moneyFen - line.creditFen, 0n),
    powerMoneyFen: lines.reduce((total, line) => total - line.powerMoneyFen, 0n),
  };
}

/** What was paid for it, order by order and by whom: the rental, and a renewal that came before the start had failed, which may be its main account's. */
function paymentsOf(tx: Tx, row: InstanceRow) {
  return tx
    .select({
      transactionId: ledgerTransaction.id,
      subAccountId: ledgerTransaction.subAccountId,
      moneyFen: sql`sum(${costItem.moneyFen})`.mapWith(BigInt),
      powerMoneyFen: sql`sum(${costItem.powerMoneyFen})`.mapWith(BigInt),
      creditFen: sql`sum(${costItem.creditFen})`.mapWith(BigInt),
      discountFen: sql`sum(${costItem.originalFen} - ${costItem.amountFen})`.mapWith(BigInt),
    })
    .from(costItem)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, costItem.ledgerTransactionId))
    .where(eq(costItem.instanceId, row.id))
    .groupBy(ledgerTransaction.id)
    .orderBy(ledgerTransaction.id);
}
type Payment = Awaited<ReturnType<typeof paymentsOf>>[number];

const sumOf = (
  payments: readonly Payment[],
  purse: 'moneyFen' | 'powerMoneyFen' | 'creditFen' | 'discountFen',
): bigint => payments.reduce((total, payment) => total + payment[purse], 0n);
const amountOf = (payments: readonly Payment[]): bigint =>
  sumOf(payments, 'moneyFen') + sumOf(payments, 'powerMoneyFen') + sumOf(payments, 'creditFen');

/** The bill of one who paid: a sub-account sees and counts its own money only. */
async function writeLine(
  tx: Tx,
  row: InstanceRow,
  { subAccountId, payments }: { readonly subAccountId: number | null; readonly payments: readonly Payment[] },
  now: Date,
): Promise<void> {
  const amountFen = amountOf(payments);
  await tx.insert(costItem).values({
    key: refundKey(row.name, subAccountId === null ? 'main' : `sub${subAccountId}`),
    instanceId: row.id,
    userId: row.userId,
    subAccountId,
    costType: COST_TYPE.refund,
    beginAt: row.createdAt,
    endAt: now,
    unitPrice: 0,
    hours: 0,
    // With its discount, so that nothing of a start that failed stays in the sums.
    originalFen: -(amountFen + sumOf(payments, 'discountFen')),
    amountFen: -amountFen,
    moneyFen: -sumOf(payments, 'moneyFen'),
    powerMoneyFen: -sumOf(payments, 'powerMoneyFen'),
    creditFen: -sumOf(payments, 'creditFen'),
    remark: remarkOf(row),
    createdAt: now,
  });
}

async function payBack(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const payments = await paymentsOf(tx, row);
  if (payments.length === 0) throw new Error(`instance ${row.name} has no bill to refund`);
  for (const { transactionId } of payments) {
    await refund(tx, {
      key: refundKey(row.name, transactionId),
      transactionId,
      at: now,
      reference: { type: 'instance', id: row.name },
      remark: remarkOf(row),
    });
  }
  await returnCoupon(tx, { userId: row.userId, usedFor: row.name });
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.refunded,
    at: now,
    details: { amount: wireYuan(amountOf(payments)) },
  });
  for (const subAccountId of new Set(payments.map((payment) => payment.subAccountId)))
    await writeLine(
      tx,
      row,
      { subAccountId, payments: payments.filter((payment) => payment.subAccountId === subAccountId) },
      now,
    );
}

export const refundJobKind = defineJob<{ readonly instanceId: number }>(
  refundJob,
  async (tx, { instanceId }, services) => {
    const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
    if (row) await refundFailedStart(tx, services, row);
  },
);

import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineJob } from '../../jobs/job';
import { refund } from '../../ledger/reverse';
import { returnCoupon } from '../coupon/return-coupon';
import { refundJob } from './job-names';
import { moveInstance, type InstanceRow } from './state';

/** What came back, by purse. Money holds balance and credit. Fen. */
export interface Returned {
  readonly moneyFen: bigint;
  readonly powerMoneyFen: bigint;
}

const rentKey = (name: string): string => `rent:${name}`;
const refundKey = (name: string): string => `refund:${name}`;

/** Refunds a failed start whole, once, whoever asks; asking again answers the same (decisions 19). */
export async function refundFailedStart(tx: Tx, { clock }: Services, row: InstanceRow): Promise<Returned> {
  const now = clock.now();
  const moved = await moveInstance(tx, row.id, [INSTANCE_STATUS.startFailed], INSTANCE_STATUS.startFailedRefunded);
  if (moved) await payBack(tx, moved, now);
  const [line] = await tx.select().from(costItem).where(eq(costItem.key, refundKey(row.name)));
  if (!line) throw new Refusal('NO_REFUND_DUE');
  return { moneyFen: -(line.moneyFen + line.creditFen), powerMoneyFen: -line.powerMoneyFen };
}

async function payBack(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const [paid] = await tx
    .select({
      transactionId: sql<number>`max(${costItem.ledgerTransactionId})`.mapWith(Number),
      moneyFen: sql`sum(${costItem.moneyFen})`.mapWith(BigInt),
      powerMoneyFen: sql`sum(${costItem.powerMoneyFen})`.mapWith(BigInt),
      creditFen: sql`sum(${costItem.creditFen})`.mapWith(BigInt),
    })
    .from(costItem)
    .where(and(eq(costItem.instanceId, row.id), sql`starts_with(${costItem.key}, ${`${rentKey(row.name)}:`})`));
  if (!paid) throw new Error(`instance ${row.name} has no bill to refund`);
  await refund(tx, {
    key: refundKey(row.name),
    transactionId: paid.transactionId,
    at: now,
    reference: { type: 'instance', id: row.name },
    remark: `启动失败退费：${row.message}`,
  });
  await returnCoupon(tx, { userId: row.userId, usedFor: row.name });
  const amountFen = paid.moneyFen + paid.powerMoneyFen + paid.creditFen;
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
    originalFen: -amountFen,
    amountFen: -amountFen,
    moneyFen: -paid.moneyFen,
    powerMoneyFen: -paid.powerMoneyFen,
    creditFen: -paid.creditFen,
    remark: `启动失败退费：${row.message}`,
    createdAt: now,
  });
}

export const refundJobKind = defineJob<{ readonly instanceId: number }>(refundJob, async (tx, { instanceId }, services) => {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  if (row) await refundFailedStart(tx, services, row);
});

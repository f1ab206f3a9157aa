import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { paymentOrder } from '../db/schema/payment';
import type { Services } from '../http/handler';
import { defineJob, defineOutsideJob, enqueue } from '../jobs/job';
import type { JobEnd } from '../jobs/job';
import { NotificationRejected } from './gateway';
import type { TradeReport } from './gateway';
import { closeOrder, isSettled, settle } from './settle';

interface Payload {
  readonly outTradeNo: number;
  /** When the order's code runs out, ISO. */
  readonly expiresAt: string;
}

/** After the code has run out the gateway is asked at once and at these distances: a notification may have been lost (trust B10). */
const laterRounds = [minute, 10 * minute, 60 * minute] as const;

/** When to ask again, or null when this was the last time. */
function nextRound({ expiresAt }: Payload, now: Date): Date | null {
  const end = Date.parse(expiresAt);
  const distance = laterRounds.find((round) => end + round > now.getTime());
  return distance === undefined ? null : new Date(end + distance);
}

/** Asks the gateway, and closes the trade there when nobody has paid by the last round. Null: nothing is left to find out. */
async function ask(payload: Payload, { gateway, database, clock }: Services): Promise<TradeReport | null> {
  const [order] = await database.transaction((tx) =>
    tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, payload.outTradeNo)),
  );
  if (order === undefined || isSettled(order)) return null;
  const report = await gateway.query(payload.outTradeNo);
  if (report.state !== 'waiting' || nextRound(payload, clock.now()) !== null) return report;
  await gateway.close(payload.outTradeNo);
  return gateway.query(payload.outTradeNo);
}

async function take(tx: Tx, payload: Payload, report: TradeReport | null, services: Services): Promise<JobEnd> {
  const now = services.clock.now();
  if (report === null) return;
  if (report.state === 'paid' || report.state === 'cancelled' || report.state === 'closed') {
    try {
      await settle(tx, report, services);
    } catch (error) {
      if (!(error instanceof NotificationRejected)) throw error;
      services.logger.error(
        { outTradeNo: payload.outTradeNo, reason: error.message },
        'the gateway reports a trade that does not fit its order',
      );
    }
    return;
  }
  await closeOrder(tx, payload.outTradeNo, now);
  const again = nextRound(payload, now);
  return again === null ? undefined : { again };
}

const reconcile = defineOutsideJob<Payload, TradeReport | null>(
  'payment.reconcile',
  { outside: ask, work: take },
  { lane: 'payments' },
);
const closeTransfer = defineJob<Payload>('payment.close-transfer', (tx, payload, { clock }) =>
  closeOrder(tx, payload.outTradeNo, clock.now()),
);

export const reconciliationKinds = [reconcile, closeTransfer];

/** Puts the end of an order in the job table: a transfer is only closed, a code is also asked about. */
export async function scheduleReconciliation(tx: Tx, order: typeof paymentOrder.$inferSelect): Promise<void> {
  const kind = order.payType === PAY_TYPE.corporateTransfer ? closeTransfer.kind : reconcile.kind;
  const payload: Payload = { outTradeNo: order.outTradeNo, expiresAt: order.expiresAt.toISOString() };
  await enqueue(tx, { kind, payload, runAt: order.expiresAt, key: `${kind}:${order.outTradeNo}` });
}

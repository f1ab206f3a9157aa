import { hourMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../db/database';
import { paymentNotification } from '../db/schema/payment';
import { settleRefund, type RefundOutcome } from '../domain/balance-refund/end';
import type { Services } from '../http/handler';
import { consume } from '../http/limits';
import { NotificationRejected } from './gateway';
import type { NotificationHeaders } from './gateway';
import { settle } from './settle';
import type { Settlement } from './settle';

const keptUnsigned = { points: 20, windowMs: hourMs };

export type NotifyOutcome = Settlement | 'rejected';

/** The number a rejected body claims to be about, for the log only. */
function claimedNumber(body: string): number | null {
  const claimed = /"(?:out_trade|refund)_no"\s*:\s*"?(\d{1,15})"?/.exec(body)?.[1];
  return claimed === undefined ? null : Number(claimed);
}

async function reject(services: Services, body: string, error: NotificationRejected): Promise<'rejected'> {
  const outTradeNo = claimedNumber(body);
  services.logger.warn({ outTradeNo, reason: error.message }, 'payment notification rejected');
  await services.database.transaction((tx) =>
    tx
      .insert(paymentNotification)
      .values({ outTradeNo, outcome: 'rejected', reason: error.message, receivedAt: services.clock.now() }),
  );
  return 'rejected';
}

/** Anybody may send what nobody signed: of it the first of an hour are kept, so that a flood fills neither the table nor the log. */
async function rejectUnsigned(services: Services, body: string, error: NotificationRejected): Promise<'rejected'> {
  const left = await services.database.transaction((tx) =>
    consume(tx, 'payment-notify:unsigned', keptUnsigned, services.clock.now()),
  );
  if (left >= 0) return reject(services, body, error);
  if (left === -1) services.logger.warn('more forged payment notifications than are kept in an hour');
  return 'rejected';
}

/** Writes down what a notification did, in the transaction that did it. */
function applied<Outcome extends Settlement | RefundOutcome>(
  services: Services,
  number: number,
  work: (tx: Tx, now: Date) => Promise<Outcome>,
): Promise<Outcome> {
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const outcome = await work(tx, now);
    await tx.insert(paymentNotification).values({ outTradeNo: number, outcome, receivedAt: now });
    return outcome;
  });
}

/** Reads a notification and does what it says; what must not be believed is kept for the log. */
async function receive<Report, Outcome>(
  services: Services,
  body: string,
  parse: () => Promise<Report>,
  apply: (report: Report) => Promise<Outcome>,
): Promise<Outcome | 'rejected'> {
  let report: Report;
  try {
    report = await parse();
  } catch (error) {
    if (error instanceof NotificationRejected) return rejectUnsigned(services, body, error);
    throw error;
  }
  try {
    return await apply(report);
  } catch (error) {
    if (error instanceof NotificationRejected) return reject(services, body, error);
    throw error;
  }
}

/**
 * Takes a notification of the gateway. The outcome is committed before this returns, so that the gateway is told "received" only for
 * what will not be lost; a fault of our own throws and the gateway sends again (trust B9).
 */
export const receiveNotification = (
  services: Services,
  headers: NotificationHeaders,
  body: string,
): Promise<NotifyOutcome> =>
  receive(
    services,
    body,
    () => services.gateway.parseNotification(headers, body),
    (report) => applied<Settlement>(services, report.outTradeNo, (tx) => settle(tx, report, services)),
  );

/** The same of a refund. */
export const receiveRefundNotification = (
  services: Services,
  headers: NotificationHeaders,
  body: string,
): Promise<RefundOutcome | 'rejected'> =>
  receive(
    services,
    body,
    () => services.gateway.parseRefundNotification(headers, body),
    (report) => applied<RefundOutcome>(services, report.refundNo, (tx, now) => settleRefund(tx, report, now)),
  );

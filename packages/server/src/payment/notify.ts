import { hourMs } from '@compute-market/contract/rules/time-units';
import { paymentNotification } from '../db/schema/payment';
import type { Services } from '../http/handler';
import { consume } from '../http/limits';
import { NotificationRejected } from './gateway';
import type { NotificationHeaders, TradeReport } from './gateway';
import { settle } from './settle';
import type { Settlement } from './settle';

const keptUnsigned = { points: 20, windowMs: hourMs };

export type NotifyOutcome = Settlement | 'rejected';

/** The number a rejected body claims to be about, for the log only. */
function claimedNumber(body: string): number | null {
  const claimed = /"out_trade_no"\s*:\s*"?(\d{1,15})"?/.exec(body)?.[1];
  return claimed === undefined ? null : Number(claimed);
}

async function reject(services: Services, body: string, error: NotificationRejected): Promise<NotifyOutcome> {
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
async function rejectUnsigned(services: Services, body: string, error: NotificationRejected): Promise<NotifyOutcome> {
  const left = await services.database.transaction((tx) =>
    consume(tx, 'payment-notify:unsigned', keptUnsigned, services.clock.now()),
  );
  if (left >= 0) return reject(services, body, error);
  if (left === -1) services.logger.warn('more forged payment notifications than are kept in an hour');
  return 'rejected';
}

async function apply(services: Services, report: TradeReport): Promise<NotifyOutcome> {
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const outcome = await settle(tx, report, now);
    await tx.insert(paymentNotification).values({ outTradeNo: report.outTradeNo, outcome, receivedAt: now });
    return outcome;
  });
}

/**
 * Takes a notification of the gateway. The outcome is committed before this returns, so that the gateway is told "received" only for
 * what will not be lost; a fault of our own throws and the gateway sends again (trust B9).
 */
export async function receiveNotification(
  services: Services,
  headers: NotificationHeaders,
  body: string,
): Promise<NotifyOutcome> {
  let report: TradeReport;
  try {
    report = await services.gateway.parseNotification(headers, body);
  } catch (error) {
    if (error instanceof NotificationRejected) return rejectUnsigned(services, body, error);
    throw error;
  }
  try {
    return await apply(services, report);
  } catch (error) {
    if (error instanceof NotificationRejected) return reject(services, body, error);
    throw error;
  }
}

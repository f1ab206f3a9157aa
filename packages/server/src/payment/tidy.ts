import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, lt } from 'drizzle-orm';
import { paymentNotification } from '../db/schema/payment';
import { ago, defineTidy } from '../jobs/retention';

const keepRejectedMs = 180 * dayMs;

/** Every day removes rejected notifications of half a year ago: anybody may send what nobody signed. What moved an order is kept. */
export const tidyNotifications = defineTidy('payment.tidy', dayMs, [
  {
    table: paymentNotification,
    isOver: (now) =>
      and(eq(paymentNotification.outcome, 'rejected'), lt(paymentNotification.receivedAt, ago(now, keepRejectedMs))),
  },
]);

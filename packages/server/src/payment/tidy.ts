import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, lt } from 'drizzle-orm';
import { paymentNotification } from '../db/schema/payment';
import { defineJob } from '../jobs/job';

const keepRejectedMs = 180 * dayMs;

/** Every day removes rejected notifications of half a year ago: anybody may send what nobody signed. What moved an order is kept. */
export const tidyNotifications = defineJob(
  'payment.tidy',
  async (tx, _payload, { clock }) => {
    const now = clock.now().getTime();
    await tx
      .delete(paymentNotification)
      .where(
        and(
          eq(paymentNotification.outcome, 'rejected'),
          lt(paymentNotification.receivedAt, new Date(now - keepRejectedMs)),
        ),
      );
    return { again: new Date(now + dayMs) };
  },
  { lane: 'upkeep', standing: true },
);

import { eq, sql } from 'drizzle-orm';
import { sandboxPayment } from '../db/schema/payment';
import type { Services } from '../http/handler';
import { receiveNotification } from '../payment/notify';
import type { NotifyOutcome } from '../payment/notify';
import type { SandboxGateway } from '../payment/sandbox-gateway';
import { closeOrder } from '../payment/settle';

/** confirm: the person pays. cancel: the payment fails. late: it is paid after the order was closed. notify: the gateway says it once more. */
export const paymentActions = ['confirm', 'cancel', 'late', 'notify'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Delivers what the gateway has to say, the way a real one would: as signed bytes. */
async function deliver(
  services: Services,
  gateway: SandboxGateway,
  outTradeNo: number,
): Promise<NotifyOutcome | 'missing'> {
  const notification = await gateway.signedNotification(outTradeNo);
  if (notification === null) return 'missing';
  await services.database.transaction((tx) =>
    tx
      .update(sandboxPayment)
      .set({ notified: sql`${sandboxPayment.notified} + 1` })
      .where(eq(sandboxPayment.outTradeNo, outTradeNo)),
  );
  return receiveNotification(services, notification.headers, notification.body);
}

/** What a person does at the sandbox, and what the product answered to the notification. `unchanged`: the payment was not in a state for it. */
export async function decidePayment(
  services: Services,
  gateway: SandboxGateway,
  outTradeNo: number,
  action: PaymentAction,
): Promise<NotifyOutcome | 'missing' | 'unchanged'> {
  if (action === 'late') await services.database.transaction((tx) => closeOrder(tx, outTradeNo, services.clock.now()));
  if (action !== 'notify' && !(await gateway.decide(outTradeNo, action === 'cancel' ? 'cancelled' : 'paid')))
    return 'unchanged';
  return deliver(services, gateway, outTradeNo);
}

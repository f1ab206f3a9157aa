import { BALANCE_REFUND_WAY, PAY_TYPE } from '@compute-market/contract/enumerations';
import type { BalanceRefundWay, PayType } from '@compute-market/contract/enumerations';
import { refundableUntil } from '@compute-market/contract/rules/balance-refund';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { preparedSelect } from '../../db/prepared';
import { balanceRefund, wasRefused, type paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { wireTime } from '../../platform/wire';

type PaymentOrder = Pick<typeof paymentOrder.$inferSelect, 'outTradeNo' | 'payType' | 'paidAt'>;

/** How a top-up goes back, and until when its channel takes it; seconds since 1970. */
export interface Way {
  readonly way: BalanceRefundWay;
  readonly until: number | null;
}

const payTypes: readonly PayType[] = Object.values(PAY_TYPE);

/** The channel of an order as the contract names it. */
export const payTypeOf = (order: Pick<PaymentOrder, 'payType'>): PayType =>
  payTypes.find((known) => known === order.payType) ?? PAY_TYPE.corporateTransfer;

/** What the channel refused of a customer's orders. Those of the customer, not those asked for: a balance may be made up of thousands. */
const refusedOf = preparedSelect((tx) =>
  tx
    .select({ outTradeNo: balanceRefund.outTradeNo })
    .from(balanceRefund)
    .where(and(eq(balanceRefund.userId, sql.placeholder('userId')), wasRefused(balanceRefund))),
);

async function refusedByChannel(tx: Tx, userId: number): Promise<ReadonlySet<number>> {
  return new Set((await refusedOf(tx, { userId })).map(({ outTradeNo }) => outTradeNo));
}

/** Through the channel while it takes the payment back; by transfer later, and after the channel has refused it once (decisions 64). */
export async function waysOf(
  tx: Tx,
  userId: number,
  orders: readonly PaymentOrder[],
  { gateway, clock }: Pick<Services, 'gateway' | 'clock'>,
): Promise<Way[]> {
  const refused = await refusedByChannel(tx, userId);
  const now = wireTime(clock.now());
  return orders.map((order) => {
    const until = order.paidAt === null ? null : refundableUntil(payTypeOf(order), wireTime(order.paidAt));
    const byChannel = gateway.open && until !== null && now <= until && !refused.has(order.outTradeNo);
    return { way: byChannel ? BALANCE_REFUND_WAY.channel : BALANCE_REFUND_WAY.transfer, until };
  });
}

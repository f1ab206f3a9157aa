import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY, PAY_TYPE } from '@compute-market/contract/enumerations';
import type { BalanceRefundWay, PayType } from '@compute-market/contract/enumerations';
import { refundableUntil } from '@compute-market/contract/rules/balance-refund';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { balanceRefund, type paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { wireTime } from '../../platform/wire';

type PaymentOrder = Pick<typeof paymentOrder.$inferSelect, 'outTradeNo' | 'payType' | 'paidAt'>;

/** How a top-up goes back, and until when its channel takes it; seconds since 1970. */
export interface Way {
  readonly way: BalanceRefundWay;
  readonly until: number | null;
}

/** The channel of an order as the contract names it. */
export const payTypeOf = (order: Pick<PaymentOrder, 'payType'>): PayType =>
  Object.values(PAY_TYPE).find((known) => known === order.payType) ?? PAY_TYPE.corporateTransfer;

async function refusedByChannel(tx: Tx, orders: readonly PaymentOrder[]): Promise<ReadonlySet<number>> {
  const refused = await tx
    .select({ outTradeNo: balanceRefund.outTradeNo })
    .from(balanceRefund)
    .where(
      and(
        // One value instead of one for each: a balance may be made up of thousands.
        sql`${balanceRefund.outTradeNo} = any(${sql.param(orders.map(({ outTradeNo }) => outTradeNo))}::bigint[])`,
        eq(balanceRefund.way, BALANCE_REFUND_WAY.channel),
        eq(balanceRefund.status, BALANCE_REFUND_STATUS.rejected),
      ),
    );
  return new Set(refused.map(({ outTradeNo }) => outTradeNo));
}

/** Through the channel while it takes the payment back; by transfer later, and after the channel has refused it once (decisions 64). */
export async function waysOf(
  tx: Tx,
  orders: readonly PaymentOrder[],
  { gateway, clock }: Pick<Services, 'gateway' | 'clock'>,
): Promise<Way[]> {
  const refused = await refusedByChannel(tx, orders);
  const now = wireTime(clock.now());
  return orders.map((order) => {
    const until = order.paidAt === null ? null : refundableUntil(payTypeOf(order), wireTime(order.paidAt));
    const byChannel = gateway.open && until !== null && now <= until && !refused.has(order.outTradeNo);
    return { way: byChannel ? BALANCE_REFUND_WAY.channel : BALANCE_REFUND_WAY.transfer, until };
  });
}

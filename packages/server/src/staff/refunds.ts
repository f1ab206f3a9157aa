import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY } from '@compute-market/contract/enumerations';
import { PAY_TYPE_LABELS } from '@compute-market/contract/pay-type';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { balanceRefund, paymentOrder } from '../db/schema/payment';
import { endRefund, wasLeftToStaff, type RefundEnd, type RefundOutcome } from '../domain/balance-refund/end';
import { fenOf } from '../ledger/amount';
import { requireCoherentBooks } from '../ledger/nightly-audit';
import { payTypeOf } from '../domain/balance-refund/way';
import { wireTime } from '../platform/wire';
import { deskLine, deskNumber, deskRows, deskText, requireDone, type DeskArea, type StaffServices } from './desk-area';

const longestReason = 100;
const longestNumber = 64;

/** The staff have transferred the money of a refund, or could not. Null for a refund that is not there or goes by its channel. */
export function endTransferRefund(
  { database, clock }: Pick<StaffServices, 'database' | 'clock'>,
  end: RefundEnd,
): Promise<RefundOutcome | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select({ way: balanceRefund.way })
      .from(balanceRefund)
      .where(eq(balanceRefund.refundNo, end.refundNo));
    if (row?.way !== BALANCE_REFUND_WAY.transfer) return null;
    if (end.to === BALANCE_REFUND_STATUS.returned) await requireCoherentBooks(tx);
    return endRefund(tx, end, clock.now());
  });
}

const findWaiting = (tx: Tx) =>
  tx
    .select({
      refund: getTableColumns(balanceRefund),
      userName: users.name,
      order: getTableColumns(paymentOrder),
    })
    .from(balanceRefund)
    .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, balanceRefund.outTradeNo))
    .innerJoin(users, eq(users.id, balanceRefund.userId))
    .where(
      and(
        eq(balanceRefund.way, BALANCE_REFUND_WAY.transfer),
        eq(balanceRefund.status, BALANCE_REFUND_STATUS.processing),
      ),
    )
    .orderBy(asc(balanceRefund.createdAt), asc(balanceRefund.refundNo))
    .limit(deskRows);

type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

/** Where the money goes: to the account that the customer told, or, of a closed account, back to who paid, whom the channel knows. */
const targetOf = ({ refund, order }: Waiting): string =>
  wasLeftToStaff(refund)
    ? `账号已注销，${PAY_TYPE_LABELS[payTypeOf(order)]}未能原路退回（${refund.reason}）：请凭渠道交易号 ${order.gatewayTradeNo} 查明付款方后转账`
    : `${refund.holder} ${refund.bankName} ${refund.bankAccount}`.trim();

const isEnded = (outcome: RefundOutcome | null): boolean => outcome === 'returned' || outcome === 'refused';

/** Refunds of balances that go back by a bank transfer (decisions 64, 136). Those of a channel end by its own word. */
export const refundDesk: DeskArea = {
  title: '待转账的余额退款',
  waiting: async (tx) =>
    (await findWaiting(tx)).map((waiting) =>
      deskLine(
        String(waiting.refund.refundNo),
        formatMoney(fenOf(waiting.refund.amountFen)),
        waiting.userName,
        targetOf(waiting),
        formatTime(wireTime(waiting.refund.createdAt)),
      ),
    ),
  actions: {
    paid: {
      takes: ['退款单号', '银行流水号'],
      run: async (services, [number, bankNumber]) => {
        const refundNo = deskNumber('退款单号', number);
        const gatewayRefundNo = deskText('银行流水号', bankNumber, longestNumber);
        const end = { refundNo, to: BALANCE_REFUND_STATUS.returned, gatewayRefundNo } as const;
        requireDone(isEnded(await endTransferRefund(services, end)), `退款单 ${refundNo} `);
        return `退款单 ${refundNo} 已记为转账完成；账号没有注销的，客户会收到通知。`;
      },
    },
    reject: {
      takes: ['退款单号', '原因'],
      run: async (services, [number, why]) => {
        const refundNo = deskNumber('退款单号', number);
        const reason = deskText('原因', why, longestReason);
        const end = { refundNo, to: BALANCE_REFUND_STATUS.rejected, reason } as const;
        const outcome = await endTransferRefund(services, end);
        if (outcome === 'ignored')
          throw new StartupError(
            `退款单 ${refundNo} 的账号已注销，没有余额可以转回，没有改动。请向支付渠道查明付款方，转账后用 refund paid 登记。`,
          );
        requireDone(isEnded(outcome), `退款单 ${refundNo} `);
        return `退款单 ${refundNo} 已退回客户余额，客户会看到原因。`;
      },
    },
  },
};

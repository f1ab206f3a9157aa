import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { accountOfTransfer } from '@compute-market/contract/rules/transfer-code';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { paymentOrder } from '../db/schema/payment';
import { openOrder } from '../domain/payment/create-order';
import type { PaymentOrder } from '../domain/payment/order-state';
import type { Services } from '../http/handler';
import { fenOf } from '../ledger/amount';
import { confirmCorporateTransfer, isSettled } from '../payment/settle';
import { wireTime } from '../platform/wire';
import { deskLine, deskNumber, deskRows, type DeskArea } from './desk-area';

const bankNumberRule = /^[\w-]{6,64}$/;

/** Credits what arrived for an account that has announced no order; null where nobody has that account, or it is closed. */
export async function creditAccount(
  tx: Tx,
  services: Pick<Services, 'clock' | 'ids'>,
  { accountId, amountFen, bankNumber = '' }: { accountId: number; amountFen: bigint; bankNumber?: string },
): Promise<PaymentOrder | null> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), isNull(users.closedAt)))
    .for('update');
  if (account === undefined) return null;
  const order = await openOrder(tx, { userId: account.id, amountFen, payType: PAY_TYPE.corporateTransfer }, services);
  await confirmCorporateTransfer(tx, order.outTradeNo, services.clock.now(), bankNumber);
  return order;
}

const findAnnounced = (tx: Tx) =>
  tx
    .select({ order: paymentOrder, userName: users.name })
    .from(paymentOrder)
    .innerJoin(users, eq(users.id, paymentOrder.userId))
    .where(
      and(
        eq(paymentOrder.payType, PAY_TYPE.corporateTransfer),
        eq(paymentOrder.status, ORDER_STATUS.unpaid),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(paymentOrder.createdAt), asc(paymentOrder.outTradeNo))
    .limit(deskRows);

/** What the bank statement says of a transfer, as it was typed. */
interface Arrival {
  readonly amountFen: bigint;
  readonly bankNumber: string;
}

function readArrival(amountText = '', bankNumber = ''): Arrival {
  const amount = parseAmount(normalizeAmountText(amountText));
  if (!amount.ok || amount.fen <= 0) throw new StartupError(`金额「${amountText}」应为大于 0、最多两位小数的元数。`);
  if (!bankNumberRule.test(bankNumber))
    throw new StartupError('银行流水号应为 6 至 64 位字母、数字或连字符，请按回单填写：同一笔到账凭它只入账一次。');
  return { amountFen: BigInt(amount.fen), bankNumber };
}

/** The order that this arrival was credited to before. Throws StartupError where the bank's number stands for another sum or account. */
async function creditedBefore(tx: Tx, { amountFen, bankNumber }: Arrival, isSame: (order: PaymentOrder) => boolean) {
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.payType, PAY_TYPE.corporateTransfer), eq(paymentOrder.gatewayTradeNo, bankNumber)));
  if (order === undefined || (order.amountFen === amountFen && isSame(order))) return order;
  throw new StartupError(
    `银行流水号 ${bankNumber} 已用于订单 ${order.outTradeNo}（${formatMoney(fenOf(order.amountFen))}），没有入账。请核对回单。`,
  );
}

const credited = ({ outTradeNo, amountFen }: PaymentOrder): string =>
  `已入账 ${formatMoney(fenOf(amountFen))}，订单 ${outTradeNo}。`;
const repeated = ({ outTradeNo }: PaymentOrder): string => `这笔到账已经入账，订单 ${outTradeNo}，没有重复入账。`;

/** Corporate transfers as the bank statement shows them (product §9, decisions 136). */
export const transferDesk: DeskArea = {
  title: '待到账的对公转账',
  waiting: async (tx) =>
    (await findAnnounced(tx)).map(({ order, userName }) =>
      deskLine(
        String(order.outTradeNo),
        formatMoney(fenOf(order.amountFen)),
        userName,
        formatTime(wireTime(order.createdAt)),
      ),
    ),
  actions: {
    account: {
      takes: ['附言', '金额', '银行流水号'],
      run: (services, [remark = '', amountText, bankNumber]) => {
        const arrival = readArrival(amountText, bankNumber);
        const accountId = accountOfTransfer(remark);
        if (accountId === null)
          throw new StartupError(`附言「${remark}」中没有完整的识别码（形如 SL-100284-7），没有入账。请与付款方核对。`);
        return services.database.transaction(async (tx) => {
          // Two of the staff may enter the same slip: the second one waits here, and then finds it credited.
          await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('update');
          const before = await creditedBefore(tx, arrival, ({ userId }) => userId === accountId);
          if (before !== undefined) return repeated(before);
          const order = await creditAccount(tx, services, { accountId, ...arrival });
          if (order === null) throw new StartupError(`识别码对应的账号 ${accountId} 不存在或已注销，没有入账。`);
          return credited(order);
        });
      },
    },
    order: {
      takes: ['订单号', '金额', '银行流水号'],
      run: (services, [orderText, amountText, bankNumber]) => {
        const outTradeNo = deskNumber('订单号', orderText);
        const arrival = readArrival(amountText, bankNumber);
        return services.database.transaction(async (tx) => {
          const [order] = await tx
            .select()
            .from(paymentOrder)
            .where(and(eq(paymentOrder.outTradeNo, outTradeNo), eq(paymentOrder.payType, PAY_TYPE.corporateTransfer)))
            .for('update');
          const before = await creditedBefore(tx, arrival, (order) => order.outTradeNo === outTradeNo);
          if (before !== undefined) return repeated(before);
          if (order === undefined) throw new StartupError(`没有对公转账订单 ${outTradeNo}，请核对后重试。`);
          if (isSettled(order))
            throw new StartupError(`订单 ${outTradeNo} 已经入账，没有重复入账。如有第二笔到账，请按附言入账。`);
          if (order.amountFen !== arrival.amountFen)
            throw new StartupError(
              `订单 ${outTradeNo} 的金额为 ${formatMoney(fenOf(order.amountFen))}，与到账金额不符，没有入账。请按附言入账实际到账的金额。`,
            );
          await confirmCorporateTransfer(tx, outTradeNo, services.clock.now(), arrival.bankNumber);
          return credited(order);
        });
      },
    },
  },
};

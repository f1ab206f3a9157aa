import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { mainAccount } from '../../viewer/fixtures';
import { walletOf } from '../../wallet/wallet';

type Facts = Pick<Order, 'OutTradeNo' | 'Amount' | 'PayType' | 'Status' | 'OrderTime'>;
const order = (facts: Facts): Order => ({
  PayTime: facts.Status === ORDER_STATUS.paid ? facts.OrderTime + 41 : null,
  InvoiceAble: facts.Status === ORDER_STATUS.paid,
  RefundAmount: 0,
  Remark: '',
  ...facts,
});

/** 林知远's last top-ups, newest first. */
export const orders: readonly Order[] = [
  order({
    OutTradeNo: '118220261120',
    Amount: 1500,
    PayType: PAY_TYPE.wechat,
    Status: ORDER_STATUS.unpaid,
    OrderTime: 1_795_154_640,
  }),
  order({
    OutTradeNo: '118220261118',
    Amount: 2000,
    PayType: PAY_TYPE.wechat,
    Status: ORDER_STATUS.paid,
    OrderTime: 1_794_966_136,
  }),
  order({
    OutTradeNo: '118220261109',
    Amount: 1500,
    PayType: PAY_TYPE.alipay,
    Status: ORDER_STATUS.paid,
    OrderTime: 1_794_229_548,
  }),
  order({
    OutTradeNo: '118220261102',
    Amount: 100,
    PayType: PAY_TYPE.wechat,
    Status: ORDER_STATUS.closed,
    OrderTime: 1_793_585_463,
  }),
  order({
    OutTradeNo: '118220261027',
    Amount: 5000,
    PayType: PAY_TYPE.corporateTransfer,
    Status: ORDER_STATUS.paid,
    OrderTime: 1_793_089_855,
  }),
];

/** 8-digit sums, and an order that came back. */
export const largeOrders: readonly Order[] = [
  order({
    OutTradeNo: '118220261119',
    Amount: 9_999_999.99,
    PayType: PAY_TYPE.corporateTransfer,
    Status: ORDER_STATUS.paid,
    OrderTime: 1_795_052_500,
  }),
  {
    ...order({
      OutTradeNo: '999999999999999',
      Amount: 88_888.88,
      PayType: PAY_TYPE.alipay,
      Status: ORDER_STATUS.partlyRefunded,
      OrderTime: 1_794_966_136,
    }),
    RefundAmount: 1200,
  },
];

export const wallet = walletOf(mainAccount.user);
export const walletWith = (changes: Partial<Parameters<typeof walletOf>[0]>) =>
  walletOf({ ...mainAccount.user, ...changes });

/** Told below 100 yuan, with 500 prepared. */
export const reminder: BalanceReminder = { Threshold: 100, TopUp: 500, On: true };

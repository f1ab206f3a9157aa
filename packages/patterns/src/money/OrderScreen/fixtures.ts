import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';

export const now = 1_795_154_721;

/** An order with other facts than a paid one of this morning. */
export const makeOrder = (changes: Partial<Order>): Order => ({
  OutTradeNo: '118220261120',
  Amount: 1500,
  PayType: PAY_TYPE.wechat,
  Status: ORDER_STATUS.paid,
  OrderTime: 1_795_154_640,
  PayTime: null,
  InvoiceAble: false,
  RefundAmount: 0,
  Remark: '',
  ...changes,
});

/** 林知远's top-ups, newest first, in every state. */
export const orders: readonly Order[] = [
  makeOrder({ Status: ORDER_STATUS.unpaid }),
  makeOrder({
    OutTradeNo: '118220261118',
    Amount: 2000,
    OrderTime: 1_794_966_136,
    PayTime: 1_794_966_177,
    InvoiceAble: true,
  }),
  makeOrder({
    OutTradeNo: '118220261116',
    Amount: 20_000,
    PayType: PAY_TYPE.corporateTransfer,
    Status: ORDER_STATUS.unpaid,
    OrderTime: 1_794_800_220,
  }),
  makeOrder({
    OutTradeNo: '118220261109',
    PayType: PAY_TYPE.alipay,
    OrderTime: 1_794_229_548,
    PayTime: 1_794_230_001,
    InvoiceAble: true,
  }),
  makeOrder({ OutTradeNo: '118220261102', Amount: 100, Status: ORDER_STATUS.closed, OrderTime: 1_793_585_463 }),
  makeOrder({
    OutTradeNo: '118220261027',
    Amount: 5000,
    PayType: PAY_TYPE.corporateTransfer,
    Status: ORDER_STATUS.partlyRefunded,
    OrderTime: 1_793_089_855,
    PayTime: 1_793_093_455,
    InvoiceAble: true,
    RefundAmount: 1200,
  }),
  makeOrder({
    OutTradeNo: '118220261015',
    Amount: 300,
    PayType: PAY_TYPE.alipay,
    Status: ORDER_STATUS.refunded,
    OrderTime: 1_792_030_000,
    PayTime: 1_792_030_038,
    RefundAmount: 300,
  }),
];

/** 8-digit sums and the longest numbers. */
export const largeOrders: readonly Order[] = orders.map((order, index) => ({
  ...order,
  OutTradeNo: String(999_999_999_999_999 - index),
  Amount: 10_000_000 - index / 100,
  RefundAmount: order.RefundAmount === 0 ? 0 : 9_999_999.99,
}));

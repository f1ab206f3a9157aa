import type { OrderDetail } from '@compute-market/contract/entities/order-detail';
import {
  BALANCE_REFUND_STATUS,
  BALANCE_REFUND_WAY,
  INVOICE_STATUS,
  ORDER_STATUS,
  PAY_TYPE,
} from '@compute-market/contract/enumerations';
import { makeOrder } from '../OrderScreen/fixtures';

export { now } from '../OrderScreen/fixtures';

/** A paid top-up of ¥2,000 with other facts. */
export const makeDetail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  Order: makeOrder({
    OutTradeNo: '118220261118',
    Amount: 2000,
    Status: ORDER_STATUS.paid,
    OrderTime: 1_794_966_136,
    PayTime: 1_794_966_177,
    InvoiceAble: true,
  }),
  ExpireTime: 1_794_966_436,
  CloseTime: null,
  ChannelNo: '4200002618202611189530417762',
  Credit: { Id: 1042, CreateTime: 1_794_966_179, Amount: 2000, MoneyLeft: 4736.4 },
  Invoices: [],
  Refunds: [],
  AbleAmount: 2000,
  RefundableAmount: 1624.58,
  ReceiptUrl: '/files/receipts/sample.pdf',
  ...changes,
});

/** The same after an invoice was issued, another asked for, and a part went back. */
export const wholeStory: OrderDetail = makeDetail({
  Order: makeOrder({
    ...makeDetail().Order,
    Status: ORDER_STATUS.partlyRefunded,
    RefundAmount: 500,
  }),
  Invoices: [
    {
      Id: 31,
      RecordNo: 'FP202611180031',
      Title: '苏州衡川数据有限公司',
      Amount: 800,
      Status: INVOICE_STATUS.issued,
      ApplyTime: 1_794_970_000,
      IssueTime: 1_795_050_000,
      FileUrl: '/files/invoices/sample.pdf',
    },
    {
      Id: 38,
      RecordNo: 'FP202611200038',
      Title: '苏州衡川数据有限公司',
      Amount: 300,
      Status: INVOICE_STATUS.reviewing,
      ApplyTime: 1_795_140_000,
      IssueTime: null,
      FileUrl: '',
    },
  ],
  Refunds: [
    {
      RefundNo: '912220261119',
      OutTradeNo: '118220261118',
      PayType: PAY_TYPE.wechat,
      Way: BALANCE_REFUND_WAY.channel,
      Amount: 500,
      Status: BALANCE_REFUND_STATUS.returned,
      CreateTime: 1_795_060_000,
      EndTime: 1_795_060_420,
      Reason: '',
      BankAccount: '',
    },
    {
      RefundNo: '912220261120',
      OutTradeNo: '118220261118',
      PayType: PAY_TYPE.wechat,
      Way: BALANCE_REFUND_WAY.transfer,
      Amount: 100,
      Status: BALANCE_REFUND_STATUS.rejected,
      CreateTime: 1_795_080_000,
      EndTime: 1_795_090_000,
      Reason: '收款账户信息有误',
      BankAccount: '**** 0901',
    },
  ],
  AbleAmount: 400,
  RefundableAmount: 400,
});

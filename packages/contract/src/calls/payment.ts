import * as z from 'zod/mini';
import { MAX_TOP_UP_YUAN } from '../constants';
import { defineCall } from '../define-call';
import { BALANCE_CHANGE_TYPE, ORDER_STATUS, PAY_TYPE } from '../enumerations';
import { foldRequest } from '../entities/fold';
import { amountRange, money, nonNegativeMoney, payableMoney } from '../entities/money';
import { balanceChange, order, outTradeNo, outTradeNoInput } from '../entities/order';
import { orderDetail } from '../entities/order-detail';
import { pageOf, pageRequest } from '../entities/page';
import { filterText } from '../entities/text';
import { nullableTimestamp, timeRange, timestamp } from '../entities/time';

const topUpAmount = payableMoney.check(z.maximum(MAX_TOP_UP_YUAN, '单次充值不能超过 1000 万元，请分次充值'));

/** Corporate transfer (pay_type 2) opens an order to be credited by hand; it has no QR flow (product §4, §9). */
export const createQrcode = defineCall({
  name: 'createQrcode',
  path: '/create_qrcode',
  summary: '创建充值订单',
  roles: ['main'],
  intent: true,
  request: z.strictObject({ amount: topUpAmount, pay_type: z.enum(PAY_TYPE) }),
  response: z.object({ out_trade_no: outTradeNo, amount: nonNegativeMoney, expire_time: timestamp }),
});

const channelAnswer = z.object({ data: z.object({ qrcode: z.string() }) });

/** Retried by the payment flow while the reason says the QR is not ready; exempt from the generic toast (product §4). One of the two answers is present. */
export const getQrcode = defineCall({
  name: 'getQrcode',
  path: '/get_qrcode',
  summary: '获取支付二维码',
  roles: ['main'],
  exempt: true,
  request: z.object({ out_trade_no: outTradeNoInput }),
  response: z.object({
    wx_resp: z.optional(channelAnswer),
    ali_resp: z.optional(channelAnswer),
    expire_time: timestamp,
  }),
});

/** Polled every two seconds; status 1 is paid. */
export const getOrderStatus = defineCall({
  name: 'getOrderStatus',
  path: '/get_order_status',
  poll: true,
  summary: '查询充值订单状态',
  roles: ['main'],
  request: z.object({ out_trade_no: outTradeNoInput }),
  response: z.object({
    Status: z.enum(ORDER_STATUS),
    /** As of an order. */
    Cancelled: z.optional(z.boolean()),
    PayTime: nullableTimestamp,
    Amount: nonNegativeMoney,
  }),
});

/** Buys compute vouchers from the balance, its only source here (a QR payment is a top-up first). Balances are those after it. */
export const buyPowerMoney = defineCall({
  name: 'buyPowerMoney',
  path: '/buy_power_money',
  summary: '购买算力券',
  roles: ['main'],
  intent: true,
  request: z.strictObject({ amount: payableMoney, pay_type: z.optional(z.literal('money')) }),
  response: z.object({ PowerMoney: nonNegativeMoney, Money: money, OrderNo: z.string() }),
});

export const getOrders = defineCall({
  name: 'getOrders',
  path: '/get_order',
  summary: '充值记录',
  roles: ['main'],
  idempotent: true,
  request: z.object({
    ...pageRequest,
    ...timeRange,
    status: z.optional(z.enum(ORDER_STATUS)),
    pay_type: z.optional(z.enum(PAY_TYPE)),
  }),
  /** `SumAmount`: what was paid of everything the filter matches, less what went back; what nobody paid is in no sum. */
  response: z.extend(pageOf(order), { SumAmount: nonNegativeMoney }),
});

/** Extension (decisions 82): one top-up and what became of it; null for one that never was, and for someone else's. */
export const getOrderDetail = defineCall({
  name: 'getOrderDetail',
  path: '/get_order_detail',
  summary: '充值详情',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: z.object({ out_trade_no: outTradeNoInput }),
  response: z.object({ Detail: z.nullable(orderDetail) }),
});

export const getBalanceChanges = defineCall({
  name: 'getBalanceChanges',
  path: '/get_wallet_balance_change_list',
  summary: '余额变动',
  roles: ['main'],
  idempotent: true,
  request: z.object({
    ...pageRequest,
    ...timeRange,
    ...amountRange,
    ...foldRequest,
    type: z.optional(z.enum(BALANCE_CHANGE_TYPE)),
    sub_account_name: z.optional(filterText),
  }),
  response: pageOf(balanceChange),
});

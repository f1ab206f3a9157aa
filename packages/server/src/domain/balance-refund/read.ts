import { getBalanceRefundable, getBalanceRefunds } from '@compute-market/contract/calls/balance-refund';
import { fen, yuanFromFen } from '@compute-market/contract/rules/money';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { balanceRefund, isOnTheWay, paymentOrder } from '../../db/schema/payment';
import { implementOwn } from '../../http/handler';
import { wireTime, wireYuan } from '../../platform/wire';
import { subjectsOf } from '../invoice/conditions';
import { balanceParts, type Unspent } from './unspent';
import { payTypeOf, waysOf, type Way } from './way';
import { wireRefund } from './wire';

function wireTopUp({ order, unspentFen, refundableFen }: Unspent, { way, until }: Way) {
  return {
    OutTradeNo: String(order.outTradeNo),
    PayType: payTypeOf(order),
    PayTime: wireTime(order.paidAt ?? order.createdAt),
    Amount: wireYuan(order.amountFen),
    SpentAmount: wireYuan(order.amountFen - order.refundedFen - BigInt(unspentFen)),
    RefundAmount: wireYuan(order.refundedFen),
    InvoicedAmount: wireYuan(BigInt(unspentFen) - BigInt(refundableFen)),
    Refundable: yuanFromFen(refundableFen),
    Way: way,
    Until: until,
  };
}

async function onTheWay(tx: Tx, userId: number): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${balanceRefund.amountFen}), 0)`.mapWith(BigInt) })
    .from(balanceRefund)
    .where(and(eq(balanceRefund.userId, userId), isOnTheWay(balanceRefund)));
  return row?.sum ?? 0n;
}

/** What can go back and why not the rest. */
export const refundable = implementOwn(getBalanceRefundable, async (tx, _input, { actor: { userId }, services }) => {
  const { cashFen, voucherFen, topUps, refundableFen, invoicedFen } = await balanceParts(tx, userId);
  const orders = topUps.map(({ order }) => order);
  // None waits for another: they go to the database together.
  const [ways, pendingFen, subjects] = await Promise.all([
    waysOf(tx, userId, orders, services),
    onTheWay(tx, userId),
    subjectsOf(tx, userId),
  ]);
  return {
    Balance: yuanFromFen(cashFen),
    Refundable: yuanFromFen(refundableFen),
    InvoicedMoney: yuanFromFen(invoicedFen),
    GiftMoney: yuanFromFen(fen(Math.max(0, cashFen) - refundableFen - invoicedFen)),
    VoucherMoney: yuanFromFen(voucherFen),
    PendingMoney: wireYuan(pendingFen),
    TopUps: topUps.flatMap((topUp, index) => {
      const way = ways[index];
      return way === undefined ? [] : [wireTopUp(topUp, way)];
    }),
    Holders: subjects.map(({ Name }) => Name),
  };
});

/** Refunds asked for, newest first. */
export const list = implementOwn(getBalanceRefunds, async (tx, input, { actor }) => {
  const condition = and(
    eq(balanceRefund.userId, actor.userId),
    input.status === undefined ? undefined : eq(balanceRefund.status, input.status),
  );
  const found = await tx
    .select({ ...getTableColumns(balanceRefund), payType: paymentOrder.payType })
    .from(balanceRefund)
    .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, balanceRefund.outTradeNo))
    .where(condition)
    .orderBy(desc(balanceRefund.createdAt), desc(balanceRefund.refundNo))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  return {
    data: found.map(wireRefund),
    total: await tx.$count(balanceRefund, condition),
    page: input.page,
    page_size: input.page_size,
  };
});

import { unregister } from '@compute-market/contract/calls/account';
import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY, ORDER_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { balanceRefund, paymentNotification, paymentOrder } from '../../src/db/schema/payment';
import { reminder } from '../../src/db/schema/reminder';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { balances } from '../../src/ledger/statement';
import { decideRefund } from '../../src/sandbox/refunds';
import { runDesk } from '../../src/staff/desk';
import { openServer } from '../setup';
import { lateOrder, notifyOf } from './late-payments';
import { customer, type Customer } from './instance-customers';
import { decideAsked, sandboxOf } from './refund-customers';

const server = openServer();
const desk = (...words: readonly string[]) => runDesk(server.services, words);

/** An account that closed while the phone still showed an old code, which is then paid. */
async function paidAfterClosing(): Promise<{ who: Customer; outTradeNo: number }> {
  const who = await customer(server);
  const outTradeNo = await lateOrder(server, who, 100);
  expect((await server.call(unregister, {}, { token: who.token })).number).toBe(0);
  await sandboxOf(server).decide(outTradeNo, 'paid');
  return { who, outTradeNo };
}

/** What the books, the order and its refunds say now, and what its owner was told. */
const stateOf = ({ userId }: Customer, outTradeNo: number) =>
  server.database.transaction(async (tx) => {
    const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo));
    const refunds = await tx.select().from(balanceRefund).where(eq(balanceRefund.outTradeNo, outTradeNo));
    return {
      cashFen: (await balances(tx, userId)).cashFen,
      order: order?.status,
      refunds: refunds.map(({ amountFen, way, status }) => [amountFen, way, status]),
      told: await tx.$count(reminder, eq(reminder.userId, userId)),
    };
  });

const { channel, transfer } = BALANCE_REFUND_WAY;
const { processing, returned } = BALANCE_REFUND_STATUS;
const onItsWay = { cashFen: 0n, order: ORDER_STATUS.paid, refunds: [[10_000n, channel, processing]], told: 0 };
const goneBack = { cashFen: 0n, order: ORDER_STATUS.refunded, refunds: [[10_000n, channel, returned]], told: 0 };

const refundNoOf = (outTradeNo: number) =>
  server.database.transaction(async (tx) => {
    const [row] = await tx.select().from(balanceRefund).where(eq(balanceRefund.outTradeNo, outTradeNo));
    return String(row?.refundNo);
  });

// The books are checked against themselves when the server closes.
describe('a payment that comes after its account was closed', () => {
  test('goes back to the payer by its channel, whole and once, and is credited to nobody', async () => {
    const { who, outTradeNo } = await paidAfterClosing();
    for (let time = 0; time < 3; time += 1) expect(await notifyOf(server, outTradeNo)).toBe('success');
    expect(await stateOf(who, outTradeNo)).toEqual(onItsWay);
    const outcomes = await server.database.transaction((tx) =>
      tx.select().from(paymentNotification).where(eq(paymentNotification.outTradeNo, outTradeNo)),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sentBack', 'repeated', 'repeated']);
    await decideAsked(server, await refundNoOf(outTradeNo), 'return');
    expect(await stateOf(who, outTradeNo)).toEqual(goneBack);
  });

  test('goes back too where the notification was lost and the gateway is asked', async () => {
    const { who, outTradeNo } = await paidAfterClosing();
    server.clock.advance(10 * minuteMs);
    await runDueJobs(server.services, jobKinds);
    expect(await stateOf(who, outTradeNo)).toEqual(onItsWay);
    await decideAsked(server, await refundNoOf(outTradeNo), 'return');
    expect(await stateOf(who, outTradeNo)).toEqual(goneBack);
  });

  test('waits at the desk where its channel does not take it back, and ends with the transfer alone', async () => {
    const { who, outTradeNo } = await paidAfterClosing();
    await notifyOf(server, outTradeNo);
    const refundNo = await refundNoOf(outTradeNo);
    expect(await desk('refund')).not.toContain(refundNo);
    await decideAsked(server, refundNo, 'refuse', '付款账户已销户');
    await decideRefund(server.services, sandboxOf(server), Number(refundNo), 'refuse');
    const left = { ...onItsWay, refunds: [[10_000n, transfer, processing]] };
    expect(await stateOf(who, outTradeNo)).toEqual(left);
    expect(await desk('refund')).toContain(
      `${refundNo}  ¥100.00  已注销用户  账号已注销，微信未能原路退回（付款账户已销户）：请凭渠道交易号 S${outTradeNo} 查明付款方后转账`,
    );

    const again = await sandboxOf(server).refunds.signedNotification(Number(refundNo));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/payment/refund-notify',
      headers: { 'content-type': 'application/json', ...again?.headers },
      payload: again?.body ?? '',
    });
    expect(answer.body).toBe('success');
    await expect(desk('refund', 'reject', refundNo, '找不到付款方')).rejects.toThrow('没有余额可以转回');
    expect(await stateOf(who, outTradeNo)).toEqual(left);

    await desk('refund', 'paid', refundNo, 'BANK-000137');
    expect(await stateOf(who, outTradeNo)).toEqual({ ...goneBack, refunds: [[10_000n, transfer, returned]] });
    expect(await desk('refund')).not.toContain(refundNo);
  });
});

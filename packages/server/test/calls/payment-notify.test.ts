import { getUserInfo } from '@compute-market/contract/calls/account';
import { createQrcode, getOrders, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { dayMs, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentNotification, paymentOrder } from '../../src/db/schema/payment';
import { jobKinds } from '../../src/domain';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { tidyNotifications } from '../../src/payment/tidy';
import { SandboxGateway } from '../../src/payment/sandbox-gateway';
import { openServer } from '../setup';
import { customer, type Customer } from './instance-customers';

const server = openServer();

function gateway(): SandboxGateway {
  if (server.services.gateway instanceof SandboxGateway) return server.services.gateway;
  throw new Error('the tests run on the sandbox gateway');
}

/** An order that the gateway knows, as after the payment dialog has asked for its code. */
async function waitingOrder(who: Customer, amount = 100): Promise<number> {
  const { data } = await server.call(createQrcode, { amount, pay_type: 1 }, { token: who.token });
  await server.call(getQrcode, { out_trade_no: data.out_trade_no }, { token: who.token });
  return Number(data.out_trade_no);
}

async function notification(outTradeNo: number): Promise<{ headers: Record<string, string>; body: string }> {
  const signed = await gateway().signedNotification(outTradeNo);
  if (signed === null) throw new Error('the gateway does not know the order');
  return signed;
}

async function send({ headers, body }: { headers: Record<string, string>; body: string }): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/payment/notify',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.body;
}

async function paid(who: Customer, amount = 100): Promise<number> {
  const outTradeNo = await waitingOrder(who, amount);
  await gateway().decide(outTradeNo, 'paid');
  return outTradeNo;
}

const balanceOf = async (who: Customer) => (await server.call(getUserInfo, {}, { token: who.token })).data.Money;
const statusOf = async (who: Customer, outTradeNo: number) =>
  (await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).data.Status;
/** What the poll of the order and the list of orders say of it. */
const cancelledOf = async (who: Customer, outTradeNo: number) => [
  (await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).data.Cancelled,
  (await server.call(getOrders, { page: 1, page_size: 10 }, { token: who.token })).data.data.find(
    ({ OutTradeNo }) => OutTradeNo === String(outTradeNo),
  )?.Cancelled,
];
const orderOf = (outTradeNo: number) =>
  server.database.transaction(
    async (tx) => (await tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo)))[0],
  );
const outcomesOf = (outTradeNo: number) =>
  server.database.transaction(async (tx) =>
    (
      await tx
        .select()
        .from(paymentNotification)
        .where(eq(paymentNotification.outTradeNo, outTradeNo))
        .orderBy(paymentNotification.id)
    ).map((row) => row.outcome),
  );

describe('a notification', () => {
  test('credits the order, and the payment poll sees it', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who, 1500.5);
    expect(await send(await notification(outTradeNo))).toBe('success');
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([1500.5, 1]);
  });

  test('that comes three times is answered three times and credited once', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    const signed = await notification(outTradeNo);
    expect([await send(signed), await send(signed), await send(signed)]).toEqual(['success', 'success', 'success']);
    expect(await balanceOf(who)).toBe(100);
    expect(await outcomesOf(outTradeNo)).toEqual(['credited', 'repeated', 'repeated']);
  });

  test('that comes after the order was closed is credited once and flagged', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    server.clock.advance(5 * minute);
    await runDueJobs(server.services, jobKinds);
    expect((await orderOf(outTradeNo))?.status).toBe(2);
    await gateway().decide(outTradeNo, 'paid');
    const signed = await notification(outTradeNo);
    await send(signed);
    await send(signed);
    expect(await balanceOf(who)).toBe(100);
    expect(await orderOf(outTradeNo)).toMatchObject({ status: 1, paidAfterExpiry: true });
  });

  test('of a payment in time is not flagged', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    await send(await notification(outTradeNo));
    expect(await orderOf(outTradeNo)).toMatchObject({ status: 1, paidAfterExpiry: false });
  });

  test('with a changed amount has a wrong signature and moves nothing', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    const { headers, body } = await notification(outTradeNo);
    const answer = await send({ headers, body: body.replace('"total_fen":"10000"', '"total_fen":"1000000"') });
    expect([answer, await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual(['failure', 0, 0]);
  });

  test('signed for another amount than the order is rejected, logged and moves nothing', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    await server.database.transaction((tx) =>
      tx.update(paymentOrder).set({ amountFen: 9999n }).where(eq(paymentOrder.outTradeNo, outTradeNo)),
    );
    expect(await send(await notification(outTradeNo))).toBe('failure');
    expect([await balanceOf(who), await outcomesOf(outTradeNo)]).toEqual([0, ['rejected']]);
    expect(server.log.some((line) => line.includes('payment notification rejected') && line.includes('金额不符'))).toBe(
      true,
    );
  });

  test.each([
    ['no signature', {}],
    ['a signature of another key', { 'x-sandbox-signature': 'f'.repeat(64) }],
    ['a signature of another length', { 'x-sandbox-signature': 'f' }],
  ])('with %s is rejected', async (_what, headers) => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    const { body } = await notification(outTradeNo);
    expect([await send({ headers, body }), await balanceOf(who)]).toEqual(['failure', 0]);
  });

  test.each(['', '{}', 'not json', '[]'])('with the body %j is rejected', async (body) => {
    expect(await send({ headers: { 'x-sandbox-signature': 'f'.repeat(64) }, body })).toBe('failure');
  });

  test('that nobody signed is kept twenty times an hour, however many come, and hides no signed one', async () => {
    server.clock.advance(60 * minute);
    const kept = () => server.database.transaction((tx) => tx.$count(paymentNotification));
    const [before, logged] = [await kept(), server.log.length];
    for (let sent = 0; sent < 60; sent += 1)
      expect(await send({ headers: {}, body: `forged ${sent}` })).toBe('failure');
    expect((await kept()) - before).toBe(20);
    expect(server.log.slice(logged).filter((line) => line.includes('notification')).length).toBeLessThan(30);
    const who = await customer(server);
    const outTradeNo = await paid(who);
    await server.database.transaction((tx) =>
      tx.update(paymentOrder).set({ amountFen: 9999n }).where(eq(paymentOrder.outTradeNo, outTradeNo)),
    );
    await send(await notification(outTradeNo));
    expect(await outcomesOf(outTradeNo)).toEqual(['rejected']);
  });

  test('that was rejected is forgotten after half a year; what moved an order is kept', async () => {
    server.clock.advance(60 * minute);
    const who = await customer(server);
    const outTradeNo = await paid(who);
    await send(await notification(outTradeNo));
    await send({ headers: {}, body: JSON.stringify({ out_trade_no: outTradeNo }) });
    await enqueueStandingJobs(server.services, [tidyNotifications]);
    server.clock.advance(180 * dayMs);
    await runDueJobs(server.services, [tidyNotifications]);
    expect(await outcomesOf(outTradeNo)).toEqual(['credited', 'rejected']);
    server.clock.advance(dayMs);
    await runDueJobs(server.services, [tidyNotifications]);
    expect(await outcomesOf(outTradeNo)).toEqual(['credited']);
  });

  test('of a cancelled payment closes the order without money', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    await gateway().decide(outTradeNo, 'cancelled');
    expect(await send(await notification(outTradeNo))).toBe('success');
    expect([await statusOf(who, outTradeNo), await balanceOf(who)]).toEqual([2, 0]);
    expect(await cancelledOf(who, outTradeNo)).toEqual([true, true]);
  });

  test('that never came leaves an order whose time ran out, which nobody cancelled', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    server.clock.advance(5 * minute);
    expect(await statusOf(who, outTradeNo)).toBe(2);
    expect(await cancelledOf(who, outTradeNo)).toEqual([false, false]);
  });

  test('that a trade is closed does not undo a payment that overtook it', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    await gateway().close(outTradeNo);
    const closed = await notification(outTradeNo);
    await gateway().decide(outTradeNo, 'paid');
    await send(await notification(outTradeNo));
    expect(await send(closed)).toBe('success');
    expect([await statusOf(who, outTradeNo), await balanceOf(who)]).toEqual([1, 100]);
    expect(await outcomesOf(outTradeNo)).toEqual(['credited', 'repeated']);
  });
});

describe('reconciliation', () => {
  test('finds a payment whose notification was lost, when the code runs out', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    server.clock.advance(5 * minute);
    await runDueJobs(server.services, jobKinds);
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([100, 1]);
    expect((await orderOf(outTradeNo))?.paidAfterExpiry).toBe(false);
  });

  test.each([1, 10, 60])('asks again %i minutes after the end', async (minutes) => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    for (const pause of [5, 1, 9, 50]) {
      server.clock.advance(pause * minute);
      const sinceOpen = server.clock.now().getTime() - ((await orderOf(outTradeNo))?.createdAt.getTime() ?? 0);
      if (sinceOpen === (5 + minutes) * minute) await gateway().decide(outTradeNo, 'paid');
      await runDueJobs(server.services, jobKinds);
    }
    expect(await balanceOf(who)).toBe(100);
    expect(await orderOf(outTradeNo)).toMatchObject({ status: 1, paidAfterExpiry: true });
  });

  test('finds that the payer cancelled when that notification was lost: the time did not run out', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    await gateway().decide(outTradeNo, 'cancelled');
    server.clock.advance(5 * minute);
    await runDueJobs(server.services, jobKinds);
    expect(await statusOf(who, outTradeNo)).toBe(2);
    expect(await cancelledOf(who, outTradeNo)).toEqual([true, true]);
  });

  test('closes the trade at the gateway after the last round and asks no more', async () => {
    const who = await customer(server);
    const outTradeNo = await waitingOrder(who);
    server.clock.advance(65 * minute);
    await runDueJobs(server.services, jobKinds);
    expect((await gateway().query(outTradeNo)).state).toBe('closed');
    expect(await statusOf(who, outTradeNo)).toBe(2);
  });

  test('goes on when the gateway cannot be reached', async () => {
    const who = await customer(server);
    const outTradeNo = await paid(who);
    const { gateway: port } = server.services;
    const query = port.query.bind(port);
    port.query = () => Promise.reject(new Error('connection refused'));
    server.clock.advance(5 * minute);
    await runDueJobs(server.services, jobKinds);
    expect(await statusOf(who, outTradeNo)).toBe(2);
    port.query = query;
    server.clock.advance(minute);
    await runDueJobs(server.services, jobKinds);
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([100, 1]);
  });
});

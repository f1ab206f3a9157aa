import { getUserInfo } from '@compute-market/contract/calls/account';
import { buyPowerMoney, createQrcode, getQrcode } from '@compute-market/contract/calls/payment';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentNotification } from '../../src/db/schema/payment';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { SandboxGateway } from '../../src/payment/sandbox-gateway';
import { customer, type Customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const parallel = <Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Races are real on PostgreSQL only: the embedded engine has one connection and takes turns. */
describe.runIf(onPostgres)('twenty at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const balanceOf = async (who: Customer) => (await server.call(getUserInfo, {}, { token: who.token })).data;

  function gateway(): SandboxGateway {
    if (server.services.gateway instanceof SandboxGateway) return server.services.gateway;
    throw new Error('the tests run on the sandbox gateway');
  }

  async function paidOrder(who: Customer): Promise<number> {
    const { data } = await server.call(createQrcode, { amount: 100, pay_type: 1 }, { token: who.token });
    await server.call(getQrcode, { out_trade_no: data.out_trade_no }, { token: who.token });
    const outTradeNo = Number(data.out_trade_no);
    await gateway().decide(outTradeNo, 'paid');
    return outTradeNo;
  }

  async function notify(outTradeNo: number): Promise<string> {
    const signed = await gateway().signedNotification(outTradeNo);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/payment/notify',
      headers: { 'content-type': 'application/json', ...signed?.headers },
      payload: signed?.body ?? '',
    });
    return answer.body;
  }

  test('notifications of one payment credit it once and are all answered', async () => {
    const who = await customer(server);
    const outTradeNo = await paidOrder(who);
    const answers = await parallel(20, () => notify(outTradeNo));
    expect(new Set(answers)).toEqual(new Set(['success']));
    expect((await balanceOf(who)).Money).toBe(100);
    const outcomes = await server.database.transaction((tx) =>
      tx.select().from(paymentNotification).where(eq(paymentNotification.outTradeNo, outTradeNo)),
    );
    expect(outcomes.filter((row) => row.outcome === 'credited')).toHaveLength(1);
  });

  test('notifications beside reconciliation credit once', async () => {
    const who = await customer(server);
    const outTradeNo = await paidOrder(who);
    server.clock.advance(5 * minuteMs);
    await Promise.all([...Array.from({ length: 19 }, () => notify(outTradeNo)), runDueJobs(server.services, jobKinds)]);
    expect((await balanceOf(who)).Money).toBe(100);
  });

  test('payments of one customer are all credited', async () => {
    const who = await customer(server);
    const orders: number[] = [];
    for (let order = 0; order < 5; order += 1) orders.push(await paidOrder(who));
    await parallel(20, (index) => notify(orders[index % orders.length] ?? 0));
    expect((await balanceOf(who)).Money).toBe(500);
  });

  test('orders of one customer stop at five', async () => {
    const who = await customer(server);
    const answers = await parallel(20, () =>
      server.call(createQrcode, { amount: 100, pay_type: 1 }, { token: who.token }),
    );
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(5);
  });

  test('voucher purchases take no more than the balance', async () => {
    const who = await customer(server, { balance: 100 });
    const answers = await parallel(20, () => server.call(buyPowerMoney, { amount: 30 }, { token: who.token }));
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(3);
    expect(await balanceOf(who)).toMatchObject({ Money: 10, PowerMoney: 90 });
  });
});

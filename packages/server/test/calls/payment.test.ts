import {
  buyPowerMoney,
  createQrcode,
  getBalanceChanges,
  getOrderStatus,
  getQrcode,
} from '@compute-market/contract/calls/payment';
import { MAX_TOP_UP_YUAN } from '@compute-market/contract/constants';
import { errors, QR_NOT_READY_REASON } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { sandboxPayment } from '../../src/db/schema/payment';
import { rows } from '../../src/db/rows';
import { sql } from 'drizzle-orm';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();

const codeReadyMs = 1500;

async function open(who: Customer, amount = 100, payType: 0 | 1 | 2 = 1): Promise<string> {
  const answer = await server.call(createQrcode, { amount, pay_type: payType }, { token: who.token });
  expect(answer.reason).toBe('');
  return answer.data.out_trade_no;
}

describe('opening a top-up order', () => {
  test('answers a number of at most 15 digits, the amount and an end five minutes away', async () => {
    const who = await customer(server);
    const { data } = await server.call(createQrcode, { amount: 1500.5, pay_type: 0 }, { token: who.token });
    expect(data.out_trade_no).toMatch(/^[1-9]\d{0,14}$/);
    expect(String(Number(data.out_trade_no))).toBe(data.out_trade_no);
    expect(data).toMatchObject({ amount: 1500.5, expire_time: Math.floor(server.clock.now().getTime() / 1000) + 300 });
  });

  const refusedAmounts: readonly unknown[] = [
    0,
    -1,
    -0.01,
    0.001,
    0.009,
    1.005,
    100.123,
    1e-7,
    MAX_TOP_UP_YUAN + 0.01,
    1e15,
    1e308,
    9_007_199_254_740_993,
    '100',
    '1e3',
    '',
    ' ',
    'NaN',
    'Infinity',
    '１００',
    '100元',
    null,
    true,
    false,
    [],
    [100],
    [[100]],
    {},
    { yuan: 100 },
    { $gt: 0 },
  ];
  test.each(refusedAmounts.map((amount) => [JSON.stringify(amount), amount]))(
    'refuses the amount %s and opens nothing',
    async (_text, amount) => {
      const who = await customer(server);
      const answer = await server.call(createQrcode, { amount: amount as number, pay_type: 1 }, { token: who.token });
      expect(answer).toMatchObject({ number: errors.INVALID_REQUEST.status, data: { field: 'amount' } });
      const [count] = await server.database.transaction((tx) =>
        rows<{ n: bigint }>(tx, sql`select count(*) as n from payment_order where user_id = ${who.userId}`),
      );
      expect(count?.n).toBe(0n);
    },
  );

  test.each([
    '{"amount":NaN,"pay_type":1}',
    '{"amount":Infinity,"pay_type":1}',
    '{"amount":100,"amount":1,"pay_type":1',
    '[100,1]',
    '"100"',
    'null',
    '1',
  ])('refuses the body %s', async (payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/create_qrcode',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json<{ status: number }>().status).not.toBe(0);
  });

  test.each([0.01, 1, 99.99, 1_000_000, MAX_TOP_UP_YUAN])('takes %s yuan', async (amount) => {
    const who = await customer(server);
    const { number, data } = await server.call(createQrcode, { amount, pay_type: 1 }, { token: who.token });
    expect([number, data.amount]).toEqual([0, amount]);
  });

  test('refuses a field it does not know, such as a price or an owner', async () => {
    const who = await customer(server);
    const answer = await server.call(createQrcode, { amount: 1, pay_type: 1, user_id: 1 } as never, {
      token: who.token,
    });
    expect(answer.number).toBe(errors.INVALID_REQUEST.status);
  });

  test('refuses a pay type that does not exist', async () => {
    const who = await customer(server);
    const answer = await server.call(createQrcode, { amount: 1, pay_type: 3 as never }, { token: who.token });
    expect(answer).toMatchObject({ number: errors.INVALID_REQUEST.status, data: { field: 'pay_type' } });
  });

  test('a customer holds at most five unpaid codes, and may open more once they have run out', async () => {
    const who = await customer(server);
    for (let order = 0; order < 5; order += 1) await open(who);
    const sixth = await server.call(createQrcode, { amount: 100, pay_type: 1 }, { token: who.token });
    expect(sixth).toMatchObject({
      number: errors.TOO_MANY_REQUESTS.status,
      reason: '待支付订单过多，请先完成支付，或等待 5 分钟后重试',
    });
    server.clock.advance(5 * minute);
    await open(who);
  });

  test('the same Idempotency-Key opens one order', async () => {
    const who = await customer(server);
    const send = () =>
      server.call(
        createQrcode,
        { amount: 100, pay_type: 1 },
        { token: who.token, headers: { 'idempotency-key': 'intention-1' } },
      );
    expect((await send()).data.out_trade_no).toBe((await send()).data.out_trade_no);
  });
});

describe('the code of an order', () => {
  test('is not ready at once, with the reason the client waits on, and a picture a moment later', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who, 100, 1);
    const early = await server.call(getQrcode, { out_trade_no: Number(outTradeNo) }, { token: who.token });
    expect(early).toMatchObject({ number: errors.QR_NOT_READY.status, reason: QR_NOT_READY_REASON });
    server.clock.advance(codeReadyMs);
    const ready = await server.call(getQrcode, { out_trade_no: Number(outTradeNo) }, { token: who.token });
    expect(ready.data.wx_resp?.data.qrcode).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]{200,}$/);
    expect(ready.data.ali_resp).toBeUndefined();
  });

  test('comes in the field of its channel', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who, 100, 0);
    await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
    server.clock.advance(codeReadyMs);
    const { data } = await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
    expect([data.ali_resp?.data.qrcode.slice(0, 10), data.wx_resp]).toEqual(['data:image', undefined]);
  });

  test('holds the absolute address of the payment page', async () => {
    const who = await customer(server);
    const outTradeNo = Number(await open(who));
    const request = {
      outTradeNo,
      amountFen: 10_000n,
      channel: 'wechat',
      expiresAt: new Date(server.clock.now().getTime() + 5 * minute),
    } as const;
    await server.services.gateway.createQr(request);
    server.clock.advance(codeReadyMs);
    const answer = await server.services.gateway.createQr(request);
    const [payment] = await server.database.transaction((tx) =>
      tx.select().from(sandboxPayment).where(sql`out_trade_no = ${outTradeNo}`),
    );
    expect(answer).toEqual({ status: 'ready', content: `http://localhost:3000/sandbox/pay/${payment?.token ?? ''}` });
    expect(payment?.token.length).toBeGreaterThanOrEqual(43);
  });

  test('is gone once the order has run out', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who);
    server.clock.advance(5 * minute);
    expect(await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token })).toMatchObject({
      reason: QR_NOT_READY_REASON,
    });
  });

  test('a gateway that is down looks like a code that is not ready, not like a fault', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who);
    const { gateway } = server.services;
    const createQr = gateway.createQr.bind(gateway);
    gateway.createQr = () => Promise.reject(new Error('connection refused'));
    const answer = await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
    gateway.createQr = createQr;
    expect(answer.reason).toBe(QR_NOT_READY_REASON);
  });

  test('a corporate transfer has an order number and no code', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who, 20_000, 2);
    const answer = await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
    expect(answer.reason).toBe('对公转账没有付款二维码，请按收款账户信息转账');
  });
});

describe('the state of an order', () => {
  test('is unpaid, then closed when its time has run out, whether or not a job has been there', async () => {
    const who = await customer(server);
    const outTradeNo = await open(who);
    const state = async () =>
      (await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).data;
    expect(await state()).toEqual({ Status: 0, Cancelled: false, PayTime: null, Amount: 100 });
    server.clock.advance(5 * minute);
    expect(await state()).toEqual({ Status: 2, Cancelled: false, PayTime: null, Amount: 100 });
  });
});

describe('who may ask', () => {
  const calls = [getQrcode, getOrderStatus] as const;

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s answers for an order of somebody else as for none',
    async (_name, call) => {
      const outTradeNo = await open(await customer(server));
      const stranger = await customer(server);
      const others = await server.call(call, { out_trade_no: outTradeNo }, { token: stranger.token });
      const missing = await server.call(call, { out_trade_no: '999999999999999' }, { token: stranger.token });
      expect([others.number, others.reason]).toEqual([missing.number, missing.reason]);
      expect(others).toMatchObject({ number: errors.NOT_FOUND.status, reason: '订单不存在，请在充值记录中查看' });
    },
  );

  test.each([
    ['createQrcode', createQrcode, { amount: 1, pay_type: 1 }],
    ['getQrcode', getQrcode, { out_trade_no: 1 }],
    ['getOrderStatus', getOrderStatus, { out_trade_no: '1' }],
    ['buyPowerMoney', buyPowerMoney, { amount: 1 }],
    ['getBalanceChanges', getBalanceChanges, { page: 1, page_size: 20 }],
  ] as const)('%s needs a session and a main account', async (_name, call, input) => {
    const main = await customer(server);
    const sub = await subAccountOf(server, main, 'lab-a', 100);
    expect((await server.call(call, input as never)).number).toBe(2);
    expect((await server.call(call, input as never, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
  });

  test.each(['0', '-1', '12a', '1234567890123456', '1e5'])('the order number %s is refused', async (outTradeNo) => {
    const who = await customer(server);
    expect((await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
  });
});

describe('buying vouchers', () => {
  test('moves balance to vouchers, one to one', async () => {
    const who = await customer(server, { balance: 100, vouchers: 20 });
    const { data } = await server.call(buyPowerMoney, { amount: 30.5 }, { token: who.token });
    expect(data).toMatchObject({ PowerMoney: 50.5, Money: 69.5 });
    expect(data.OrderNo).toMatch(/^\d{15}$/);
  });

  test('takes no more than the balance, and credit does not help', async () => {
    const who = await customer(server, { balance: 10, credit: 500 });
    expect((await server.call(buyPowerMoney, { amount: 10.01 }, { token: who.token })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
    await server.call(buyPowerMoney, { amount: 10 }, { token: who.token });
    expect((await server.call(buyPowerMoney, { amount: 0.01 }, { token: who.token })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
  });
});

describe('the list of balance changes', () => {
  test('shows every movement with what was left, newest first, and filters by kind', async () => {
    const who = await customer(server, { balance: 100, vouchers: 20 });
    await server.call(buyPowerMoney, { amount: 30 }, { token: who.token });
    const all = await server.call(getBalanceChanges, { page: 1, page_size: 20 }, { token: who.token });
    expect(
      all.data.data.map((change) => [
        change.Type,
        change.DiffMoney,
        change.DiffPower,
        change.MoneyLeft,
        change.PowerLeft,
      ]),
    ).toEqual([
      [9, -30, 30, 70, 50],
      [8, 0, 20, 100, 20],
      [1, 100, 0, 100, 0],
    ]);
    const topUps = await server.call(getBalanceChanges, { page: 1, page_size: 20, type: 1 }, { token: who.token });
    expect([topUps.data.total, topUps.data.data[0]?.DataFrom]).toEqual([1, '充值']);
    const page = await server.call(getBalanceChanges, { page: 2, page_size: 2 }, { token: who.token });
    expect([page.data.total, page.data.data.length]).toEqual([3, 1]);
  });

  test('an unknown sub-account has no movements', async () => {
    const who = await customer(server, { balance: 100 });
    const { data } = await server.call(
      getBalanceChanges,
      { page: 1, page_size: 20, sub_account_name: 'nobody' },
      { token: who.token },
    );
    expect(data).toMatchObject({ data: [], total: 0 });
  });
});

import { getUserInfo } from '@compute-market/contract/calls/account';
import { errors } from '@compute-market/contract/errors';
import { PAY_TYPE, SMS_SCENE, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { createQrcode, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { createWorkOrder, getWorkOrder } from '@compute-market/contract/calls/work-order';
import { getSecondFactor } from '@compute-market/contract/calls/second-factor';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { hourMs as hour, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { eq, inArray } from 'drizzle-orm';
import { transferCode } from '@compute-market/contract/rules/transfer-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { cloudDisk } from '../../src/db/schema/cloud-disk';
import { paymentOrder, sandboxPayment } from '../../src/db/schema/payment';
import { sandboxFleetSettings } from '../../src/fleet/simulation';
import { openSandboxClock } from '../../src/sandbox/clock';
import { deskKey } from '../../src/sandbox/desk-key';
import { startTestServer, type TestServer } from '../setup';
import { customer, type Customer } from './instance-customers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const hiddenToken = (page: string): string => /name="page_token" value="([^"]+)"/.exec(page)?.[1] ?? '';

async function post(url: string, fields: Record<string, string>): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await server.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() }))
    .statusCode;
}

async function payment(who: Customer, payType: 0 | 1 = 1): Promise<{ outTradeNo: number; path: string }> {
  const { data } = await server.call(createQrcode, { amount: 1500, pay_type: payType }, { token: who.token });
  const outTradeNo = Number(data.out_trade_no);
  await server.call(getQrcode, { out_trade_no: outTradeNo }, { token: who.token });
  const [row] = await server.database.transaction((tx) =>
    tx.select().from(sandboxPayment).where(eq(sandboxPayment.outTradeNo, outTradeNo)),
  );
  return { outTradeNo, path: `/sandbox/pay/${row?.token ?? ''}` };
}

const balanceOf = async (who: Customer) => (await server.call(getUserInfo, {}, { token: who.token })).data.Money;
const statusOf = async (who: Customer, outTradeNo: number) =>
  (await server.call(getOrderStatus, { out_trade_no: outTradeNo }, { token: who.token })).data.Status;
const phoneOf = async (who: Customer) => {
  const [row] = await server.database.transaction((tx) =>
    tx.select({ phone: users.phone }).from(users).where(eq(users.id, who.userId)),
  );
  return row?.phone ?? '';
};
const overviewToken = async () => {
  const { body } = await get('/sandbox');
  const token = hiddenToken(body);
  expect(token).not.toBe('');
  return token;
};
const act = async (outTradeNo: number, action: string) =>
  post('/sandbox/payments', { page_token: await overviewToken(), out_trade_no: String(outTradeNo), action });

describe('the payment page of a QR code', () => {
  test('shows what is paid to whom, and nothing in it may run but its own script', async () => {
    const who = await customer(server);
    const { path, outTradeNo } = await payment(who);
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    for (const words of ['微信支付', '算力市场', '1,500.00', String(outTradeNo), '确认支付', '取消'])
      expect(answer.body).toContain(words);
    const policy = String(answer.headers['content-security-policy']);
    const nonce = /nonce-([\w-]+)/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.body.match(/<script[^>]*>/g)).toEqual([
      `<script src="/sandbox/assets/sandbox.js" nonce="${nonce}" defer>`,
    ]);
    expect(answer.body).not.toMatch(/<style|style="|onclick=/);
  });

  test('confirming pays the order', async () => {
    const who = await customer(server);
    const { path, outTradeNo } = await payment(who);
    expect(await post(path, { page_token: hiddenToken((await get(path)).body), decision: 'paid' })).toBe(303);
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([1500, 1]);
    expect((await get(path)).body).toContain('支付成功');
  });

  test('cancelling closes it without money', async () => {
    const who = await customer(server);
    const { path, outTradeNo } = await payment(who, 0);
    await post(path, { page_token: hiddenToken((await get(path)).body), decision: 'cancelled' });
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([0, 2]);
    expect((await get(path)).body).toContain('已取消支付');
  });

  test('an old page pays nothing once the code has run out', async () => {
    const who = await customer(server);
    const { path } = await payment(who);
    const token = hiddenToken((await get(path)).body);
    server.clock.advance(5 * minute);
    await post(path, { page_token: token, decision: 'paid' });
    expect([await balanceOf(who), (await get(path)).body.includes('二维码已过期')]).toEqual([0, true]);
  });

  test.each(['', 'forged', `${Date.now() + 1e12}.${'f'.repeat(64)}`])(
    'a post with the page token %j does nothing',
    async (pageToken) => {
      const who = await customer(server);
      const { path } = await payment(who);
      await post(path, { page_token: pageToken, decision: 'paid' });
      expect(await balanceOf(who)).toBe(0);
    },
  );

  test('a guessed address is a page that says so', async () => {
    const answer = await get('/sandbox/pay/guess');
    expect([answer.statusCode, answer.body.includes('付款链接无效')]).toEqual([404, true]);
  });
});

describe('the overview', () => {
  test('lists payments, codes and machines, newest first', async () => {
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    await server.call(sendSmsCode, { phone: '13911112222', scene: SMS_SCENE.register });
    const { body } = await get('/sandbox');
    for (const words of ['演示沙盒', String(outTradeNo), '13911112222', '下一次启动失败', '服务器时间'])
      expect(body).toContain(words);
  });

  test('a person’s name cannot become markup', async () => {
    const who = await customer(server);
    await server.database.transaction(async (tx) => {
      await tx.update(users).set({ name: '<img src=x onerror=alert(1)>' }).where(eq(users.id, who.userId));
    });
    const { path } = await payment(who);
    expect((await get(path)).body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('confirms, and a repeated notification credits nothing more', async () => {
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    await act(outTradeNo, 'confirm');
    await act(outTradeNo, 'notify');
    await act(outTradeNo, 'notify');
    expect(await balanceOf(who)).toBe(1500);
  });

  test('lets money come late: it is credited and flagged', async () => {
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    await act(outTradeNo, 'late');
    const [order] = await server.database.transaction((tx) =>
      tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo)),
    );
    expect([await balanceOf(who), order?.paidAfterExpiry]).toEqual([1500, true]);
  });

  test('lets a payment fail', async () => {
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    await act(outTradeNo, 'cancel');
    expect([await balanceOf(who), await statusOf(who, outTradeNo)]).toEqual([0, 2]);
  });

  test('confirms a corporate transfer', async () => {
    const who = await customer(server);
    const { data } = await server.call(createQrcode, { amount: 20_000, pay_type: 2 }, { token: who.token });
    expect((await get('/sandbox')).body).toContain('对公转账');
    await post('/sandbox/transfers', {
      page_token: await overviewToken(),
      out_trade_no: data.out_trade_no,
      action: 'confirm',
    });
    expect([await balanceOf(who), await statusOf(who, Number(data.out_trade_no))]).toEqual([20_000, 1]);
  });

  test('credits a transfer to the account that its postscript names, and nobody for a strange postscript or sum', async () => {
    const who = await customer(server);
    const receive = async (postscript: string, amount: string) =>
      post('/sandbox/transfers', {
        page_token: await overviewToken(),
        postscript,
        amount,
        action: 'receive',
      });
    const code = transferCode(who.userId);
    await receive(`货款 ${code}`, '12,000.50');
    expect(await balanceOf(who)).toBe(12_000.5);
    const mistyped = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    for (const [postscript, amount] of [
      [transferCode(999_999), '10'],
      [mistyped, '10'],
      // A bare number could be anybody's.
      [String(who.userId), '10'],
      [code, '-5'],
      [code, '0'],
      ['x', '10'],
    ] as const)
      await receive(postscript, amount);
    expect(await balanceOf(who)).toBe(12_000.5);
  });

  test('makes the next boot fail, and takes that back', async () => {
    const failing = async () => (await server.database.transaction(sandboxFleetSettings)).failNextBoots;
    await post('/sandbox/fleet', { page_token: await overviewToken(), fail_next_boots: '1' });
    expect(await failing()).toBe(1);
    await post('/sandbox/fleet', { page_token: await overviewToken(), fail_next_boots: '0' });
    expect(await failing()).toBe(0);
  });

  test('gives a customer credit, and nobody for a phone or a sum that is none', async () => {
    const who = await customer(server);
    const grant = async (phone: string, quota: string) =>
      post('/sandbox/customers', { page_token: await overviewToken(), phone, quota, action: 'credit' });
    const quotaOf = async () => (await server.call(getUserInfo, {}, { token: who.token })).data.CreditMoneyQuota;
    await grant(await phoneOf(who), '500');
    expect(await quotaOf()).toBe(500);
    for (const [phone, quota] of [
      ['10000000000', '900'],
      [await phoneOf(who), '-5'],
      [await phoneOf(who), 'x'],
    ] as const)
      await grant(phone, quota);
    expect(await quotaOf()).toBe(500);
  });

  test('says how full a cloud disk is: never fuller than it is large, and only one that is there', async () => {
    const who = await customer(server);
    const report = async (used: string) =>
      post('/sandbox/customers', {
        page_token: await overviewToken(),
        phone: await phoneOf(who),
        used,
        action: 'disk',
      });
    const used = async () =>
      (
        await server.database.transaction((tx) => tx.select().from(cloudDisk).where(eq(cloudDisk.userId, who.userId)))
      ).map(({ usedGb }) => usedGb);
    await report('20');
    expect(await used()).toEqual([]);
    const until = new Date(server.clock.now().getTime() + 60 * minute);
    await server.database.transaction((tx) =>
      tx.insert(cloudDisk).values({
        userId: who.userId,
        sizeGb: 50,
        loginUserName: `disk${who.userId}`,
        loginPassword: '-',
        openedAt: until,
        dueAt: until,
        releaseAt: until,
        orders: 1,
      }),
    );
    await report('42.5');
    expect(await used()).toEqual([42.5]);
    await report('600');
    expect(await used()).toEqual([50]);
    await report('-1');
    expect(await used()).toEqual([50]);
  });

  test('turns the second factor off for a customer who lost the phone, and for nobody else', async () => {
    const [who, other] = [await customer(server), await customer(server)];
    await server.database.transaction((tx) =>
      tx
        .update(users)
        .set({ secondFactor: true })
        .where(inArray(users.id, [who.userId, other.userId])),
    );
    await post('/sandbox/customers', {
      page_token: await overviewToken(),
      phone: await phoneOf(who),
      action: 'second-factor-off',
    });
    const isOn = async ({ token }: Customer) => (await server.call(getSecondFactor, {}, { token })).data.On;
    expect([await isOn(who), await isOn(other)]).toEqual([false, true]);
  });

  test('does nothing for a stranger’s post or for an order that does not exist', async () => {
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    await post('/sandbox/payments', { page_token: 'forged', out_trade_no: String(outTradeNo), action: 'confirm' });
    expect(await balanceOf(who)).toBe(0);
    expect(await act(999_999_999_999_999, 'confirm')).toBe(303);
    expect(
      await post('/sandbox/transfers', {
        page_token: await overviewToken(),
        out_trade_no: String(outTradeNo),
        action: 'confirm',
      }),
    ).toBe(303);
    expect(await balanceOf(who)).toBe(0);
  });
});

describe('the sandbox for scripts', () => {
  test('answers the latest code of a phone and pays by number', async () => {
    await server.call(sendSmsCode, { phone: '13911113333', scene: SMS_SCENE.register });
    const { messages } = (await get('/sandbox/api/sms?phone=13911113333')).json<{
      messages: { code: string; scene: string }[];
    }>();
    expect(messages).toMatchObject([{ scene: 'register', code: expect.stringMatching(/^\d{6}$/) as string }]);
    const who = await customer(server);
    const { outTradeNo } = await payment(who);
    const url = `/sandbox/api/payments/${outTradeNo}/confirm`;
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(403);
    const { token } = (await get('/sandbox/api/token')).json<{ token: string }>();
    const answer = await server.app.inject({ method: 'POST', url, headers: { 'x-page-token': token } });
    expect(answer.json()).toEqual({ outcome: 'credited' });
    expect(await balanceOf(who)).toBe(1500);
    const { payments } = (await get('/sandbox/api/payments')).json<{
      payments: { outTradeNo: string; state: string }[];
    }>();
    expect(payments[0]).toMatchObject({ outTradeNo: String(outTradeNo), state: 'paid' });
  });
});

describe('its files', () => {
  test.each([
    ['tokens.css', '--cm-color-text-strong'],
    ['sandbox.css', '.pay-amount'],
    ['sandbox.js', 'data-live'],
  ])('%s is served', async (name, content) => {
    const answer = await get(`/sandbox/assets/${name}`);
    expect([answer.statusCode, answer.body.includes(content)]).toEqual([200, true]);
  });
});

describe('where other machines can reach the demo', () => {
  let open: TestServer;
  beforeAll(async () => {
    open = await startTestServer({ config: { reachable: true }, site: '/nowhere' });
  });
  afterAll(() => open.close());
  const asked = async (method: 'GET' | 'POST', url: string, key?: string) => {
    const headers = key === undefined ? {} : { authorization: `Basic ${btoa(`sandbox:${key}`)}` };
    return open.app.inject({ method, url, headers });
  };

  test.each([
    ['GET', '/sandbox'],
    ['GET', '/sandbox/api/sms?phone=13800000001'],
    ['GET', '/sandbox/api/token'],
    ['GET', '/sandbox/api/payments'],
    ['GET', '/sandbox/mails/1/file'],
    ['POST', '/sandbox/customers'],
    ['POST', '/sandbox/api/clock/24'],
  ] as const)('%s %s needs the key that the start showed', async (method, url) => {
    const stranger = await asked(method, url);
    expect(stranger.statusCode).toBe(401);
    expect(stranger.headers['www-authenticate']).toContain('Basic');
    expect((await asked(method, url, 'x'.repeat(64))).statusCode).toBe(401);
    expect((await asked(method, url, await deskKey(open.database))).statusCode).not.toBe(401);
  });

  test.each(['/sandbox/pay/none', '/sandbox/wechat/none', '/sandbox/face/none'])(
    'a customer’s phone needs none for %s: its address is the secret',
    async (url) => {
      expect((await asked('GET', url)).statusCode).toBe(404);
    },
  );

  test('the key is the same on every server of the database', async () => {
    expect(await deskKey(open.database)).toBe(await deskKey(open.database));
    expect(await deskKey(open.database)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('without the demo', () => {
  test('its addresses are as unknown as any other', async () => {
    const real = await startTestServer({ config: { demo: false }, site: '/nowhere' });
    const ask = async (url: string, method: 'GET' | 'POST' = 'GET') => {
      const { statusCode, body } = await real.app.inject({ method, url });
      return { statusCode, body: body.replaceAll(url, '') };
    };
    const unknown = await ask('/unknown');
    const answers = await Promise.all(
      ['/sandbox', '/sandbox/api/sms', '/sandbox/api/token', '/sandbox/pay/x'].map((url) => ask(url)),
    );
    expect(answers).toEqual(answers.map(() => unknown));
    expect((await ask('/sandbox/assets/sandbox.js')).statusCode).toBe(404);
    expect(await ask('/sandbox/payments', 'POST')).toEqual(await ask('/unknown', 'POST'));
    await real.close();
  });

  test('a top-up by code and a code by SMS are refused at once; a corporate transfer is taken', async () => {
    const real = await startTestServer({ config: { demo: false }, site: '/nowhere' });
    const token = await real.login('13912345678');
    const byCode = await real.call(
      createQrcode,
      { amount: 100, pay_type: PAY_TYPE.wechat },
      { token, headers: { 'idempotency-key': 'by-code-0001' } },
    );
    expect(byCode).toMatchObject({
      number: errors.PAYMENT_FAILED.status,
      reason: '在线支付尚未开通，请选择对公转账，或联系客服',
    });
    const transfer = await real.call(
      createQrcode,
      { amount: 100, pay_type: PAY_TYPE.corporateTransfer },
      { token, headers: { 'idempotency-key': 'by-bank-0001' } },
    );
    expect(transfer.number).toBe(0);
    const code = await real.call(sendSmsCode, { phone: '13912345679', scene: SMS_SCENE.register });
    expect(code).toMatchObject({ number: errors.NOT_AVAILABLE.status, reason: '短信服务尚未开通，请联系客服' });
    await real.close();
  });
});

test('support takes a ticket, asks and solves it from the sandbox, and a text in it stays a text', async () => {
  const who = await customer(server);
  const { data } = await server.call(
    createWorkOrder,
    {
      category_id: 3,
      sub_category_id: 31,
      title: '<img src=x onerror=alert(1)> 启动失败',
      content: '<script>alert(1)</script>',
      resource_type: 'none',
      phone: '13800138000',
    },
    { token: who.token },
  );
  const { body } = await get('/sandbox');
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; 启动失败');
  expect(body).not.toContain('<script>alert(1)');
  const decide = async (action: string, content: string) =>
    post('/sandbox/tickets', { page_token: await overviewToken(), id: String(data.id), action, content });
  const statusNow = async () => (await server.call(getWorkOrder, { id: data.id }, { token: who.token })).data.order;
  await decide('accept', '');
  expect((await statusNow()).status).toBe(WORK_ORDER_STATUS.processing);
  await decide('ask', '请提供实例名称');
  expect(await statusNow()).toMatchObject({
    status: WORK_ORDER_STATUS.needsReply,
    comments: [{ from: 'staff', content: '请提供实例名称' }],
  });
  await decide('solve', '已恢复');
  expect((await statusNow()).status).toBe(WORK_ORDER_STATUS.solved);
  const token = (await get('/sandbox/api/token')).json<{ token: string }>().token;
  const late = await server.app.inject({
    method: 'POST',
    url: `/sandbox/api/tickets/${data.id}/ask`,
    headers: { 'x-page-token': token },
  });
  expect(late.json()).toEqual({ decided: false });
});

test('the desk moves the time ahead by whole hours, and the next start of the server goes on from there', async () => {
  const before = server.clock.now().getTime();
  expect(await post('/sandbox/clock', { page_token: await overviewToken(), hours: '24' })).toBe(303);
  expect(await post('/sandbox/clock', { page_token: await overviewToken(), hours: '-1' })).toBe(303);
  expect(await post('/sandbox/clock', { page_token: 'stale', hours: '24' })).toBe(303);
  expect(server.clock.now().getTime() - before).toBe(24 * hour);
  const real = { now: () => new Date(before) };
  expect((await openSandboxClock(server.database, real)).now().getTime()).toBe(before + 24 * hour);
  expect((await get('/sandbox')).body).toContain('快进 1 天');
});

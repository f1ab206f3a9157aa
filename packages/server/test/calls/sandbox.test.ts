import { getUserInfo } from '@compute-market/contract/calls/account';
import { SMS_SCENE, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { createWorkOrder, getWorkOrder } from '@compute-market/contract/calls/work-order';
import { getSecondFactor } from '@compute-market/contract/calls/second-factor';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { hourMs as hour, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { eq, inArray } from 'drizzle-orm';
import { transferCode } from '@compute-market/contract/rules/transfer-code';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { cloudDisk } from '../../src/db/schema/cloud-disk';
import { paymentOrder } from '../../src/db/schema/payment';
import { sandboxFleetSettings } from '../../src/fleet/simulation';
import { openSandboxClock } from '../../src/sandbox/clock';
import { openServer } from '../setup';
import { customer, type Customer } from './instance-customers';
import { sandboxOn } from './sandbox-desk';

const server = openServer();
const { get, post, payment, balanceOf, statusOf, phoneOf, overviewToken, act } = sandboxOn(server);

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

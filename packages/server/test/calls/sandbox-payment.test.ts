import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { openServer } from '../setup';
import { customer } from './instance-customers';
import { hiddenToken, sandboxOn } from './sandbox-desk';

const server = openServer();
const { get, post, payment, balanceOf, statusOf } = sandboxOn(server);

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

describe('the sandbox for scripts', () => {
  test('answers the latest code of a phone and pays by number', async () => {
    await server.call(sendSmsCode, { phone: '13911113333', scene: SMS_SCENE.register });
    const { messages } = (await get('/sandbox/api/sms?phone=13911113333')).json<{
      messages: { code: string; scene: string }[];
    }>();
    expect(messages).toMatchObject([{ scene: 'register', code: expect.stringMatching(/^\d{6}$/) as string }]);
    const who = await customer(server);
    // Newer than all others: the list begins with it.
    server.clock.advance(1000);
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

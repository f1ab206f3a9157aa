import { errors } from '@compute-market/contract/errors';
import { PAY_TYPE, SMS_SCENE } from '@compute-market/contract/enumerations';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { describe, expect, test } from 'vitest';
import { deskKey } from '../../src/sandbox/desk-key';
import { greeting } from '../../src/greeting';
import { openServer, startTestServer } from '../setup';
import { sandboxOn } from './sandbox-desk';

const server = openServer();
const { get } = sandboxOn(server);

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
  const open = openServer({ config: { reachable: true }, site: '/nowhere' });
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

  test('the start shows the key, which one that nobody else reaches does not', async () => {
    const key = await deskKey(open.database);
    expect(await greeting(open.services)).toContain(`用户名 sandbox，密钥 ${key}`);
    expect(await greeting(server.services)).not.toContain('密钥');
  });

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

import { allCalls } from '@compute-market/contract/calls';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { buyPowerMoney, createQrcode } from '@compute-market/contract/calls/payment';
import { login } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { implementations } from '../../src/domain';
import { implement } from '../../src/http/handler';
import { registerCalls } from '../../src/http/register-calls';
import { startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url, payload, headers });
const bodyOf = (response: { json(): unknown }) =>
  response.json() as { status?: number; code?: number; reason: string; data: unknown };

describe('the table of calls', () => {
  test('every call is answered', () => {
    const known = new Set(implementations.map(({ call }) => call.name));
    expect(allCalls.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('every implementation belongs to one call of the contract', () => {
    const names = implementations.map(({ call }) => call.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { call } of implementations) expect(allCalls).toContain(call);
  });

  test('the wire is published', async () => {
    const document = (await server.app.inject('/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/login');
  });
});

describe('environments', () => {
  test.each(['/api-test', '/api-test-v2'])('a production server has no %s, by any method', async (base) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      for (const url of [base, `${base}/`, `${base}/login`, `${base}/login?a=1`, `${base}/a/b.js`])
        expect((await server.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(404);
    expect((await post(`${base}/login`, '{}')).statusCode).toBe(404);
    expect((await post(`${base}/login`, 'x', { 'content-type': 'application/xml' })).statusCode).toBe(404);
  });

  test('a test server answers under its own base only', async () => {
    const other = await startTestServer({ config: { basePath: '/api-test' } });
    expect((await other.app.inject({ method: 'POST', url: '/api-test/login', payload: {} })).statusCode).toBe(200);
    expect((await other.app.inject({ method: 'POST', url: '/api/login', payload: {} })).statusCode).toBe(404);
    await other.close();
  });

  test.each([
    ['/api/nothing', { status: errors.NOT_FOUND.status }],
    ['/third-party/nothing', { code: errors.NOT_FOUND.code }],
  ])('%s is missing in JSON', async (url, envelope) => {
    const answer = await post(url, '{}');
    expect(answer.statusCode).toBe(404);
    expect(bodyOf(answer)).toMatchObject(envelope);
  });
});

describe('bodies', () => {
  test('a wrong field is named, with its sentence', async () => {
    const answer = await server.call(login, { phone: '1', passwd: 'x' });
    expect(answer).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '请输入正确的手机号',
      data: { field: 'phone' },
    });
    const missing = await server.call(login, { phone: '13800000001' } as never);
    expect(missing.data).toMatchObject({ field: 'passwd' });
  });

  test.each([
    ['a field that comes twice', 'phone=13800000001&phone=13800000002&passwd=x', form],
    ['a session that comes twice', 'session=a&session=b', form],
    ['__proto__ in a form', '__proto__=x&phone=13800000001&passwd=x', form],
    ['__proto__ in JSON', '{"__proto__":{"isPartner":true},"phone":"13800000001","passwd":"x"}', json],
    ['constructor.prototype in JSON', '{"constructor":{"prototype":{"a":1}},"phone":"13800000001","passwd":"x"}', json],
    ['a list for a body', '[]', json],
    ['a text for a body', '"x"', json],
    ['cut-off JSON', '{"phone":', json],
    ['a type nobody reads', '<a/>', { 'content-type': 'application/xml' }],
    ['more than 256 KB', JSON.stringify({ phone: 'x'.repeat(300_000) }), json],
  ])('%s is refused as 100021', async (_name, payload, headers) => {
    const answer = await post('/api/login', payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(bodyOf(answer).status).toBe(100021);
  });

  test('very deep JSON is answered, not fatal', async () => {
    const deep = `{"phone":${'['.repeat(50_000)}${']'.repeat(50_000)},"passwd":"x"}`;
    expect(bodyOf(await post('/api/login', deep)).status).not.toBe(0);
  });

  test('a call without a body counts as one without fields', async () => {
    const token = await server.login('13800000001');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/get_user_info',
      headers: { authorization: token },
    });
    expect(bodyOf(answer).status).toBe(0);
  });

  test('a call that takes no file refuses a body for files, of which it would read nothing', async () => {
    const token = await server.login('13800000001');
    const payload = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: token };
    const answer = await post('/api/get_user_info', payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(bodyOf(answer)).toMatchObject({ status: 100021, reason: '不支持该内容类型，请使用 JSON 或表单提交' });
  });
});

describe('amounts', () => {
  const wrong: unknown[] = [
    0,
    -0,
    -1,
    -0.01,
    0.001,
    0.009,
    1.005,
    100.001,
    1e-7,
    1e21,
    1e308,
    99_999_999_999.5,
    100_000_000_000,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    false,
    '',
    '100',
    '1e3',
    '１００',
    '0x10',
    ' 1',
    'NaN',
    'Infinity',
    '100元',
    [100],
    [],
    {},
    { valueOf: 1 },
    '-1',
    '1,000',
    '1.',
    '.5',
    '--1',
    '+1',
    '1 000',
    'null',
    'undefined',
    '٣',
  ];

  test.each(wrong.map((amount) => [JSON.stringify(amount), amount] as const))(
    '%s is no top-up, as JSON or as a form',
    async (_name, amount) => {
      const token = await server.login('13800000002');
      const asJson = bodyOf(await post('/api/create_qrcode', JSON.stringify({ session: token, amount, pay_type: 0 })));
      const asForm = bodyOf(
        await post(
          '/api/create_qrcode',
          new URLSearchParams({ session: token, amount: String(amount), pay_type: '0' }).toString(),
          form,
        ),
      );
      expect([asJson.status, asForm.status]).toEqual([errors.INVALID_REQUEST.status, errors.INVALID_REQUEST.status]);
    },
  );

  test('fifty thousand digits are refused at once', async () => {
    const token = await server.login('13800000002');
    const started = process.cpuUsage();
    const answer = bodyOf(
      await post('/api/create_qrcode', `{"session":"${token}","amount":"${'9'.repeat(50_000)}","pay_type":0}`),
    );
    expect(answer.status).toBe(errors.INVALID_REQUEST.status);
    // Processor time: a busy machine does not lengthen it, work that grows with the square of the digits does.
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });

  test('an unknown field of a call that moves money is refused', async () => {
    const token = await server.login('13800000002');
    const answer = bodyOf(
      await post('/api/create_qrcode', JSON.stringify({ session: token, amount: 1, pay_type: 0, price: 0.01 })),
    );
    expect(answer).toMatchObject({ status: errors.INVALID_REQUEST.status, data: { field: 'price' } });
  });
});

describe('one intention', () => {
  test('the same key and body get the first answer again, another body is refused', async () => {
    const token = await server.login('13800000003');
    const headers = { 'idempotency-key': 'top-up-1' };
    const first = await server.call(createQrcode, { amount: 10, pay_type: 0 }, { token, headers });
    expect(first.number).toBe(0);
    expect((await server.call(createQrcode, { amount: 10, pay_type: 0 }, { token, headers })).data).toEqual(first.data);
    expect((await server.call(createQrcode, { amount: 11, pay_type: 0 }, { token, headers })).number).toBe(
      errors.IDEMPOTENCY_MISMATCH.status,
    );
    expect((await server.call(createQrcode, { amount: 10, pay_type: 0 }, { token })).data.out_trade_no).not.toBe(
      first.data.out_trade_no,
    );
  });

  test('keys belong to a person and to a call', async () => {
    const headers = { 'idempotency-key': 'top-up-2' };
    const [mine, yours] = await Promise.all(
      ['13800000004', '13800000005'].map(async (phone) =>
        server.call(createQrcode, { amount: 10, pay_type: 0 }, { token: await server.login(phone), headers }),
      ),
    );
    expect(mine?.data.out_trade_no).not.toBe(yours?.data.out_trade_no);
  });

  test('twenty at once with one key are one order', async () => {
    const token = await server.login('13800000006');
    const headers = { 'idempotency-key': 'top-up-3' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(createQrcode, { amount: 10, pay_type: 0 }, { token, headers })),
    );
    expect(new Set(answers.map(({ data }) => data.out_trade_no)).size).toBe(1);
  });

  test('a refused try leaves its key free', async () => {
    const token = await server.login('13800000007');
    const headers = { 'idempotency-key': 'voucher-1' };
    const refused = await server.call(buyPowerMoney, { amount: 10 }, { token, headers });
    expect(refused.number).toBe(errors.BALANCE_SHORT.status);
    expect((await server.call(buyPowerMoney, { amount: 20 }, { token, headers })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
  });

  test('a key that is no plain text is refused', async () => {
    const token = await server.login('13800000007');
    expect(
      (
        await server.call(
          createQrcode,
          { amount: 10, pay_type: 0 },
          { token, headers: { 'idempotency-key': 'x'.repeat(256) } },
        )
      ).number,
    ).toBe(errors.INVALID_REQUEST.status);
  });
});

describe('faults', () => {
  test('an answer against the contract is a fault before production', async () => {
    const app = fastify();
    registerCalls(
      app,
      server.services,
      [getUserInfo],
      [implement(getUserInfo, () => Promise.resolve({ Id: 'x' } as never))],
    );
    const token = await server.login('13800000008');
    expect(
      (await app.inject({ method: 'POST', url: '/api/get_user_info', headers: { authorization: token } })).statusCode,
    ).toBe(500);
    await app.close();
  });

  test('a request id is taken over when it is plain, and made when it is not', async () => {
    const idOf = async (id: string) =>
      (await server.app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idOf('abc-123')).toBe('abc-123');
    expect(await idOf('a b<script>')).toMatch(/^[a-z0-9]{12}$/);
  });

  test('nothing secret is in the log', async () => {
    const secret = 'Zx9-secret-password';
    await server.call(login, { phone: '13811112222', passwd: secret });
    const token = await server.login('13811113333');
    await server.app.inject({ method: 'POST', url: `/api/get_user_info?session=${token}` });
    const log = server.log.join('\n');
    expect(log).toContain('/api/login');
    for (const hidden of [secret, token, '13811112222', '13811113333']) expect(log).not.toContain(hidden);
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { getLocalImages } from '@compute-market/contract/calls/instance';
import { createQrcode, getOrders, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { login } from '@compute-market/contract/calls/session';
import { defineCall } from '@compute-market/contract/define-call';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient, type ClientOptions } from '../../packages/app/src/api/client';
import { ApiError } from '../../packages/app/src/api/errors';
import type { ApiEvent } from '../../packages/app/src/api/events';

interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Reply = { readonly http?: number; readonly body?: string; readonly hang?: boolean; readonly ours?: boolean };

const recorded: Recorded[] = [];
const events: ApiEvent[] = [];
let replies: Reply[] = [];
let server: Server;
let origin = '';
let token: string | null = null;

const ok = (data: unknown) => ({ body: JSON.stringify({ status: 0, reason: '', data }) });
const refused = (status: number, reason: string, data: unknown = null) => ({
  body: JSON.stringify({ status, reason, data }),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => void (body += chunk));
    request.on('end', () => {
      recorded.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const reply: Reply = replies.shift() ?? ok(null);
      if (!reply.hang)
        response
          .writeHead(reply.http ?? 200, {
            'content-type': 'application/json',
            ...(reply.ours && { [CONTRACT_HEADER]: 'compute-market' }),
          })
          .end(reply.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  recorded.length = 0;
  events.length = 0;
  replies = [];
  token = 'T0ken';
});

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    bases: { main: `${origin}/api`, thirdParty: `${origin}/third-party` },
    timeout: 5_000,
    token: () => token,
    emit: (event) => void events.push(event),
    newId: () => 'request-1',
    ...options,
  });
const reasons = () => events.flatMap((event) => (event.type === 'toast' ? [event.reason] : []));
const last = () => {
  const request = recorded.at(-1);
  if (!request) throw new Error('nothing was sent');
  return request;
};

const unreadFlag = defineCall({
  name: 'unread',
  path: '/api/v1/work-order/unread-flag',
  method: 'GET',
  transport: 'third-party',
  summary: '',
  request: z.object({}),
  response: z.object({ unread: z.boolean() }),
});
const ofOurs = defineCall({
  name: 'ours',
  path: '/ours',
  transport: 'main-json',
  extension: true,
  summary: '',
  request: z.object({}),
  response: z.nullable(z.object({})),
});
const changeOrder = defineCall({
  name: 'change',
  path: '/api/v1/work-order/orders/{id}',
  method: 'PUT',
  transport: 'third-party',
  summary: '',
  request: z.object({ id: z.int(), action: z.string() }),
  response: z.nullable(z.object({})),
});
const upload = defineCall({
  name: 'upload',
  path: '/api/v1/work-order/file',
  transport: 'third-party',
  body: 'multipart',
  summary: '',
  request: z.object({ file: z.instanceof(Blob) }),
  response: z.nullable(z.object({})),
});

describe('what goes over the wire', () => {
  test('account calls are form-encoded and carry the session in the body', async () => {
    await client().envelope(getUserInfo, {});
    expect(last()).toMatchObject({ method: 'POST', url: '/api/get_user_info', body: 'session=T0ken' });
    expect(last().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(last().headers.authorization).toBeUndefined();
    expect(last().headers['x-request-id']).toBe('request-1');
  });

  test('a visitor sends no session', async () => {
    token = null;
    await client().call(login, { phone: '13800000001', passwd: 'a b&c' });
    expect(last().body).toBe('phone=13800000001&passwd=a+b%26c');
  });

  test('marketplace calls are JSON and carry the session beside the fields', async () => {
    await client().call(createQrcode, { amount: 100.5, pay_type: 1 });
    expect(last()).toMatchObject({ method: 'POST', url: '/api/create_qrcode' });
    expect(last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(last().body)).toEqual({ amount: 100.5, pay_type: 1, session: 'T0ken' });
  });

  test('a session in the payload is kept', async () => {
    await client().call(getOrders, { page: 1, page_size: 20, session: 'other' } as never);
    expect(JSON.parse(last().body)).toMatchObject({ session: 'other' });
  });

  test('the one GET of the main API sends the token in Authorization and never in the address', async () => {
    await client().call(getLocalImages, { instance_name: 'k7f3a2c' });
    expect(last()).toMatchObject({
      method: 'GET',
      url: '/api/instance/kvm/get_local_images?instance_name=k7f3a2c',
      body: '',
    });
    expect(last().headers.authorization).toBe('T0ken');
  });

  test('third-party reads carry the bare token in Authorization and no session', async () => {
    replies = [{ body: JSON.stringify({ code: 0, reason: '', data: { unread: true } }) }];
    expect(await client().call(unreadFlag, {})).toEqual({ unread: true });
    expect(last()).toMatchObject({ method: 'GET', url: '/third-party/api/v1/work-order/unread-flag', body: '' });
    expect(last().headers.authorization).toBe('T0ken');
  });

  test('third-party writes fill the path and also carry the session in the body', async () => {
    replies = [{ body: JSON.stringify({ code: 0, reason: '', data: null }) }];
    await client().call(changeOrder, { id: 7, action: 'revoke' });
    expect(last()).toMatchObject({ method: 'PUT', url: '/third-party/api/v1/work-order/orders/7' });
    expect(JSON.parse(last().body)).toEqual({ action: 'revoke', session: 'T0ken' });
  });

  test('uploads are multipart, with the session as a field', async () => {
    replies = [{ body: JSON.stringify({ code: 0, reason: '', data: null }) }];
    await client().call(upload, { file: new Blob(['png'], { type: 'image/png' }) });
    expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last().body).toMatch(/name="session"\r\n\r\nT0ken/);
  });

  test('a call that moves money carries the key of the intention; a read never does', async () => {
    await client().call(createQrcode, { amount: 100, pay_type: 1 }, { idempotencyKey: 'intent-1' });
    expect(last().headers['idempotency-key']).toBe('intent-1');
    await client().call(getOrders, { page: 1, page_size: 20 }, { idempotencyKey: 'intent-1' });
    expect(last().headers['idempotency-key']).toBeUndefined();
  });
});

describe('what comes back', () => {
  test('a refusal rejects with its reason, its data and the request id, and asks for one toast', async () => {
    replies = [refused(200202, '价格已变化', { PayPrice: 54 })];
    const error: unknown = await client()
      .call(getOrders, { page: 1, page_size: 20 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'refused',
      status: 200202,
      reason: '价格已变化',
      requestId: 'request-1',
      data: { PayPrice: 54 },
    });
    expect(events).toEqual([
      { type: 'toast', reason: '价格已变化', requestId: 'request-1', service: 'main', action: null, part: null },
    ]);
  });

  test('what asks by itself tells one reason once, until it is answered; a person who asks again is told again', async () => {
    const asked = { page: 1, page_size: 20 };
    const ask = (automatic: boolean) => one.call(getOrders, asked, { automatic }).catch(() => undefined);
    const one = client();
    replies = [refused(1, '失败'), refused(1, '失败'), refused(1, '别的原因'), refused(1, '别的原因')];
    for (let refresh = 0; refresh < 4; refresh += 1) await ask(true);
    expect(reasons()).toEqual(['失败', '别的原因']);
    replies = [refused(1, '别的原因')];
    await ask(false);
    expect(reasons()).toEqual(['失败', '别的原因', '别的原因']);
    replies = [ok(null), refused(1, '别的原因')];
    await ask(true);
    await ask(true);
    expect(events).toHaveLength(4);
  });

  test('what a person asks while a timer waits for its answer is told each time', async () => {
    const timer = new AbortController();
    const one = client({ isAutomatic: (signal) => signal === timer.signal });
    const press = () => one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    replies = [{ hang: true }, refused(1, '库存不足'), refused(1, '库存不足')];
    const polled = one.call(getOrders, { page: 1, page_size: 20 }, { signal: timer.signal });
    await expect.poll(() => recorded.length).toBe(1);
    await press();
    await press();
    timer.abort();
    await expect(polled).rejects.toMatchObject({ kind: 'aborted' });
    expect(reasons()).toEqual(['库存不足', '库存不足']);
  });

  test('what a timer asks with a marked signal is told once', async () => {
    const timer = new AbortController();
    const one = client({ isAutomatic: (signal) => signal === timer.signal });
    const read = () => one.call(getOrders, { page: 1, page_size: 20 }, { signal: timer.signal }).catch(() => undefined);
    replies = [refused(1, '失败'), refused(1, '失败')];
    await read();
    await read();
    expect(reasons()).toEqual(['失败']);
  });

  test('a failed poll of a payment is told nobody, whatever failed; that the session is lost is', async () => {
    const poll = (options: Partial<ClientOptions> = {}) =>
      client(options)
        .call(getOrderStatus, { out_trade_no: '118220261120' })
        .catch((error: unknown) => (error instanceof ApiError ? error.kind : error));
    replies = [refused(1, '系统繁忙'), { http: 500, body: JSON.stringify({ message: '数据库维护中' }) }];
    expect([await poll(), await poll()]).toEqual(['refused', 'fault']);
    expect(await poll({ bases: { main: 'http://127.0.0.1:9/api', thirdParty: '' } })).toBe('network');
    expect(events).toEqual([]);
    replies = [refused(2, '登录已失效')];
    await poll();
    expect(events).toMatchObject([{ type: 'session-lost' }, { type: 'toast', reason: '登录已失效' }]);
  });

  test('a refusal names the action it answers; a read is none', async () => {
    replies = [refused(1, '失败'), refused(1, '失败')];
    const one = client();
    await one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    await one.call(getOrders, { page: 1, page_size: 20 }).catch(() => undefined);
    expect(events).toMatchObject([{ action: 'createQrcode' }, { action: null }]);
  });

  test('a server that failed with nothing but a message is quoted', async () => {
    replies = [{ http: 500, body: JSON.stringify({ message: '数据库维护中' }) }];
    await expect(client().call(createQrcode, { amount: 1, pay_type: 0 })).rejects.toMatchObject({
      kind: 'fault',
      reason: '数据库维护中',
    });
    expect(reasons()).toEqual(['数据库维护中']);
  });

  test('the answer of another back end is made whole; our own server says that nothing is missing', async () => {
    const whole = { data: [], total: 0 };
    const asked: unknown[] = [];
    const complete = (call: string, data: unknown) => {
      asked.push([call, data]);
      return Promise.resolve(whole);
    };
    replies = [ok([]), { ...ok({ data: [] }), ours: true }];
    const one = client({ complete });
    expect(await one.call(getOrders, { page: 1, page_size: 20 })).toBe(whole);
    expect(await one.call(getOrders, { page: 1, page_size: 20 })).toEqual({ data: [] });
    expect(asked).toEqual([['getOrders', []]]);
  });

  test('an answer in another shape is a fault, told by whoever asked', async () => {
    const complete = () => Promise.reject(new TypeError('strange'));
    await expect(client({ complete }).call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({
      kind: 'fault',
      reason: '服务暂时不可用，请稍后重试',
    });
  });

  test('a call of our own that the server does not know is left to its control', async () => {
    replies = [{ http: 404, body: '<html>not found</html>' }];
    await expect(client().call(ofOurs, {})).rejects.toMatchObject({
      kind: 'refused',
      reason: '当前服务未提供此功能',
    });
    expect(events).toEqual([]);
  });

  test.each([[100031], [100032]])('a session that ended with %i is left and its reason told', async (code) => {
    replies = [{ body: JSON.stringify({ code, reason: '登录已在别处失效', data: null }) }];
    await expect(client().call(unreadFlag, {})).rejects.toThrow(ApiError);
    expect(events).toMatchObject([{ type: 'session-lost' }, { type: 'toast', reason: '登录已在别处失效' }]);
  });

  test('an answer to a session before this one tells nobody its reason', async () => {
    replies = [refused(2, '登录已失效')];
    const asked = client().call(getOrders, { page: 1, page_size: 20 });
    token = 'newer';
    await expect(asked).rejects.toThrow(ApiError);
    expect(events).toEqual([{ type: 'session-lost', token: 'T0ken' }]);
  });

  test('a balance that is too small opens the quick top-up, unless the caller opens it with the sum that is missing', async () => {
    const short = refused(200121, '可用余额小于套餐价格');
    replies = [short, short];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toThrow(ApiError);
    expect(events).toMatchObject([{ type: 'balance-short' }, { type: 'toast' }]);
    await expect(client().call(getOrders, { page: 1, page_size: 20 }, { ownTopUp: true })).rejects.toThrow(ApiError);
    expect(events.map(({ type }) => type)).toEqual(['balance-short', 'toast', 'toast']);
  });

  test('an exempt call resolves with its envelope, without a toast', async () => {
    replies = [refused(200301, '二维码未生成或者已过期')];
    expect(await client().envelope(getQrcode, { out_trade_no: 118220261120 })).toEqual({
      status: 200301,
      reason: '二维码未生成或者已过期',
      data: null,
    });
    expect(events).toEqual([]);
  });

  test('a lost session names the token it was sent with', async () => {
    replies = [refused(2, '登录已失效')];
    await client().envelope(getUserInfo, {});
    expect(events).toEqual([{ type: 'session-lost', token: 'T0ken' }]);
  });

  test('a web page instead of an answer is a clear sentence', async () => {
    replies = [{ http: 502, body: '<html>bad gateway</html>' }];
    await expect(client().call(createQrcode, { amount: 1, pay_type: 0 })).rejects.toMatchObject({
      reason: '服务暂时不可用，请稍后重试',
    });
    expect(recorded).toHaveLength(1);
  });

  test('only an answer that can be read is a no: a purchase may have been made behind a proxy or a server that failed', async () => {
    const kindOf = (reply: Reply) => {
      replies = [reply];
      return client()
        .call(createQrcode, { amount: 1, pay_type: 0 })
        .catch((error: unknown) => (error instanceof ApiError ? error.kind : error));
    };
    expect(await kindOf({ http: 504, body: '<html>gateway timeout</html>' })).toBe('fault');
    expect(await kindOf({ body: '{"status":0,"rea' })).toBe('fault');
    expect(await kindOf({ http: 500, ...refused(100011, '服务器开小差了') })).toBe('fault');
    expect(await kindOf(refused(200121, '可用余额小于套餐价格'))).toBe('refused');
    expect(await kindOf({ http: 404, ...refused(100041, '接口不存在') })).toBe('refused');
  });
});

describe('too many requests', () => {
  test.each([
    ['the server says so', refused(200193, '操作过于频繁，请稍后再试')],
    ['a proxy before it does', { body: '<html>Too Many Requests</html>' }],
  ])('%s: one clear sentence, once, and nothing is sent again', async (_name, reply) => {
    replies = [{ http: 429, ...reply }];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({
      kind: 'refused',
      reason: '操作过于频繁，请稍后再试',
    });
    expect(recorded).toHaveLength(1);
    expect(events).toEqual([
      {
        type: 'toast',
        reason: '操作过于频繁，请稍后再试',
        requestId: 'request-1',
        service: 'main',
        action: null,
        part: null,
      },
    ]);
  });
});

describe('resending', () => {
  test('a read is sent again after a passing failure', async () => {
    replies = [{ http: 503 }, ok({ data: [], total: 0, page: 1, page_size: 20, SumAmount: 0 })];
    await client().call(getOrders, { page: 1, page_size: 20 });
    expect(recorded).toHaveLength(2);
  });

  test('a read is sent three times at most', async () => {
    replies = [{ http: 503 }, { http: 503 }, { http: 503 }, { http: 503 }];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toBeInstanceOf(ApiError);
    expect(recorded).toHaveLength(3);
  });

  test('a call that moves money is sent once, whatever happens', async () => {
    replies = [{ http: 503 }, ok(null)];
    await expect(client().call(createQrcode, { amount: 100, pay_type: 1 })).rejects.toBeInstanceOf(ApiError);
    expect(recorded).toHaveLength(1);
  });

  test('a dead network is one sentence and one toast', async () => {
    await expect(
      client({ bases: { main: 'http://127.0.0.1:9/api', thirdParty: '' } }).call(createQrcode, {
        amount: 1,
        pay_type: 0,
      }),
    ).rejects.toMatchObject({ kind: 'network' });
    expect(events).toHaveLength(1);
  });

  test('the time limit covers the whole call and is not resent', async () => {
    replies = [{ hang: true }, ok(null)];
    await expect(client({ timeout: 100 }).call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({
      kind: 'timeout',
      reason: '请求超时，请稍后重试',
    });
    expect(recorded).toHaveLength(1);
  });

  test('a call given up by its caller is silent', async () => {
    replies = [{ hang: true }];
    const controller = new AbortController();
    const call = client().call(getOrders, { page: 1, page_size: 20 }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(events).toEqual([]);
  });
});

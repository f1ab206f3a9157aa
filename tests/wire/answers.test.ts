import { getUserInfo } from '@compute-market/contract/calls/account';
import { createQrcode, getOrders, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { RENTAL_UNIT, SMS_SCENE } from '@compute-market/contract/enumerations';
import { defineCall } from '@compute-market/contract/define-call';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ClientOptions } from '../../packages/app/src/api/client';
import { endsWish } from '../../packages/app/src/api/ends-wish';
import { ApiError } from '../../packages/app/src/api/errors';
import { ok, openBackEnd, refused, type Reply } from './back-end';

const { client, events, reasons, recorded, state } = openBackEnd();

const ofOurs = defineCall({
  name: 'ours',
  path: '/ours',
  transport: 'main-json',
  extension: true,
  summary: '',
  request: z.object({}),
  response: z.nullable(z.object({})),
});
const readOfOurs = { ...ofOurs, idempotent: true };
const missing = { kind: 'refused', isMissing: true, reason: '当前服务未提供此功能' };

describe('what comes back', () => {
  test('a refusal rejects with its reason, its data and the request id, and asks for one toast', async () => {
    state.replies = [refused(200202, '价格已变化', { PayPrice: 54 })];
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
      {
        type: 'toast',
        reason: '价格已变化',
        requestId: 'request-1',
        service: 'main',
        action: null,
        kind: 'refused',
        part: null,
      },
    ]);
  });

  test('what asks by itself tells one reason once, until it is answered; a person who asks again is told again', async () => {
    const asked = { page: 1, page_size: 20 };
    const ask = (automatic: boolean) => one.call(getOrders, asked, { automatic }).catch(() => undefined);
    const one = client();
    state.replies = [refused(1, '失败'), refused(1, '失败'), refused(1, '别的原因'), refused(1, '别的原因')];
    for (let refresh = 0; refresh < 4; refresh += 1) await ask(true);
    expect(reasons()).toEqual(['失败', '别的原因']);
    state.replies = [refused(1, '别的原因')];
    await ask(false);
    expect(reasons()).toEqual(['失败', '别的原因', '别的原因']);
    state.replies = [ok(null), refused(1, '别的原因')];
    await ask(true);
    await ask(true);
    expect(events).toHaveLength(4);
  });

  test('what a person asks while a timer waits for its answer is told each time', async () => {
    const timer = new AbortController();
    const one = client({ isAutomatic: (signal) => signal === timer.signal });
    const press = () => one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    state.replies = [{ hang: true }, refused(1, '库存不足'), refused(1, '库存不足')];
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
    state.replies = [refused(1, '失败'), refused(1, '失败')];
    await read();
    await read();
    expect(reasons()).toEqual(['失败']);
  });

  test('a failed poll of a payment is told nobody, whatever failed; that the session is lost is', async () => {
    const poll = (options: Partial<ClientOptions> = {}) =>
      client(options)
        .call(getOrderStatus, { out_trade_no: '118220261120' })
        .catch((error: unknown) => (error instanceof ApiError ? error.kind : error));
    state.replies = [refused(1, '系统繁忙'), { http: 500, body: JSON.stringify({ message: '数据库维护中' }) }];
    expect([await poll(), await poll()]).toEqual(['refused', 'fault']);
    expect(await poll({ bases: { main: 'http://127.0.0.1:9/api', thirdParty: '' } })).toBe('network');
    expect(events).toEqual([]);
    state.replies = [refused(2, '登录已失效')];
    await poll();
    expect(events).toMatchObject([{ type: 'session-lost' }, { type: 'toast', reason: '登录已失效' }]);
  });

  test('a refusal names the action it answers; a read is none', async () => {
    state.replies = [refused(1, '失败'), refused(1, '失败')];
    const one = client();
    await one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    await one.call(getOrders, { page: 1, page_size: 20 }).catch(() => undefined);
    expect(events).toMatchObject([{ action: 'createQrcode' }, { action: null }]);
  });

  test('a server that failed with nothing but a message is quoted', async () => {
    state.replies = [{ http: 500, body: JSON.stringify({ message: '数据库维护中' }) }];
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
    state.replies = [ok([]), { ...ok({ data: [] }), ours: true }];
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

  test('where the code that makes it whole cannot be had, what was read is a failure of the network, and what was changed is changed', async () => {
    const complete = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
    state.replies = [ok([]), ok({ out_trade_no: 1 })];
    const one = client({ complete });
    await expect(one.call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({ kind: 'network' });
    expect(await one.call(createQrcode, { amount: 1, pay_type: 0 })).toEqual({ out_trade_no: 1 });
  });

  const page = { body: '<!doctype html><title>x</title>', type: 'text/html; charset=utf-8' };
  test.each([
    ['does not know', { http: 404, body: '<html>not found</html>' }],
    ['takes for a file', { http: 405, ...page }],
    ['cannot do', { http: 501, body: '' }],
  ])('a call of our own that the server %s is left to its control', async (_, reply) => {
    for (const call of [ofOurs, readOfOurs]) {
      state.replies = [reply];
      await expect(client().call(call, {})).rejects.toMatchObject(missing);
    }
    expect(events).toEqual([]);
  });

  test('what the server answers with the page of the site, read from a call of our own, is left to its control', async () => {
    state.replies = [page];
    await expect(client().call(readOfOurs, {})).rejects.toMatchObject(missing);
    expect(events).toEqual([]);
  });

  test('a page in place of the answer to a deed leaves open whether it was done: a machine keeps its key, a code may be on its way', async () => {
    const machine = { gpu_type: 'H20', gpu_num: 1, image_name: 'Ubuntu', unit: RENTAL_UNIT.day, pack_time: 1 };
    const deeds = [
      () => client().call(runKvm, machine, { idempotencyKey: 'key-1' }),
      () => client().call(sendSmsCode, { phone: '13900001111', scene: SMS_SCENE.unregister }),
    ];
    for (const deed of deeds) {
      state.replies = [page];
      const error: unknown = await deed().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'fault', isMissing: false, reason: '服务暂时不可用，请稍后重试' });
      expect(endsWish(error, false)).toBe(false);
    }
    expect(reasons()).toHaveLength(deeds.length);
  });

  test('a page in place of the orders, or from a server that failed or refuses, is no missing call', async () => {
    state.replies = [page];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({ isMissing: false });
    for (const http of [403, 413, 500]) {
      state.replies = [{ http, ...page }];
      await expect(client().call(readOfOurs, {})).rejects.toMatchObject({ isMissing: false });
    }
  });

  test.each([[100031], [100032]])('a session that ended with %i is left and its reason told', async (code) => {
    state.replies = [{ body: JSON.stringify({ code, reason: '登录已在别处失效', data: null }) }];
    await expect(client().call(getUnreadFlag, {})).rejects.toThrow(ApiError);
    expect(events).toMatchObject([{ type: 'session-lost' }, { type: 'toast', reason: '登录已在别处失效' }]);
  });

  test('an answer to a session before this one tells nobody its reason', async () => {
    state.replies = [refused(2, '登录已失效')];
    const asked = client().call(getOrders, { page: 1, page_size: 20 });
    state.token = 'newer';
    await expect(asked).rejects.toThrow(ApiError);
    expect(events).toEqual([{ type: 'session-lost', token: 'T0ken' }]);
  });

  test('a balance that is too small opens the quick top-up, unless the caller opens it with the sum that is missing', async () => {
    const short = refused(200121, '可用余额小于套餐价格');
    state.replies = [short, short];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toThrow(ApiError);
    expect(events).toMatchObject([{ type: 'balance-short' }, { type: 'toast' }]);
    await expect(client().call(getOrders, { page: 1, page_size: 20 }, { ownTopUp: true })).rejects.toThrow(ApiError);
    expect(events.map(({ type }) => type)).toEqual(['balance-short', 'toast', 'toast']);
  });

  test('an exempt call resolves with its envelope, without a toast', async () => {
    state.replies = [refused(200301, '二维码未生成或者已过期')];
    expect(await client().envelope(getQrcode, { out_trade_no: 118220261120 })).toEqual({
      status: 200301,
      reason: '二维码未生成或者已过期',
      data: null,
    });
    expect(events).toEqual([]);
  });

  test('a lost session names the token it was sent with', async () => {
    state.replies = [refused(2, '登录已失效')];
    await client().envelope(getUserInfo, {});
    expect(events).toEqual([{ type: 'session-lost', token: 'T0ken' }]);
  });

  test('a web page instead of an answer is a clear sentence', async () => {
    state.replies = [{ http: 502, body: '<html>bad gateway</html>' }];
    await expect(client().call(createQrcode, { amount: 1, pay_type: 0 })).rejects.toMatchObject({
      reason: '服务暂时不可用，请稍后重试',
    });
    expect(recorded).toHaveLength(1);
  });

  test('only an answer that can be read is a no: a purchase may have been made behind a proxy or a server that failed', async () => {
    const kindOf = (reply: Reply) => {
      state.replies = [reply];
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

  test('a deed without a clear answer, which may have been done, is told apart from a refused one and from a read', async () => {
    state.replies = [{ http: 504 }, refused(1, '失败'), { http: 500, ...refused(100011, '服务器开小差了') }];
    const one = client();
    await one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    await one.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    await one.call(getOrders, { page: 1, page_size: 20 }).catch(() => undefined);
    const cut = client({ bases: { main: 'http://127.0.0.1:9/api', thirdParty: '' } });
    await cut.call(createQrcode, { amount: 1, pay_type: 0 }).catch(() => undefined);
    expect(events).toMatchObject([
      { action: 'createQrcode', kind: 'fault' },
      { action: 'createQrcode', kind: 'refused' },
      { action: null, kind: 'fault' },
      { action: 'createQrcode', kind: 'network' },
    ]);
  });
});

describe('too many requests', () => {
  test.each([
    ['the server says so', refused(200193, '操作过于频繁，请稍后再试')],
    ['a proxy before it does', { body: '<html>Too Many Requests</html>' }],
  ])('%s: one clear sentence, once, and nothing is sent again', async (_name, reply) => {
    state.replies = [{ http: 429, ...reply }];
    const error: unknown = await client()
      .call(getOrders, { page: 1, page_size: 20 })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'refused', reason: '操作过于频繁，请稍后再试' });
    // What was sent before and got no answer has none now either.
    expect([endsWish(error, false), endsWish(error, true)]).toEqual([true, false]);
    expect(recorded).toHaveLength(1);
    expect(events).toEqual([
      {
        type: 'toast',
        reason: '操作过于频繁，请稍后再试',
        requestId: 'request-1',
        service: 'main',
        action: null,
        kind: 'refused',
        part: null,
      },
    ]);
  });
});

import { createQrcode, getOrders } from '@compute-market/contract/calls/payment';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../packages/app/src/api/errors';
import { ok, openBackEnd } from './back-end';

const { client, events, recorded, state } = openBackEnd();

describe('resending', () => {
  test('a read is sent again after a passing failure', async () => {
    state.replies = [{ http: 503 }, ok({ data: [], total: 0, page: 1, page_size: 20, SumAmount: 0 })];
    await client().call(getOrders, { page: 1, page_size: 20 });
    expect(recorded).toHaveLength(2);
  });

  test('a read is sent three times at most', async () => {
    state.replies = [{ http: 503 }, { http: 503 }, { http: 503 }, { http: 503 }];
    await expect(client().call(getOrders, { page: 1, page_size: 20 })).rejects.toBeInstanceOf(ApiError);
    expect(recorded).toHaveLength(3);
  });

  test('a call that moves money is sent once, whatever happens', async () => {
    state.replies = [{ http: 503 }, ok(null)];
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
    state.replies = [{ hang: true }, ok(null)];
    await expect(client({ timeout: 2000 }).call(getOrders, { page: 1, page_size: 20 })).rejects.toMatchObject({
      kind: 'timeout',
      reason: '请求超时，请稍后重试',
    });
    expect(recorded).toHaveLength(1);
  });

  test('a call given up by its caller is silent', async () => {
    state.replies = [{ hang: true }];
    const controller = new AbortController();
    const call = client().call(getOrders, { page: 1, page_size: 20 }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(events).toEqual([]);
  });
});

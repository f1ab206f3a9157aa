// @vitest-environment jsdom
import { mainAccount, subAccount } from '@compute-market/patterns/viewer/fixtures';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { serverNow } from '../../state/clock';
import { resetUser, storeUser } from '../../state/user';
import { loader } from './account';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

const hourSeconds = 3600;
/** Claimed and not used; every tenth has run out, and the back end lists those among the unused. */
const claimed = Array.from({ length: 60 }, (_, index) => ({
  CouponId: index + 1,
  IsUsed: 0,
  CouponGroup: { UseTimeLimit: 0, BeginTime: 0, EndTime: serverNow() + (index % 10 === 0 ? -1 : 1) * hourSeconds },
}));
const asked = () => call.mock.calls.map(([wanted]) => wanted.name);

beforeEach(() => {
  call.mockReset().mockImplementation(({ name }, asked) => {
    const { page, page_size: size } = asked as Record<string, number>;
    return Promise.resolve(
      name === 'getAssignedCoupons' && page !== undefined && size !== undefined
        ? { data: claimed.slice((page - 1) * size, page * size), total: claimed.length, page, page_size: size }
        : {},
    );
  });
});
afterEach(resetUser);

const read = () => {
  const { signal } = new AbortController();
  return loader({ request: { signal } } as Parameters<typeof loader>[0]);
};

test('the coupons beside the balance are as many as can still be used, beyond the first page of them', async () => {
  storeUser(mainAccount.user);
  expect(await read().coupons).toEqual({ ok: true, data: 54 });
});

test('coupons that could not be read are not told as none', async () => {
  storeUser(mainAccount.user);
  call.mockRejectedValue(new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' }));
  expect(await read().coupons).toMatchObject({ ok: false });
});

test('a sub-account is asked for no coupons', async () => {
  storeUser(subAccount.user);
  expect(await read().coupons).toEqual({ ok: true, data: 0 });
  expect(asked()).not.toContain('getAssignedCoupons');
});

// @vitest-environment jsdom
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { resetUser, storeUser } from '../../state/user';
import { readSecondFactor } from './login-ways';

beforeEach(() => storeUser(mainAccount.user));
afterEach(() => {
  resetUser();
  vi.restoreAllMocks();
});

test('whether a login asks for a code is read; a back end that knows no second factor has none', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValueOnce({ On: true });
  expect(await readSecondFactor({})).toEqual({ ok: true, data: true });
  call.mockRejectedValueOnce(
    new ApiError({ kind: 'refused', status: -1, reason: '当前服务未提供此功能', requestId: '', isMissing: true }),
  );
  expect(await readSecondFactor({})).toEqual({ ok: true, data: null });
  call.mockRejectedValueOnce(new ApiError({ kind: 'fault', status: 500, reason: '出错了', requestId: '' }));
  expect(await readSecondFactor({})).toMatchObject({ ok: false });
});

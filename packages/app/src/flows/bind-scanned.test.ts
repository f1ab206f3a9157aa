// @vitest-environment jsdom
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { ApiError } from '../api/errors';
import * as toasts from '../state/toasts';
import { bindScanned } from './bind-scanned';

const call = vi.spyOn(api, 'call');
const showSuccess = vi.spyOn(toasts, 'showSuccess');
const showError = vi.spyOn(toasts, 'showError');
afterAll(() => {
  for (const replaced of [call, showSuccess, showError]) replaced.mockRestore();
});

beforeEach(() => {
  call.mockReset();
  for (const shown of [showSuccess, showError]) shown.mockReset().mockReturnValue();
});

test('a ticket that holds binds the chat account and names it beside the login', async () => {
  call.mockResolvedValueOnce({ status: WECHAT_STATUS.succeeded, nickname: '小林', bind_time: 1 });
  await bindScanned('T1', '登录成功');
  expect(call.mock.calls[0]?.[1]).toEqual({ scene: 'T1' });
  expect(showSuccess).toHaveBeenCalledWith('登录成功', '已绑定微信 小林');
  expect(showError).not.toHaveBeenCalled();
});

test.each([
  ['is over', () => Promise.resolve({ status: WECHAT_STATUS.expired, nickname: '', bind_time: null }), /扫码已过期/],
  [
    'is refused',
    () =>
      Promise.reject(
        new ApiError({
          kind: 'refused',
          status: errors.WECHAT_TAKEN.status,
          reason: errors.WECHAT_TAKEN.reason,
          requestId: 'r-1',
        }),
      ),
    /已绑定其他账号/,
  ],
  [
    'waits for a main account and a sub-account came in, by its passkey,',
    () =>
      Promise.reject(
        new ApiError({
          kind: 'refused',
          status: errors.PERMISSION_FORBIDDEN.status,
          reason: errors.PERMISSION_FORBIDDEN.reason,
          requestId: 'r-1',
        }),
      ),
    /子账号不能绑定微信，请用主账号登录/,
  ],
])('the login stands where the ticket %s, and the page says why nothing was bound', async (_name, answer, reason) => {
  call.mockImplementationOnce(answer);
  await bindScanned('T1', '登录成功');
  expect(showSuccess).toHaveBeenCalledWith('登录成功');
  expect(showError.mock.calls[0]?.[0]).toMatch(reason);
});

// @vitest-environment jsdom
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser, user } from '../../state/user';
import { useNoticeSetting } from './useNoticeSetting';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
});
beforeEach(() => storeToken('token'));
afterEach(() => {
  forgetToken();
  resetUser();
});

const account = mainAccount.user;
const { NoticeSetting: before } = account;
const after = { ...before, activity: { ...before.activity, sms: !before.activity.sms } };

test('a box whose answer was lost shows what the account has: it may have been kept', async () => {
  call.mockRejectedValue(new ApiError({ kind: 'network', status: -1, reason: '网络连接失败', requestId: '' }));
  envelope.mockResolvedValue({ status: 0, reason: '', data: { ...account, NoticeSetting: after } });
  const { result, rerender } = renderHook((read: typeof account) => useNoticeSetting(read), { initialProps: account });
  await act(() =>
    result.current.change({ event: 'activity', values: { sms: after.activity.sms } }).catch(() => undefined),
  );
  await waitFor(() => expect(user.info?.NoticeSetting).toEqual(after));
  rerender({ ...account, NoticeSetting: after });
  expect(result.current.setting.activity.sms).toBe(after.activity.sms);
});

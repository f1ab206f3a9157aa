// @vitest-environment jsdom
import { getReminders } from '@compute-market/contract/calls/reminder';
import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { session } from '../state/session';
import { readAlerts } from './alerts';

beforeEach(() => {
  session.token = 'token';
});
afterEach(() => {
  session.token = null;
  vi.restoreAllMocks();
});

const told = [NOTICE_EVENT.due, NOTICE_EVENT.startError, NOTICE_EVENT.workOrder];

test('the bell holds what this customer was told: an end that is near, a failed start, the reply to a ticket', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ data: told.map((Event, Id) => ({ Id, Event })), total: 3 });
  expect((await readAlerts())?.map(({ Event }) => Event)).toEqual(told);
  expect(call.mock.calls.map(([asked]) => asked)).toEqual([getReminders]);
});

test('what cannot be read leaves them out, and a visitor has none', async () => {
  const call = vi
    .spyOn(api, 'call')
    .mockRejectedValue(new ApiError({ kind: 'fault', status: 500, reason: '请求失败', requestId: 'request' }));
  expect(await readAlerts()).toBeUndefined();
  session.token = null;
  expect(await readAlerts()).toBeUndefined();
  expect(call).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import type { Instance } from '@compute-market/contract/entities/instance';
import { errors } from '@compute-market/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { instanceOperations } from './instance-operations';

const machine = { Container_name: 'k7f3a2c' } as Instance;
const quote = () => instanceOperations(() => undefined).quoteEarlyRelease(machine);
const answer = (failure: Pick<ApiError, 'kind' | 'status' | 'reason'>) =>
  vi.spyOn(api, 'call').mockRejectedValue(new ApiError({ ...failure, requestId: '' }));

afterEach(() => void vi.restoreAllMocks());

test('that nothing comes back in the last hour is a rule', async () => {
  const reason = '剩余时间不足 1 小时，没有可退还的费用，请等待实例到期';
  answer({ kind: 'refused', status: errors.NO_REFUND_DUE.status, reason });
  expect(await quote()).toEqual({ kind: 'none', reason });
});

test.each([
  ['a lost network', 'network', 0],
  ['a machine that is starting', 'refused', errors.STATE_CONFLICT.status],
] as const)('%s is a failure, which may pass', async (_, kind, status) => {
  answer({ kind, status, reason: '请稍候' });
  await expect(quote()).rejects.toThrow('请稍候');
});

import { getVerifications } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { lastStep } from './verification-standing';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api', () => ({ api: { call } }));

const { reviewing, verified, rejected } = VERIFICATION_STATUS;
const type = VERIFICATION_TYPE.enterprise;
const lost = new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' });

beforeEach(() => void call.mockReset());
const step = (send: () => Promise<string>) => lastStep({ type, leadsTo: [reviewing, verified], send });
const stands = (...verifications: { verify_type: number; status: number }[]) =>
  call.mockResolvedValue({ verifications });

test('an answer is an answer, and nothing is asked', async () => {
  expect(await step(() => Promise.resolve('ok'))).toEqual({ answer: 'ok' });
  expect(call).not.toHaveBeenCalled();
});

test.each([reviewing, verified])('where the account stands at %i by now, the step was done', async (status) => {
  stands({ verify_type: type, status });
  expect(await step(() => Promise.reject(lost))).toEqual({ reached: status });
  expect(call).toHaveBeenCalledWith(getVerifications, {});
});

test('anything else leaves what failed: no record, a rejected one, one of another kind, or none that can be read', async () => {
  const failing = () => step(() => Promise.reject(lost));
  stands();
  await expect(failing()).rejects.toBe(lost);
  stands({ verify_type: type, status: rejected });
  await expect(failing()).rejects.toBe(lost);
  stands({ verify_type: VERIFICATION_TYPE.personal, status: verified });
  await expect(failing()).rejects.toBe(lost);
  const noWay = new ApiError({ kind: 'network', status: 0, reason: '网络连接失败', requestId: 'r-2' });
  call.mockImplementation(() => Promise.reject(noWay));
  await expect(failing()).rejects.toBe(lost);
});

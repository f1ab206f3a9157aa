import { getVerifications } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { lastStep } from './verification-standing';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api', () => ({ api: { call } }));

const { reviewing, verified, rejected } = VERIFICATION_STATUS;
const type = VERIFICATION_TYPE.enterprise;
const lost = new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' });

beforeEach(() => void call.mockReset());
const refused = new ApiError({ kind: 'refused', status: errors.CONFLICT.code, reason: '正在审核', requestId: 'r-3' });
const company = { company_name: '杭州明远智能科技有限公司' };
const step = (send: () => Promise<string>, unclear = new Set<string>(), wish = company) =>
  lastStep({ type, leadsTo: [reviewing, verified], tries: { wish, unclear }, send });
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

test('a review counts after a refusal only where the same values were sent before without a clear answer', async () => {
  stands({ verify_type: type, status: reviewing });
  const unclear = new Set<string>();
  await expect(step(() => Promise.reject(refused), unclear)).rejects.toBe(refused);
  stands();
  await expect(step(() => Promise.reject(lost), unclear)).rejects.toBe(lost);
  stands({ verify_type: type, status: reviewing });
  const other = { company_name: '苏州云启科技有限公司' };
  await expect(step(() => Promise.reject(refused), unclear, other)).rejects.toBe(refused);
  expect(await step(() => Promise.reject(refused), unclear)).toEqual({ reached: reviewing });
});

test('who is verified is verified, also after a refusal alone', async () => {
  stands({ verify_type: type, status: verified });
  expect(await step(() => Promise.reject(refused))).toEqual({ reached: verified });
});

import { addVerification } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { verifyPerson } from './verify-person';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

const lost = new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' });
const noWay = new ApiError({ kind: 'network', status: 0, reason: '网络连接失败', requestId: 'r-2' });

/** What comes of it when the answer was lost and this is read then. */
function answeredBy(records: () => Promise<unknown>) {
  call.mockImplementation((asked: unknown) => (asked === addVerification ? Promise.reject(lost) : records()));
  return verifyPerson();
}
const standing = (status: number) => () =>
  Promise.resolve({ verifications: [{ verify_type: VERIFICATION_TYPE.personal, status }] });

test('who is verified, though the answer was lost, goes on', async () => {
  expect(await answeredBy(standing(VERIFICATION_STATUS.verified))).toBeNull();
});

test('who is not verified, or cannot read it, hears why', async () => {
  expect(await answeredBy(standing(VERIFICATION_STATUS.rejected))).toBe('请求超时');
  expect(await answeredBy(() => Promise.reject(noWay))).toBe('请求超时');
});

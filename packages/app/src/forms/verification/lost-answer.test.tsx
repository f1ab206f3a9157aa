import { getVerifications } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { company } from '../../routes/verification/fixtures';
import { useBankCardForm } from './useBankCardForm';
import { useLicenseForm } from './useLicenseForm';
import { useOtherChannelForm } from './useOtherChannelForm';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../api', () => ({ api: { call } }));

const spent = new ApiError({
  kind: 'refused',
  status: errors.CODE_WRONG.code,
  reason: '验证码错误',
  requestId: 'r-1',
});
const conflict = new ApiError({
  kind: 'refused',
  status: errors.CONFLICT.code,
  reason: '认证已完成或正在审核',
  requestId: 'r-3',
});
const lost = new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-2' });
const { personal, enterprise } = VERIFICATION_TYPE;
const { reviewing, verified } = VERIFICATION_STATUS;

/** What the tries are answered one after another; the account stands there by the end of the last. */
function answerTries(verify_type: number, status: number, ...failures: readonly ApiError[]) {
  const left = [...failures];
  call.mockImplementation((asked: unknown) => {
    if (asked !== getVerifications) return Promise.reject(left.shift() ?? spent);
    return Promise.resolve({ verifications: left.length > 0 ? [] : [{ verify_type, status }] });
  });
}
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

interface Submitted {
  readonly current: { readonly onSubmit: () => void; readonly refused: string | null };
}
/** Presses the button, and waits for what is said. */
async function isRefused(result: Submitted, reason: string) {
  act(() => result.current.onSubmit());
  await waitFor(() => expect(result.current.refused).toBe(reason));
}

test('whoever a bank card has verified already is verified, whatever the second try says', async () => {
  answerTries(personal, verified, lost, spent);
  const onVerified = vi.fn();
  const { result } = renderHook(() => useBankCardForm({ refusal: () => null, onVerified }));
  const card = { bank_card: '6222021234567890128', phone: '13800000001', code: '123456' };
  act(() => result.current.form.reset({ name: '沈清和', id_number: '33010619980815002X', ...card }));
  await isRefused(result, lost.reason);
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(result.current.refused).toBeNull();
});

function fillLicense() {
  const onSubmitted = vi.fn();
  const { result } = renderHook(() => useLicenseForm(company, onSubmitted));
  act(() => result.current.form.reset({ license_file: 'a.png', applicant: 'legal', authorization_file: '' }));
  return { onSubmitted, result };
}

test.each([
  [reviewing, false],
  [verified, true],
])('a licence that stands at %i was sent, and asks for no other code', async (status, isVerified) => {
  answerTries(enterprise, status, lost, spent);
  const { onSubmitted, result } = fillLicense();
  await isRefused(result, lost.reason);
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith(isVerified));
  expect(result.current).toMatchObject({ code: null, refused: null });
});

test.each([spent, conflict])(
  'a licence that was refused was not sent, whatever another tab sent: %s',
  async (failure) => {
    answerTries(enterprise, reviewing, failure);
    const { onSubmitted, result } = fillLicense();
    await isRefused(result, failure.reason);
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(result.current.code === null).toBe(failure !== spent);
  },
);

function fillPapers() {
  const onSubmitted = vi.fn();
  const input = { owner: 'main:7', standing: null, checksOnline: true, onSubmitted };
  const { result } = renderHook(() => useOtherChannelForm(input));
  const papers = {
    cert_type: 'hk_mo' as const,
    name: '陈大文',
    cert_number: 'H12345678',
    files: ['a.png'],
    remark: '',
  };
  act(() => result.current.form.reset(papers));
  return { onSubmitted, result };
}

test('papers that wait for their review were sent', async () => {
  answerTries(personal, reviewing, lost, conflict);
  const { onSubmitted, result } = fillPapers();
  await isRefused(result, lost.reason);
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  expect(result.current.refused).toBeNull();
});

test('papers that were refused were not sent, whatever another tab sent', async () => {
  answerTries(personal, reviewing, conflict);
  const { onSubmitted, result } = fillPapers();
  await isRefused(result, conflict.reason);
  expect(onSubmitted).not.toHaveBeenCalled();
});

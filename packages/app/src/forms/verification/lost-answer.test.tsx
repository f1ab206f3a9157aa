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
const { personal, enterprise } = VERIFICATION_TYPE;
const { reviewing, verified } = VERIFICATION_STATUS;

/** The first try was done though its answer was lost: the second is refused, and the account stands there. */
function refusedSecond(verify_type: number, status: number) {
  call.mockImplementation((asked: unknown) =>
    asked === getVerifications ? Promise.resolve({ verifications: [{ verify_type, status }] }) : Promise.reject(spent),
  );
}
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

test('whoever a bank card has verified already is verified, whatever the second try says', async () => {
  refusedSecond(personal, verified);
  const onVerified = vi.fn();
  const { result } = renderHook(() => useBankCardForm({ refusal: () => null, onVerified }));
  const card = { bank_card: '6222021234567890128', phone: '13800000001', code: '123456' };
  act(() => result.current.form.reset({ name: '沈清和', id_number: '33010619980815002X', ...card }));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(result.current.refused).toBeNull();
});

test.each([
  [reviewing, false],
  [verified, true],
])('a licence that stands at %i was sent, and asks for no other code', async (status, isVerified) => {
  refusedSecond(enterprise, status);
  const onSubmitted = vi.fn();
  const { result } = renderHook(() => useLicenseForm(company, onSubmitted));
  act(() => result.current.form.reset({ license_file: 'a.png', applicant: 'legal', authorization_file: '' }));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith(isVerified));
  expect(result.current).toMatchObject({ code: null, refused: null });
});

test('papers that wait for their review were sent', async () => {
  refusedSecond(personal, reviewing);
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
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  expect(result.current.refused).toBeNull();
});

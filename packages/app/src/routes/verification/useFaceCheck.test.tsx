import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FACE_STATUS } from '@compute-market/contract/enumerations';
import { api } from '../../api';
import { useFaceCheck } from './useFaceCheck';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a check of a face of which nobody tells the end lasts five minutes', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ url: 'https://a.cn', qrcode: 'data:,', certify_id: 'c-1', expire_time: 0 });
  const { result } = renderHook(() => useFaceCheck(0, vi.fn()));
  act(() => result.current.onStart());
  await waitFor(() => expect(result.current.face).toMatchObject({ step: 'waiting', secondsLeft: 300 }));
});

/** Begins a check that ends in five minutes; `onLook` answers each look. */
async function begun(onPassed: () => void, onLook: () => unknown) {
  const started = { url: 'https://a.cn', qrcode: 'data:,', certify_id: 'c-1', expire_time: 0 };
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation(({ name }) => Promise.resolve().then(() => (name === 'startFacePrint' ? started : onLook())));
  const { result } = renderHook(() => useFaceCheck(0, onPassed));
  act(() => result.current.onStart());
  await waitFor(() => expect(result.current.face.step).toBe('waiting'));
  return { call, result };
}
const answered = (status: (typeof FACE_STATUS)[keyof typeof FACE_STATUS]) => ({ status, reason: '', remain: 3 });

test('a face of the own person is asked for by that name, so nobody else is asked for in their place', async () => {
  const { call } = await begun(vi.fn(), () => answered(FACE_STATUS.waiting));
  expect(call.mock.calls[0]?.[1]).toEqual({ enterprise: 0 });
});

test('a face that passed while the page was out of sight is not said to have come too late', async () => {
  const passed = vi.fn();
  const { result } = await begun(passed, () => answered(FACE_STATUS.passed));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.setSystemTime(Date.now() + 310_000);
  await waitFor(() => expect(result.current.face).toMatchObject({ step: 'waiting', secondsLeft: 0 }), {
    timeout: 5000,
  });
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.face.step).toBe('passed'));
  expect(passed).toHaveBeenCalledOnce();
});

test('a look that was asked before the end ends no check: a face that passed since is seen by the next', async () => {
  let answerFirst: (answer: unknown) => void = () => undefined;
  const first = new Promise((resolve) => (answerFirst = resolve));
  const looks = [first, answered(FACE_STATUS.passed)];
  const { call, result } = await begun(vi.fn(), () => looks.shift());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 5000 });
  vi.setSystemTime(Date.now() + 310_000);
  answerFirst(answered(FACE_STATUS.waiting));
  await waitFor(() => expect(result.current.face.step).toBe('passed'), { timeout: 5000 });
});

test('a code that is over is said to be once a look found nothing', async () => {
  const { result } = await begun(vi.fn(), () => answered(FACE_STATUS.waiting));
  vi.setSystemTime(Date.now() + 310_000);
  await waitFor(() => expect(result.current.face).toEqual({ step: 'expired' }), { timeout: 5000 });
});

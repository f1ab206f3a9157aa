import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

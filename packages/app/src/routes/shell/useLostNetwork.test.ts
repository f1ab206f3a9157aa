// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { resetClock, setServerTime } from '../../state/clock';
import { freshness } from '../../state/freshness';
import { settle, useResult } from '../result';
import { useLostNetwork } from './useLostNetwork';

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => {
  network(true);
  vi.restoreAllMocks();
  resetClock();
});

test('remembers by the server clock when the network was lost, and forgets it when it is back', () => {
  renderHook(() => useLostNetwork(vi.fn()));
  expect(freshness).toEqual({});
  setServerTime(1_763_647_200);
  network(false);
  expect(freshness.network).toBeGreaterThanOrEqual(1_763_647_199);
  expect(freshness.network).toBeLessThan(1_763_647_300);
  network(true);
  expect(freshness).toEqual({});
});

test('what could not be read meanwhile is read when the network is back, also what was never here, and only then', async () => {
  const onBack = vi.fn();
  renderHook(() => useLostNetwork(onBack));
  network(false);
  network(true);
  expect(onBack).not.toHaveBeenCalled();
  network(false);
  const refused = settle(
    Promise.reject(new ApiError({ kind: 'network', status: 0, reason: '网络连接失败', requestId: 'r' })),
  );
  const { result } = renderHook(() => useResult(refused), { wrapper: MemoryRouter });
  await waitFor(() => expect(result.current.state).toBe('error'));
  network(true);
  expect(onBack).toHaveBeenCalledOnce();
  network(false);
  network(true);
  expect(onBack).toHaveBeenCalledOnce();
});

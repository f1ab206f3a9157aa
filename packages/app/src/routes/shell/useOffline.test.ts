import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resetClock, setServerTime } from '../../state/clock';
import { useOffline } from './useOffline';

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
  const { result } = renderHook(() => useOffline());
  expect(result.current).toBeNull();
  setServerTime(1_763_647_200);
  network(false);
  expect(result.current).toBeGreaterThanOrEqual(1_763_647_199);
  expect(result.current).toBeLessThan(1_763_647_300);
  network(true);
  expect(result.current).toBeNull();
});

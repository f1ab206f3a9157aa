// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resetClock, setServerTime } from '../../state/clock';
import { freshness } from '../../state/freshness';
import { useLostNetwork } from './useLostNetwork';

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => {
  network(true);
  vi.restoreAllMocks();
  resetClock();
  delete freshness.list;
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

test('what could not be read meanwhile is read when the network is back, and only then', () => {
  const onBack = vi.fn();
  renderHook(() => useLostNetwork(onBack));
  network(false);
  network(true);
  expect(onBack).not.toHaveBeenCalled();
  network(false);
  freshness.list = 1_763_647_000;
  network(true);
  expect(onBack).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoRefresh } from './useAutoRefresh';

const look = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

test.each([
  [true, 15_000],
  [false, 60_000],
])('with something moving %s it reads again every %i ms', (moving, every) => {
  const refresh = vi.fn();
  renderHook(() => useAutoRefresh(moving, refresh));
  act(() => void vi.advanceTimersByTime(every - 1));
  expect(refresh).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1 + every));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('what has a pace of its own keeps it', () => {
  const refresh = vi.fn();
  renderHook(() => useAutoRefresh(true, refresh, 20_000));
  act(() => void vi.advanceTimersByTime(19_999));
  expect(refresh).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('it rests while the page is hidden and reads at once when someone comes back', () => {
  const refresh = vi.fn();
  renderHook(() => useAutoRefresh(true, refresh));
  act(() => void look(true));
  act(() => void vi.advanceTimersByTime(600_000));
  expect(refresh).not.toHaveBeenCalled();
  act(() => void look(false));
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('without a network it keeps what it has, and reads at once when the network is back', () => {
  const refresh = vi.fn();
  renderHook(() => useAutoRefresh(true, refresh));
  const network = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  network(false);
  vi.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
  network(true);
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('it stops with its screen', () => {
  const refresh = vi.fn();
  renderHook(() => useAutoRefresh(true, refresh)).unmount();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleFlight } from './useSingleFlight';

test('a second press before the first one is drawn does nothing, and the next one after the end works again', async () => {
  const { result } = renderHook(() => useSingleFlight());
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  act(() => {
    void result.current.run(work);
    void result.current.run(work);
  });
  expect(work).toHaveBeenCalledOnce();
  expect(result.current.busy).toBe(true);
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(result.current.busy).toBe(false);
  act(() => void result.current.run(work));
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that fails frees the way and says so to who started it', async () => {
  const { result } = renderHook(() => useSingleFlight());
  await act(() => expect(result.current.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no'));
  expect(result.current.busy).toBe(false);
});

import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError, type FailureKind } from '../api/errors';
import { resetClock, setServerTime } from '../state/clock';
import { freshness } from '../state/freshness';
import { answersStand, settle, useResult, type Result } from './result';

const readTime = 1_763_647_200;
const of = (data: string): Promise<Result<string>> => Promise.resolve({ ok: true, data });
const failed = (kind: FailureKind): Promise<Result<string>> =>
  Promise.resolve({ ok: false, error: new ApiError({ kind, status: 0, reason: '原因', requestId: 'r-1' }) });
const Place = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/console/orders']}>{children}</MemoryRouter>
);

/** A screen that shows rows, at an address it can leave. */
async function showing(keeps = true) {
  setServerTime(readTime);
  const hook = renderHook(
    (promise: Promise<Result<string>>) => ({ rows: useResult(promise, keeps), go: useNavigate() }),
    { wrapper: Place, initialProps: of('rows') },
  );
  await waitFor(() => expect(hook.result.current.rows).toEqual({ state: 'ready', data: 'rows' }));
  return hook;
}
const since = () => Object.values(freshness).map((time) => Math.abs(time - readTime) <= 2);

afterEach(() => resetClock());

test.each(['network', 'timeout'] as const)(
  'rows that cannot be read again (%s) stay, and it is known since when they are as they are',
  async (kind) => {
    const { result, rerender, unmount } = await showing();
    expect(since()).toEqual([]);
    rerender(failed(kind));
    await waitFor(() => expect(since()).toEqual([true]));
    expect(result.current.rows).toEqual({ state: 'ready', data: 'rows' });
    rerender(of('newer'));
    await waitFor(() => expect(result.current.rows).toEqual({ state: 'ready', data: 'newer' }));
    expect(since()).toEqual([]);
    rerender(failed(kind));
    await waitFor(() => expect(since()).toEqual([true]));
    unmount();
    expect(since()).toEqual([]);
  },
);

test.each(['refused', 'fault'] as const)('what the server itself says (%s) is shown', async (kind) => {
  const { result, rerender } = await showing();
  rerender(failed(kind));
  await waitFor(() => expect(result.current.rows).toMatchObject({ state: 'error', reason: '原因' }));
  expect(since()).toEqual([]);
});

test('a first read that fails is shown', async () => {
  const { result } = renderHook(() => useResult(failedOnce), { wrapper: Place });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'error', reason: '原因' }));
  expect(since()).toEqual([]);
});
const failedOnce = failed('network');

test('another address asks for something else: its failure is shown', async () => {
  const { result, rerender } = await showing();
  await act(() => result.current.go('/console/orders?page=2'));
  rerender(failed('network'));
  // The rows of the first page answer the second address too as long as nobody asked again.
  await waitFor(() => expect(since()).toEqual([true]));
  const other = failed('network');
  await act(async () => {
    await result.current.go('/console/orders?page=3');
    rerender(other);
  });
  await waitFor(() => expect(result.current.rows).toMatchObject({ state: 'error' }));
  expect(since()).toEqual([]);
});

test('what does not keep shows every failure', async () => {
  const { result, rerender } = await showing(false);
  rerender(failed('network'));
  await waitFor(() => expect(result.current.rows).toMatchObject({ state: 'error' }));
});

test('an answer that cannot be read is an error of what asked; a defect is thrown', async () => {
  const read = settle(Promise.resolve(7 as unknown as string[]).then((rows) => rows.map((row) => row)));
  expect(await read).toMatchObject({ ok: false, error: { kind: 'fault', reason: '服务暂时不可用，请稍后重试' } });
  await expect(settle(Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
});

test('what is settled before it is drawn is drawn at once', async () => {
  const promise = settle(Promise.resolve('rows'));
  expect(await answersStand()).toEqual([{ ok: true, data: 'rows' }]);
  const first: unknown[] = [];
  renderHook(() => first.push(useResult(promise)), { wrapper: Place });
  expect(first[0]).toEqual({ state: 'ready', data: 'rows' });
});

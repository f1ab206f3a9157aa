import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { useQuote } from './useQuote';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every price is answered by hand. */
function setUp() {
  const answers: {
    gpuNum: number;
    signal: AbortSignal;
    resolve: (payPrice: number) => void;
    reject: (error: Error) => void;
  }[] = [];
  const ask = ({ gpuNum }: { gpuNum: number }, signal: AbortSignal) =>
    new Promise<number>((resolve, reject) => answers.push({ gpuNum, signal, reject, resolve }));
  const hook = renderHook(({ gpuNum }) => useQuote({ gpuNum }, '', ask), { initialProps: { gpuNum: 1 } });
  return { answers, ...hook };
}
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (result: { current: ReturnType<typeof useQuote<object, number>> }) =>
  result.current.quote.state === 'ready' ? result.current.quote.data : result.current.quote.state;

test('a form that changes quickly is priced once, when it rests', async () => {
  const { answers, rerender } = setUp();
  await settle(200);
  rerender({ gpuNum: 2 });
  await settle(200);
  rerender({ gpuNum: 4 });
  await settle(250);
  expect(answers.map(({ gpuNum }) => gpuNum)).toEqual([4]);
});

test('an older answer never replaces a newer one', async () => {
  const { answers, rerender, result } = setUp();
  await settle(250);
  rerender({ gpuNum: 2 });
  await settle(250);
  answers[1]?.resolve(200);
  await settle();
  answers[0]?.resolve(100);
  await settle();
  expect(answers[0]?.signal.aborted).toBe(true);
  expect(shown(result)).toBe(200);
});

test('the older price stays, marked, until the newer one is there', async () => {
  const { answers, rerender, result } = setUp();
  await settle(250);
  answers[0]?.resolve(100);
  await settle();
  rerender({ gpuNum: 2 });
  expect(result.current.quote).toMatchObject({ state: 'ready', refreshing: true });
  expect(shown(result)).toBe(100);
});

test('a failed price can be asked for again', async () => {
  const { answers, result } = setUp();
  await settle(250);
  answers[0]?.reject(new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r' }));
  await settle();
  expect(shown(result)).toBe('error');
  act(() => result.current.requote());
  await settle(250);
  answers[1]?.resolve(100);
  await settle();
  expect(shown(result)).toBe(100);
});

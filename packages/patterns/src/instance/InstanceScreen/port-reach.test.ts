import { expect, test } from 'vitest';
import { reachOf } from './port-reach';

const asked = {
  answer: [
    { Port: 31_456, DelayMs: 12 },
    { Port: 31_458, DelayMs: null },
  ],
  reason: undefined,
  busy: false,
  refresh: () => undefined,
};

test('a port that answers tells after how long, one that does not is quiet', () => {
  expect(reachOf(asked, 31_456)).toEqual({ state: 'open', delayMs: 12 });
  expect(reachOf(asked, 31_458)).toEqual({ state: 'quiet' });
});

test('nothing is said of a port that was not asked, or whose last question failed', () => {
  expect(reachOf(asked, 1)).toEqual({ state: 'unknown' });
  expect(reachOf({ ...asked, reason: '请求超时，请稍后重试' }, 31_456)).toEqual({ state: 'unknown' });
  expect(reachOf(null, 31_456)).toEqual({ state: 'unknown' });
});

test('while it is asked again the former answer is not taken for the new one', () => {
  expect(reachOf({ ...asked, busy: true }, 31_456)).toEqual({ state: 'checking' });
});

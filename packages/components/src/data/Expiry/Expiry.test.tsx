import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { expiryTone } from './expiry-tone';
import { Expiry } from './index';
import { daySeconds as day, hourSeconds as hour } from '../../time-units';

const now = 1_795_154_700;
const end = now + 10 * day;

describeConformance('Expiry', <Expiry until={end} />, { tag: 'time' });

beforeEach(() => vi.useFakeTimers({ now: now * 1000, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [10 * day, 'calm', '至 2026-11-30 14:05'],
  [3 * day, 'calm', '至 2026-11-23 14:05'],
  [3 * day - 60, 'soon', '仅剩 2 天'],
  [day, 'soon', '仅剩 1 天'],
  [day - 60, 'urgent', '仅剩 23 小时'],
  [hour - 60, 'urgent', '仅剩 59 分钟'],
  [30, 'urgent', '仅剩 1 分钟'],
  [0, 'ended', '已过期'],
  [-day, 'ended', '已过期'],
] as const)('%i seconds before its end it is %s and says %s', (left, tone, text) => {
  render(<Expiry until={now + left} />);
  expect(screen.getByText(text).parentElement).toHaveAttribute('data-tone', tone);
});

test('the moment itself is under the pointer', () => {
  render(<Expiry until={now + hour} withTime />);
  expect(screen.getByTitle('2026-11-20 15:05:00')).toHaveTextContent('仅剩 1 小时 至 2026-11-20 15:05');
});

test('it runs out before one’s eyes, on the server’s clock', () => {
  render(<Expiry until={now + 2 * hour} clockOffset={hour * 1000} />);
  expect(screen.getByText('仅剩 1 小时')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(hour * 1000 + 1000);
  });
  expect(screen.getByText('已过期')).toBeVisible();
});

test('what has no end says so', () => {
  render(<Expiry />);
  expect(screen.getByText('长期有效')).toBeVisible();
});

test('the edges of the tones are the third day and the last', () =>
  expect([3 * day, 3 * day - 1, day, day - 1, 1, 0].map(expiryTone)).toEqual([
    'calm',
    'soon',
    'soon',
    'urgent',
    'urgent',
    'ended',
  ]));

test('what a server drew a while ago is taken over without an error, and put right at once', () => {
  const onRecoverableError = vi.fn();
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Expiry until={now + day} />);
  document.body.append(container);
  expect(screen.getByText('仅剩 1 天')).toBeVisible();
  vi.setSystemTime((now + hour) * 1000);
  render(<Expiry until={now + day} />, { container, hydrate: true, onRecoverableError });
  expect(screen.getByText('仅剩 23 小时').parentElement).toHaveAttribute('data-tone', 'urgent');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('an end that nobody told is a dash, and not called endless', () => {
  render(<Expiry until={Number.NaN} data-testid="expiry" />);
  expect(screen.getByTestId('expiry')).toHaveTextContent(/^—未知$/);
});

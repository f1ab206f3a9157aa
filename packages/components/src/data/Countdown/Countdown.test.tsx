import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Countdown } from './Countdown';

const now = Date.UTC(2026, 10, 20, 6, 5, 21);
const inSeconds = (seconds: number) => now / 1000 + seconds;
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describeConformance('Countdown', <Countdown until={inSeconds(100_000)} />, { tag: 'time' });

test('changes tone when a day begins to run out, and says so once', () => {
  render(<Countdown until={inSeconds(86_430)} data-testid="left" />);
  expect(screen.getByTestId('left')).toHaveAttribute('data-tone', 'calm');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(60);
  expect(screen.getByTestId('left')).toHaveAttribute('data-tone', 'soon');
  expect(screen.getByRole('status')).toHaveTextContent('剩余不足 24 小时');
});

test('a page that opens late does not shout what was so before', () => {
  render(<Countdown until={inSeconds(600)} data-testid="left" />);
  expect(screen.getByTestId('left')).toHaveAttribute('data-tone', 'urgent');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the clock runs by the second and ends once', () => {
  const onEnd = vi.fn();
  render(<Countdown until={inSeconds(3)} format="clock" onEnd={onEnd} data-testid="left" />);
  expect(screen.getByTestId('left')).toHaveTextContent('00:03');
  pass(1);
  expect(screen.getByTestId('left')).toHaveTextContent('00:02');
  pass(5);
  expect(screen.getByTestId('left')).toHaveTextContent('已到期');
  expect(onEnd).toHaveBeenCalledOnce();
});

test("goes by the server's clock, not by a wrong watch", () => {
  render(<Countdown until={inSeconds(600)} clockOffset={300_000} format="clock" data-testid="left" />);
  expect(screen.getByTestId('left')).toHaveTextContent('05:00');
});

test('many countdowns share one timer, and the last one stops it', () => {
  const { unmount } = render(
    <>
      {[60, 600, 6000].map((left) => (
        <Countdown key={left} until={inSeconds(left)} />
      ))}
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('ends in its last seconds as well when it shows minutes', () => {
  render(<Countdown until={inSeconds(30)} data-testid="left" />);
  expect(screen.getByTestId('left')).toHaveTextContent('剩不足1分钟');
  pass(31);
  expect(screen.getByTestId('left')).toHaveTextContent('已到期');
});

test('what a server drew seconds ago is taken over without an error, and put right at once', () => {
  const onRecoverableError = vi.fn();
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const clock = (
    <>
      <Countdown until={inSeconds(86_401)} data-testid="long" />
      <Countdown until={inSeconds(600)} format="clock" data-testid="clock" />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(clock);
  document.body.append(container);
  expect(screen.getByTestId('clock')).toHaveTextContent('10:00');
  vi.setSystemTime(now + 3000);
  render(clock, { container, hydrate: true, onRecoverableError });
  expect(screen.getByTestId('clock')).toHaveTextContent('09:57');
  expect(screen.getByTestId('long')).toHaveAttribute('data-tone', 'soon');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('an end that nobody told is a dash, and is never over', () => {
  const onEnd = vi.fn();
  render(<Countdown until={Number.NaN} onEnd={onEnd} data-testid="left" />);
  pass(60);
  expect(screen.getByTestId('left')).toHaveTextContent(/^—未知$/);
  expect(onEnd).not.toHaveBeenCalled();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { formatTime } from './format-time';
import { Time } from './Time';

/** 2026-11-20 14:05:21 in China. */
const now = Date.UTC(2026, 10, 20, 6, 5, 21) / 1000;

describeConformance('Time', <Time seconds={now} />, { tag: 'time' });

test.each([
  ['minute', '2026-11-20 14:05'],
  ['second', '2026-11-20 14:05:21'],
  ['date', '2026-11-20'],
  ['monthDay', '11-20 14:05'],
  ['clock', '14:05:21'],
] as const)('%s reads %s', (format, text) => expect(formatTime(now, format)).toBe(text));

test('the day turns at midnight in China', () => {
  expect(formatTime(Date.UTC(2026, 11, 31, 16, 0, 0) / 1000, 'second')).toBe('2027-01-01 00:00:00');
});

test('tells machines and the pointer the exact moment', () => {
  render(<Time seconds={now}>3 分钟前</Time>);
  const time = screen.getByText('3 分钟前');
  expect(time).toHaveAttribute('datetime', '2026-11-20T06:05:21.000Z');
  expect(time).toHaveAttribute('title', '2026-11-20 14:05:21');
});

test('never is a dash', () => {
  render(<Time seconds={0} data-testid="never" />);
  expect(screen.getByTestId('never')).toHaveTextContent('—');
});

test('a moment that nobody told is a dash too, and not called never', () => {
  render(<Time seconds={Number.NaN} data-testid="unknown" />);
  expect(screen.getByTestId('unknown')).toHaveTextContent(/^—未知$/);
});

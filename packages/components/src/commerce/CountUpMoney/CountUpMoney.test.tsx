import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CountUpMoney } from './CountUpMoney';

describeConformance('CountUpMoney', <CountUpMoney fen={436_040} />, { tag: 'span' });

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

test('shows the amount at once when nothing changed', () => {
  render(<CountUpMoney fen={436_040} />);
  expect(screen.getByRole('img', { name: '¥4,360.40' })).toHaveTextContent('¥4,360.40');
});

test('counts from the old balance to the new one within 400 ms and announces only the new one', () => {
  const { rerender } = render(<CountUpMoney fen={286_040} />);
  rerender(<CountUpMoney fen={436_040} />);
  const money = screen.getByRole('img', { name: '¥4,360.40' });
  act(() => void vi.advanceTimersByTime(200));
  expect(money).not.toHaveTextContent('¥2,860.40');
  expect(money).not.toHaveTextContent('¥4,360.40');
  act(() => void vi.advanceTimersByTime(250));
  expect(money).toHaveTextContent('¥4,360.40');
});

test('an amount that is unknown has no name but the words of the dash, and the next one is shown without counting', () => {
  const { container, rerender } = render(<CountUpMoney fen={286_040} />);
  const pass = () => act(() => void vi.advanceTimersByTime(20));
  rerender(<CountUpMoney fen={NaN} />);
  pass();
  expect(container).toHaveTextContent('—未知');
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<CountUpMoney fen={436_040} />);
  pass();
  expect(screen.getByRole('img', { name: '¥4,360.40' })).toHaveTextContent('¥4,360.40');
});

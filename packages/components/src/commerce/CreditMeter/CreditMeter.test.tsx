import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CreditMeter } from './CreditMeter';

describeConformance('CreditMeter', <CreditMeter quota={200_000} remaining={168_740} />, { tag: 'div' });

test('shows what is left, the quota, what is used and the share that is left', () => {
  const { container } = render(<CreditMeter quota={200_000} remaining={168_740} />);
  expect(container).toHaveTextContent('授信 剩余 / 额度¥1,687.40 / 2,000.00已用 ¥312.60剩余 84.37%');
  expect(screen.getByRole('img', { name: '授信剩余 ¥1,687.40，额度 ¥2,000.00' })).toBeVisible();
});

test('without a quota it says 无 and draws no gauge', () => {
  render(<CreditMeter quota={0} remaining={0} />);
  expect(screen.getByText('无')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('of credit that nobody told it shows a dash and draws no gauge', () => {
  const { container, rerender } = render(<CreditMeter quota={200_000} remaining={Number.NaN} />);
  expect(container).toHaveTextContent('授信 剩余 / 额度—未知 / 2,000.00');
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<CreditMeter quota={Number.NaN} remaining={Number.NaN} />);
  expect(container).toHaveTextContent(/额度—未知$/);
});

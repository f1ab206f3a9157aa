import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Money } from '../Money/Money';
import { StatCard } from './StatCard';

describeConformance(
  'StatCard',
  <StatCard label="待结算" value={<Money fen={1240} size="figure" />} note="12 台机器" />,
  { tag: 'div' },
);

test('is a group named by what it counts', () => {
  render(<StatCard label="待结算" value={<Money fen={-999_999_999} />} />);
  expect(screen.getByRole('group', { name: '待结算' })).toHaveTextContent('−¥9,999,999.99');
});

test('a number that could not be had is a dash with another try', async () => {
  const onRetry = vi.fn();
  render(<StatCard label="待结算" value="旧" state="failed" onRetry={onRetry} />);
  expect(screen.getByRole('group')).toHaveTextContent('待结算—未知获取失败重试');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while it loads it says so', () => {
  render(<StatCard label="待结算" state="loading" />);
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
});

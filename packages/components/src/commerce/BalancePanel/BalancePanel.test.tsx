import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { BalancePanel } from './BalancePanel';

describeConformance('BalancePanel', <BalancePanel balance={286_040} quota={200_000} remaining={200_000} />, {
  tag: 'div',
});

test('arrears are said with what happens to the next top-up', () => {
  const { container } = render(<BalancePanel balance={0} debt={31_260} quota={200_000} remaining={168_740} />);
  expect(container).toHaveTextContent('可用余额¥0.00');
  expect(container).toHaveTextContent('欠费 ¥312.60，充值后优先恢复授信');
  expect(screen.getByRole('img', { name: '授信剩余 ¥1,687.40，额度 ¥2,000.00' })).toBeVisible();
});

test('without arrears nothing speaks of them', () => {
  render(<BalancePanel balance={286_040} quota={0} remaining={0} />);
  expect(screen.queryByText(/欠费/)).toBeNull();
  expect(screen.getByText('无')).toBeVisible();
});

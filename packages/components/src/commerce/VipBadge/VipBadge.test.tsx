import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipBadge } from './VipBadge';

describeConformance('VipBadge', <VipBadge level={2} discount={9700} />, { tag: 'span' });

test.each([
  [0, '普通会员原价', 10_000],
  [1, '铜牌会员9.8折', 9800],
  [4, '钻石会员9.4折', 9400],
] as const)('level %i reads %s', (level, words, discount) => {
  render(<VipBadge level={level} discount={discount} data-testid="badge" />);
  expect(screen.getByTestId('badge').textContent).toBe(words);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { StockBadge } from './StockBadge';

describeConformance('StockBadge', <StockBadge free={126} total={160} />, { tag: 'span' });

test.each([
  [126, 160, '充足'],
  [22, 80, '充足'],
  [6, 48, '仅剩 6 卡'],
  [3, 24, '仅剩 3 卡'],
  [8, 8, '充足'],
  [0, 32, '已售罄'],
  [undefined, 32, '库存未知'],
])('%s of %i free cards read %s', (free, total, words) => {
  render(<StockBadge free={free} total={total} />);
  expect(screen.getByText(words)).toBeVisible();
});

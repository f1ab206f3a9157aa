import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { PriceBreakdown } from './PriceBreakdown';

const groups = [
  [
    { key: 'compute', name: '算力', detail: '¥4.38 × 72小时', fen: 31_536 },
    { key: 'period', name: '周期折扣', tag: '按天 9.8折', fen: -631 },
  ],
];
describeConformance('PriceBreakdown', <PriceBreakdown groups={groups} total={30_905} saved={631} />, { tag: 'div' });

test('every line has its name, where it comes from, and its amount; what is taken off has a true minus', () => {
  render(<PriceBreakdown groups={groups} total={30_905} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '算力¥4.38 × 72小时',
    '周期折扣按天 9.8折',
  ]);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['¥315.36', '−¥6.31']);
});

test('the total is announced when it changes', () => {
  render(<PriceBreakdown groups={groups} total={30_905} saved={631} />);
  expect(screen.getByRole('status', { name: '应付 ¥309.05' })).toBeVisible();
  expect(screen.getByText('已优惠 ¥6.31')).toBeVisible();
});

test('while a new price is asked for, the old one stays and the region is busy', () => {
  render(<PriceBreakdown groups={groups} total={30_905} quoting />);
  expect(screen.getByRole('group', { name: '价格明细' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('¥309.05');
});

test('nothing saved is not mentioned', () => {
  render(<PriceBreakdown groups={groups} total={30_905} saved={0} />);
  expect(screen.queryByText(/已优惠/)).toBeNull();
});

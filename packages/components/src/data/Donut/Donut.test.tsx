import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { donutArcs, shareOf } from './donut-arcs';
import { Donut } from './Donut';

const parts = [
  { key: 'a', label: '实例', value: 75_000 },
  { key: 'b', label: '磁盘', value: 25_000 },
];
describeConformance('Donut', <Donut label="费用构成" parts={parts} />, { tag: 'figure' });

test('every part stands in a table with its number and its share', () => {
  const { container } = render(
    <Donut label="费用构成" parts={[...parts, { key: 'c', label: '退款', value: -1240 }]} />,
  );
  expect(screen.getByRole('row', { name: '实例 ¥750.00 75%' })).toBeVisible();
  expect(screen.getByRole('row', { name: '退款 −¥12.40 无' })).toBeVisible();
  expect(container.querySelector('[data-part="total"]')).toHaveTextContent('¥987.60合计');
});

test('a value that nobody told is unknown, and so are the sum and every share', () => {
  const { container } = render(
    <Donut label="费用构成" parts={[...parts, { key: 'c', label: '带宽', value: Number.NaN }]} />,
  );
  expect(screen.getByRole('row', { name: '带宽 未知 无' })).toBeVisible();
  expect(screen.getByRole('row', { name: '实例 ¥750.00 无' })).toBeVisible();
  expect(container.querySelector('[data-part="total"]')).toHaveTextContent('—未知合计');
});

test('shares add up to the whole', () =>
  expect(parts.reduce((sum, { value }) => sum + (shareOf(value, parts) ?? 0), 0)).toBe(1));

test('one part is a full ring, none is an empty one', () => {
  expect(donutArcs([{ key: 'a', value: 1 }])).toHaveLength(1);
  expect(donutArcs([{ key: 'a', value: 0 }])).toEqual([]);
  render(<Donut label="费用构成" parts={[]} />);
  expect(screen.getByText('暂无数据')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { sparkPoints, zeroLine } from './spark-points';
import { Sparkline } from './Sparkline';

describeConformance('Sparkline', <Sparkline label="近 7 天消费" values={[1, 3, 2]} />, { tag: 'span' });

test.each([
  [[20_000, 42_000, -1240], '近 7 天消费：最近 −¥12.40，最低 −¥12.40，最高 ¥420.00'],
  [[9_999_999_999], '近 7 天消费：¥99,999,999.99'],
  [[], '近 7 天消费：暂无数据'],
])('%j is told as %s', (values, name) => {
  render(<Sparkline label="近 7 天消费" values={values} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});

test('the line goes from edge to edge', () => {
  expect(sparkPoints([0, 10, 5])).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ]);
  expect(sparkPoints([7])).toEqual([{ x: 50, y: 50 }]);
  expect(sparkPoints([3, 3])).toEqual([
    { x: 0, y: 50 },
    { x: 100, y: 50 },
  ]);
});

test('on a given scale a small value is low and a large one high, however little they move', () => {
  expect(sparkPoints([0.02, 0.01], [0, 1]).map(({ y }) => y)).toEqual([98, 99]);
  expect(sparkPoints([0.9, 1.2], [0, 1]).map(({ y }) => Math.round(y))).toEqual([10, 0]);
});

test('zero is drawn only where values lie on both its sides', () => {
  expect(zeroLine([-5, 5])).toBe(50);
  expect(zeroLine([1, 5])).toBeUndefined();
});

test('a value that nobody told is neither drawn nor said', () => {
  const { container } = render(<Sparkline label="近 7 天消费" values={[100, Number.NaN, 300, Number.NaN]} />);
  expect(screen.getByRole('img', { name: '近 7 天消费：最近 ¥3.00，最低 ¥1.00，最高 ¥3.00' })).toBeVisible();
  expect(container.innerHTML).not.toContain('NaN');
  expect(sparkPoints([0, Number.NaN, 10])).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 0 },
  ]);
});

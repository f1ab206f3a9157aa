import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { BarChart } from './BarChart';

const bars = [
  { key: '10', label: '10 月', value: 184_655 },
  { key: '11', label: '11 月', value: -1240 },
  { key: '12', label: '12 月' },
];
const chart = <BarChart label="每月收益" valueLabel="收益" bars={bars} />;
describeConformance('BarChart', chart, { tag: 'figure' });

test('reads out its one number', async () => {
  render(chart);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '11 月，−¥12.40');
});

test('has one column of numbers, under its own name', () => {
  render(chart);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['项目', '收益']);
});

test('counts are no money', () => {
  render(
    <BarChart label="在租卡数" valueLabel="卡" measure="count" bars={[{ key: '1', label: '一月', value: 1204 }]} />,
  );
  expect(screen.getByRole('row', { name: '一月 1,204' })).toBeInTheDocument();
});

test('a number that nobody told is a dash, makes the sum unknown, and leaves the other bars as they are', () => {
  const drawn = (values: number[]) => {
    const { container, unmount } = render(
      <BarChart
        label="每月收益"
        valueLabel="收益"
        bars={values.map((value, index) => ({ key: `${index}`, label: `${index + 1} 月`, value }))}
        reference={{ value: Number.NaN, label: '月均' }}
      />,
    );
    const bar = container.querySelector('rect[data-series]');
    const first = ['y', 'height'].map((side) => bar?.getAttribute(side));
    const table = screen.getByRole('table');
    const rows = [...table.querySelectorAll('tr')].map(({ textContent }) => textContent);
    expect(container.innerHTML).not.toContain('NaN');
    unmount();
    return { first, rows };
  };
  const { first, rows } = drawn([184_655, Number.NaN]);
  expect(first).toEqual(drawn([184_655]).first);
  expect(rows).toEqual(['项目收益', '1 月¥1,846.55', '2 月—', '合计—']);
});

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

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { LineChart, type LineChartProps } from './LineChart';
import { lineRuns, lineTicks, momentFormat, newestOf, slotsOf, timeTicks } from './line-points';

/** 2026-11-20 14:00 in China. */
const begin = 1_795_154_400;
const base: LineChartProps = {
  label: '网络',
  unit: ' Mbps',
  series: [
    { key: 'in', label: '入' },
    { key: 'out', label: '出' },
  ],
  span: { begin, end: begin + 240, step: 60 },
  points: [
    { time: begin, values: { in: 12.5, out: 3 } },
    { time: begin + 60, values: { in: 0, out: null } },
    { time: begin + 180, values: { in: 20, out: null } },
  ],
};
describeConformance('LineChart', <LineChart {...base} />, { tag: 'figure' });

const plot = () => screen.getByRole('slider', { name: /网络/ });

test('arrows read out one moment after the other; what is unknown is said to be', async () => {
  const { container } = render(<LineChart {...base} />);
  plot().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '14:00，入 12.5 Mbps，出 3 Mbps');
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '14:01，入 0 Mbps，出 未知');
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '14:02，入 未知，出 未知');
  await userEvent.keyboard('{Escape}');
  expect(container.querySelector('[data-part="readout"]')).toBeNull();
});

test('the pointer reads out the moment under it', () => {
  const { container } = render(<LineChart {...base} />);
  plot().getBoundingClientRect = () => new DOMRect(0, 0, 400, 120);
  fireEvent.pointerMove(plot(), { clientX: 350 });
  expect(container.querySelector('[data-part="readout"]')).toHaveTextContent('14:03入20 Mbps出—未知');
});

test('the same numbers stand as a table on request, and the newest beside each name', async () => {
  const { container } = render(<LineChart {...base} />);
  expect(container.querySelector('[data-part="legend"]')).toHaveTextContent('入 20 Mbps出 3 Mbps');
  await userEvent.click(screen.getByRole('button', { name: '表格查看' }));
  const table = screen.getByRole('table', { name: '网络' });
  expect(within(table).getByRole('row', { name: '2026-11-20 14:01 0 Mbps 未知' })).toBeInTheDocument();
});

test('the newest value of a single line can say which moment it is of', () => {
  const [one] = base.series;
  const { container } = render(<LineChart {...base} series={one === undefined ? [] : [one]} newestName="30 天后" />);
  expect(container.querySelector('[data-part="legend"]')).toHaveTextContent('30 天后 20 Mbps');
});

test('a line is broken where nothing is known', () => {
  const runs = lineRuns(slotsOf(base.points, base.span), 'in', [0, 10, 20]);
  expect(runs).toEqual([
    [
      { x: 0.125, y: 0.375 },
      { x: 0.375, y: 1 },
    ],
    [{ x: 0.875, y: 0 }],
  ]);
});

test('without data it keeps its axes and offers nothing to read out', () => {
  render(<LineChart {...base} points={[]} />);
  expect(screen.getByText('该时间段没有数据')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the time axis names few moments, round in China', () => {
  const hours = (count: number) => timeTicks({ begin, end: begin + count * 3600 });
  expect(hours(1).map((tick) => tick - begin)).toEqual([0, 900, 1800, 2700, 3600]);
  expect(hours(24).every((tick) => (tick + 8 * 3600) % (6 * 3600) === 0)).toBe(true);
  expect(hours(168).every((tick) => (tick + 8 * 3600) % 86_400 === 0)).toBe(true);
  expect(hours(168).length).toBeLessThanOrEqual(6);
});

test('labels that are days apart name the day alone', () => {
  const moments = (seconds: number, step: number) => momentFormat({ begin, end: begin + seconds, step });
  expect(moments(86_400, 3600)).toBe('hourMinute');
  expect(moments(604_800, 3600)).toBe('monthDay');
  expect(moments(2_592_000, 86_400)).toBe('day');
  const { container } = render(
    <LineChart {...base} span={{ begin, end: begin + 2_592_000, step: 86_400 }} points={[]} />,
  );
  const labels = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) expect(label).toMatch(/^\d{2}-\d{2}$/);
});

test('the axis ends at all there is, and beyond it only where a value is', () => {
  expect(lineTicks(base.points, base.series, 24)).toEqual([0, 12, 24]);
  expect(lineTicks(base.points, base.series, 16)).toEqual([0, 10, 20]);
  expect(lineTicks([], base.series, 0)).toEqual([0]);
});

test('where every value is 0 the line lies on the ground', () => {
  const points = base.points.map(({ time }) => ({ time, values: { in: 0, out: 0 } }));
  const { container } = render(<LineChart {...base} points={points} height={120} />);
  expect(container.innerHTML).not.toContain('NaN');
  const lines = [...container.querySelectorAll('svg svg path')].map((path) => path.getAttribute('d'));
  expect(lines).toContain('M125.0 120.0L375.0 120.0');
});

test('money is written with its two decimals, and whole days of the table without a time', () => {
  const day = 86_400;
  const midnight = begin + 10 * 3600;
  const { container } = render(
    <LineChart
      label="可用"
      series={[{ key: 'left', label: '可用' }]}
      points={[0, 1].map((days) => ({ time: midnight + days * day, values: { left: 298_035 - days * 1585 } }))}
      span={{ begin: midnight, end: midnight + 30 * day, step: day }}
      measure="money"
      defaultView="table"
    />,
  );
  expect(container.querySelector('[data-part="legend"]')).toHaveTextContent('¥2,964.50');
  expect(screen.getByRole('row', { name: '2026-11-21 ¥2,980.35' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2026-11-22 ¥2,964.50' })).toBeInTheDocument();
});

test('a value below 0 lies within the plot', () => {
  const points = [10, -5].map((left, index) => ({ time: begin + index * 60, values: { in: left } }));
  const ticks = lineTicks(points, base.series, 100);
  expect(ticks).toEqual([-10, 0, 10]);
  expect(lineRuns(slotsOf(points, base.span), 'in', ticks)).toEqual([
    [
      { x: 0.125, y: 0 },
      { x: 0.375, y: 0.75 },
    ],
  ]);
});

test('a number that nobody told is unknown, as no number is', () => {
  const points = [20, Number.NaN].map((told, index) => ({ time: begin + index * 60, values: { in: told } }));
  expect(newestOf(points, 'in')).toBe(20);
  expect(lineTicks(points, base.series, 24)).toEqual([0, 12, 24]);
  expect(lineRuns(slotsOf(points, base.span), 'in', [0, 12, 24])).toHaveLength(1);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { StackedBarChart, type StackedBarChartProps } from './StackedBarChart';

const base: StackedBarChartProps = {
  label: '每日消费',
  parts: [
    { key: 'instance', label: '实例' },
    { key: 'disk', label: '磁盘' },
  ],
  bars: [
    { key: '17', label: '11-17', title: '2026-11-17', values: { instance: 20_000, disk: 4200 } },
    { key: '18', label: '11-18', title: '2026-11-18', values: { instance: 156_575, disk: -1661 }, current: true },
    { key: '19', label: '11-19', values: {} },
  ],
};
describeConformance('StackedBarChart', <StackedBarChart {...base} />, { tag: 'figure' });

const plot = () => screen.getByRole('slider', { name: /每日消费/ });

test('screen readers have every number as a table', () => {
  render(<StackedBarChart {...base} />);
  const table = screen.getByRole('table', { name: '每日消费' });
  expect(within(table).getByRole('row', { name: '2026-11-18 ¥1,565.75 −¥16.61 ¥1,549.14' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: '合计 ¥1,765.75 ¥25.39 ¥1,791.14' })).toBeInTheDocument();
});

test('arrows read out one day after the other, Escape ends it', async () => {
  const { container } = render(<StackedBarChart {...base} />);
  plot().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '2026-11-17，¥242.00，实例 ¥200.00，磁盘 ¥42.00');
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '2026-11-18，¥1,549.14，实例 ¥1,565.75，磁盘 −¥16.61');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(plot()).toHaveAttribute('aria-valuetext', '11-19，暂无');
  await userEvent.keyboard('{Escape}');
  expect(container.querySelector('[data-part="readout"]')).toBeNull();
});

test('the pointer reads out the day under it', () => {
  const { container } = render(<StackedBarChart {...base} />);
  plot().getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent.pointerMove(plot(), { clientX: 50 });
  expect(container.querySelector('[data-part="readout"]')).toHaveTextContent('2026-11-17¥242.00');
  fireEvent.pointerLeave(plot());
  expect(container.querySelector('[data-part="readout"]')).toBeNull();
});

test('the table can be drawn in place of the chart', async () => {
  render(<StackedBarChart {...base} />);
  await userEvent.click(screen.getByRole('button', { name: '表格查看' }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('region', { name: '每日消费' })).toBeVisible();
  expect(screen.getByRole('button', { name: '图形查看' })).toHaveFocus();
});

test('without data it says so and offers nothing to read out', () => {
  render(<StackedBarChart {...base} bars={[]} />);
  expect(screen.getByText('该时间段没有数据')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('bars without a value stand on 0, and no other number is on the axis', () => {
  const { container } = render(
    <StackedBarChart {...base} bars={base.bars.map((bar) => ({ ...bar, values: { instance: 0 } }))} />,
  );
  expect(container.querySelector('[data-part="axis"]')).toHaveTextContent(/^0$/);
});

test('a part that could not be had is not shown as zero', () => {
  const { container } = render(
    <StackedBarChart
      {...base}
      parts={[
        { key: 'instance', label: '实例' },
        { key: 'cloud', label: '云盘', missing: true },
      ]}
    />,
  );
  expect(container.querySelector('[data-part="legend"]')).toHaveTextContent('云盘 —暂无');
});

test('a day is chosen by a press or by Enter on the one that is read out, and one that is still empty is not', async () => {
  const chosen: string[] = [];
  render(<StackedBarChart {...base} onBarSelect={(key) => chosen.push(key)} />);
  plot().getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent.click(plot(), { clientX: 50 });
  plot().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}{End}{Enter}');
  expect(chosen).toEqual([base.bars[0]?.key, base.bars[1]?.key]);
});

test('the legend leaves a part out of the bars and keeps its sum, and never the last one', async () => {
  function Chosen() {
    const [hidden, setHidden] = useState<readonly string[]>([]);
    return <StackedBarChart {...base} hiddenParts={hidden} onHiddenPartsChange={setHidden} />;
  }
  render(<Chosen />);
  const [first, ...others] = screen.getAllByRole('button', { pressed: true });
  const words = first?.textContent;
  if (first) await userEvent.click(first);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(first).toHaveTextContent(words ?? '');
  expect(screen.queryByRole('columnheader', { name: base.parts[0]?.label })).toBeNull();
  for (const other of others) await userEvent.click(other);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('a tap reads out the day under it until the focus leaves, and a scroll by finger reads out nothing', () => {
  const { container } = render(<StackedBarChart {...base} />);
  const readout = () => container.querySelector('[data-part="readout"]');
  const finger = { clientX: 50, pointerType: 'touch' };
  plot().getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent.pointerDown(plot(), finger);
  fireEvent.pointerLeave(plot(), finger);
  expect(readout()).toHaveTextContent('2026-11-17¥242.00');
  fireEvent.blur(plot());
  expect(readout()).toBeNull();
  fireEvent.pointerDown(plot(), finger);
  fireEvent.pointerCancel(plot(), finger);
  fireEvent.pointerLeave(plot(), finger);
  expect(readout()).toBeNull();
});

test('the words of a reference keep apart from the bars behind them', () => {
  render(<StackedBarChart {...base} reference={{ value: 80_000, label: '日均 ¥800.00' }} />);
  expect(getComputedStyle(screen.getByText('日均 ¥800.00')).getPropertyValue('paint-order')).toBe('stroke');
});

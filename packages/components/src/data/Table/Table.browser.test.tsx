import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
// What the session with the browser answers.
import type {} from '@vitest/browser-playwright';
import { cdp, userEvent as realPointer } from 'vitest/browser';
import { isVirtual, rowOf, rows, show, table, type Order } from '../../../test/long-table';
import { createTableSelection, type TableColumn } from '.';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

const sortedByCut: TableColumn<Order>[] = [
  {
    key: 'note',
    header: '订单',
    sortable: true,
    resizable: true,
    width: 200,
    rowHeader: true,
    cell: (row) => row.note,
  },
];

test('a head that can be sorted and made wider is pressed 24 px high, as high as it is drawn', () => {
  show(table({ columns: sortedByCut, rows: rows.slice(0, 1), onSortChange: vi.fn() }));
  const button = screen.getByRole('button', { name: '订单' });
  const { left, width, top, bottom } = button.getBoundingClientRect();
  expect(bottom - top).toBe(24);
  const middle = left + width / 2;
  for (const y of [top + 0.5, bottom - 0.5]) expect(button.contains(document.elementFromPoint(middle, y))).toBe(true);
});

test('a tick among a thousand rows draws its own row only', async () => {
  const cell = vi.fn((row: Order) => row.note);
  const counted: TableColumn<Order>[] = [{ key: 'note', header: '订单', cell }];
  show(table({ columns: counted, selection: createTableSelection() }));
  await isVirtual();
  cell.mockClear();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 订单 1' }));
  expect(cell).not.toHaveBeenCalled();
});

test('a frame without room for all columns leaves away the ones it may, and has them again when it grows', async () => {
  const wide: TableColumn<Order>[] = [
    { key: 'note', header: '订单', width: 160, rowHeader: true, cell: (row) => row.note },
    { key: 'size', header: '配置', cell: (row) => row.id },
    { key: 'image', header: '镜像', width: 200, hideBelow: 'md', cell: (row) => row.id },
  ];
  const framed = (width: number) => (
    <div style={{ width }}>{table({ columns: wide, rows: rows.slice(0, 2), minWidth: 240 })}</div>
  );
  const { draw } = show(framed(420));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '镜像' })).toBeNull());
  expect(screen.getByRole('columnheader', { name: '配置' }).clientWidth).toBeGreaterThanOrEqual(140);
  expect(screen.getByText('宽度不足，未显示：镜像')).toBeVisible();
  draw(framed(560));
  expect(await screen.findByRole('columnheader', { name: '镜像' })).toBeVisible();
  expect(screen.queryByText(/未显示/)).toBeNull();
});

test('what has no room is shown when it is asked for: the table scrolls, and goes back to what fits', async () => {
  show(
    <div style={{ width: 420 }}>
      {table({
        rows: rows.slice(0, 2),
        minWidth: 240,
        columns: [
          { key: 'note', header: '订单', width: 160, rowHeader: true, cell: (row) => row.note },
          { key: 'size', header: '配置', cell: (row) => row.id },
          { key: 'image', header: '镜像', width: 200, hideBelow: 'md', cell: (row) => row.id },
        ],
      })}
    </div>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '显示全部列' }));
  expect(await screen.findByRole('columnheader', { name: '镜像' })).toBeVisible();
  const frame = screen.getByRole('group', { name: '订单' });
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  await userEvent.click(screen.getByRole('button', { name: '只显示放得下的列' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '镜像' })).toBeNull());
});

test('where all columns have room once they are asked for, the way back stays and keeps the focus', async () => {
  show(
    <div style={{ width: 640 }}>
      {table({
        rows: rows.slice(0, 2),
        minWidth: 240,
        columns: [
          { key: 'note', header: '订单', width: 160, rowHeader: true, cell: (row) => row.note },
          { key: 'image', header: '镜像', width: 200, hideBelow: 'xl', cell: (row) => row.id },
        ],
      })}
    </div>,
  );
  const word = await screen.findByRole('button', { name: '显示全部列' });
  word.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('columnheader', { name: '镜像' })).toBeVisible();
  expect(screen.getByText('已显示全部列')).toBeVisible();
  expect(screen.getByRole('button', { name: '只显示放得下的列' })).toHaveFocus();
});

test('a table wider than its place scrolls sideways under its first column', async () => {
  show(
    <div style={{ width: 500 }}>
      {table({
        rows: rows.slice(0, 3),
        minWidth: 900,
        columns: [
          { key: 'note', header: '订单', rowHeader: true, sticky: 'start', width: 200, cell: (row) => row.note },
          { key: 'rest', header: '说明', cell: () => '按量' },
        ],
      })}
    </div>,
  );
  const frame = await screen.findByRole('group', { name: '订单' });
  const first = screen.getByRole('rowheader', { name: '订单 0' });
  const before = first.getBoundingClientRect().left;
  frame.scrollLeft = 300;
  expect(frame.scrollLeft).toBe(300);
  expect(Math.abs(first.getBoundingClientRect().left - before)).toBeLessThan(4);
});

test('choosing a row lays nothing out again', async () => {
  const devtools = cdp();
  await devtools.send('Performance.enable');
  const layouts = async () => {
    document.body.getBoundingClientRect();
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value;
  };
  const selection = createTableSelection(['k0', 'k1']);
  show(table({ selection, rows: rows.slice(0, 50) }));
  await screen.findByRole('rowheader', { name: '订单 3' });
  const before = await layouts();
  selection.choose(['k3'], true);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /订单 3$/ })).toBeChecked());
  expect(await layouts()).toBe(before);
});

test.each([{}, { maxHeight: 400 }])(
  'while it is read again a bar lies under the head, and no row moves (%o)',
  async (props) => {
    const few = rows.slice(0, 20);
    const { draw } = show(table({ rows: few, ...props }));
    const row = await rowOf('订单 0');
    const before = row?.getBoundingClientRect().top;
    draw(table({ rows: few, refreshing: true, ...props }));
    expect(row?.getBoundingClientRect().top).toBe(before);
    const [bar, frame] = ['[data-part="progress"]', '[data-component="Table"]'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    expect(bar?.width).toBe(frame?.width);
    expect((bar?.top ?? 0) - (frame?.top ?? 0)).toBe(35);
  },
);

const movable: TableColumn<Order>[] = [
  { key: 'note', header: '订单', rowHeader: true, width: 200, resizable: true, cell: (row) => row.note },
  { key: 'room', header: '机房', width: 120, resizable: true, cell: () => '华东一区' },
  { key: 'rest', header: '说明', cell: () => '按量' },
];
const headWidth = (name: string) => Math.round(screen.getByRole('columnheader', { name }).offsetWidth);

test('an edge follows the pointer, the next column keeps its width, and the host hears of it once', async () => {
  const onColumnWidthsChange = vi.fn();
  show(<div style={{ width: 800 }}>{table({ columns: movable, rows: rows.slice(0, 3), onColumnWidthsChange })}</div>);
  const edge = await screen.findByRole('separator', { name: '调整列宽：订单' });
  const rest = screen.getByRole('columnheader', { name: '说明' });
  // From the middle of the edge, 188 px from the start of the table, to 20 px within the last column, which begins at 320.
  await realPointer.dragAndDrop(edge, rest, { targetPosition: { x: 20, y: 10 } });
  await waitFor(() => expect(onColumnWidthsChange).toHaveBeenCalledOnce());
  expect(headWidth('订单')).toBe(200 + 320 + 20 - 188);
  expect(headWidth('机房')).toBe(120);
  expect(onColumnWidthsChange).toHaveBeenCalledWith({ note: headWidth('订单') });
});

test('a column that somebody widened pushes no other out of sight: the table scrolls', async () => {
  const leaving = movable.map((column) => (column.key === 'room' ? { ...column, hideBelow: 'md' as const } : column));
  const shown = (note: number) => (
    <div style={{ width: 480 }}>
      {table({ columns: leaving, rows: rows.slice(0, 3), minWidth: 400, columnWidths: { note } })}
    </div>
  );
  const { draw } = show(shown(200));
  await screen.findByRole('columnheader', { name: '机房' });
  expect(screen.queryByRole('group', { name: '订单' })).toBeNull();
  draw(shown(400));
  const frame = await screen.findByRole('group', { name: '订单' });
  expect(screen.getByRole('columnheader', { name: '机房' })).toBeInTheDocument();
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
});

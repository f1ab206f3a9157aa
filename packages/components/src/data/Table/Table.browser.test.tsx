import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
// What the session with the browser answers.
import type {} from '@vitest/browser-playwright';
import { cdp, userEvent as realPointer } from 'vitest/browser';
import { GlobalStyle } from '../../foundation/GlobalStyle/GlobalStyle';
import { createTableSelection, Table, type TableColumn, type TableProps } from '.';

interface Order {
  id: string;
  note: string;
}

const rows: Order[] = Array.from({ length: 1000 }, (_, index) => ({ id: `k${index}`, note: `订单 ${index}` }));
const columns: TableColumn<Order>[] = [
  { key: 'note', header: '订单', rowHeader: true, cell: (row) => row.note },
  { key: 'open', header: '操作', cell: (row) => <a href={`#${row.id}`}>查看</a> },
];
const rowKey = (row: Order) => row.id;
const rowName = (row: Order) => row.note;
const detail = (row: Order) => <p style={{ height: 120, margin: 0 }}>{row.note} 的明细</p>;
const table = (props: Partial<TableProps<Order>> = {}) => (
  <Table
    caption="订单"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    rowName={rowName}
    stickyTop={0}
    rowHeight={43}
    {...props}
  />
);
const show = (element: ReactElement) =>
  render(
    <>
      <GlobalStyle />
      {element}
    </>,
  );

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

const drawn = () => document.querySelectorAll('tr[data-row]');
const isVirtual = () => waitFor(() => expect(document.querySelector('[data-part="space"]')).not.toBeNull());
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr');

test('of a thousand rows a screenful stands, and each tells its true place', async () => {
  show(table());
  await isVirtual();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(drawn().length).toBeLessThan(60);
  expect(await rowOf('订单 0')).toHaveAttribute('aria-rowindex', '2');
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(await rowOf('订单 999')).toHaveAttribute('aria-rowindex', '1001');
  expect(drawn().length).toBeLessThan(60);
});

test('within a height of its own it scrolls in its frame, whose name the keyboard finds', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  const frame = screen.getByRole('group', { name: '订单' });
  expect(frame).toHaveAttribute('tabindex', '0');
  await waitFor(() => {
    frame.scrollTop = 20_000;
    expect(Number([...drawn()].at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(400);
  });
  expect(window.scrollY).toBe(0);
  const head = screen.getByRole('columnheader', { name: '订单' }).getBoundingClientRect();
  expect(Math.round(head.top)).toBe(Math.round(frame.getBoundingClientRect().top));
});

test('open details push the rows below and are counted', async () => {
  const expansion = createTableSelection(['k3']);
  show(table({ detail, expansion }));
  await isVirtual();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
  const [opened, next] = [await rowOf('订单 3'), await rowOf('订单 4')];
  expect(next).toHaveAttribute('aria-rowindex', '7');
  await waitFor(() =>
    expect(
      (next?.getBoundingClientRect().top ?? 0) - (opened?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThanOrEqual(120),
  );
});

test('the row that holds the focus stays, however far it is scrolled away', async () => {
  show(table());
  await isVirtual();
  const link = within((await rowOf('订单 2')) as HTMLElement).getByRole('link');
  link.focus();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(Number([...drawn()].at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(400));
  expect(document.activeElement).toBe(link);
  link.blur();
});

const linkIn = async (name: string) => within((await rowOf(name)) as HTMLElement).getByRole('link');
const before = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `n${index}`, note: `新订单 ${index}` }));

test.each([
  ['in sight', 0],
  ['scrolled away', 20_000],
])('rows that come before the row with the focus leave it its focus, %s', async (_, scrolled) => {
  const { rerender } = show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  window.scrollTo(0, scrolled);
  await waitFor(() =>
    expect(Number([...drawn()].at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(scrolled / 50),
  );
  rerender(
    <>
      <GlobalStyle />
      {table({ rows: [...before(60), ...rows] })}
    </>,
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1061'));
  expect(await rowOf('订单 2')).toHaveAttribute('aria-rowindex', '64');
  expect(link).toHaveFocus();
});

test('the row that had the focus gives it up to the next one alone, so that a window that closes can give it back', async () => {
  show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  link.blur();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(Number([...drawn()].at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(400));
  expect(link).toBeInTheDocument();
  within([...drawn()].at(-1) as HTMLElement)
    .getByRole('link')
    .focus();
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('another order of the rows leaves the focus in its record', async () => {
  const { rerender } = show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  rerender(
    <>
      <GlobalStyle />
      {table({ rows: rows.toReversed() })}
    </>,
  );
  expect(await rowOf('订单 999')).toHaveAttribute('aria-rowindex', '2');
  expect(await rowOf('订单 2')).toHaveAttribute('aria-rowindex', '999');
  expect(link).toHaveFocus();
});

const print = (deed: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(deed));

test('on paper every row stands, in the order of the list, and the screen has its few again', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  print('beforeprint');
  expect(drawn()).toHaveLength(1000);
  expect(document.querySelector('[data-part="space"]')).toBeNull();
  expect(drawn()[999]).toHaveTextContent('订单 999');
  print('afterprint');
  await isVirtual();
  expect(drawn().length).toBeLessThan(60);
});

test.each([
  ['on the paper', 2],
  ['beyond its end', 5_100],
])('a print takes the focus from no row, %s', async (_, place) => {
  const many = Array.from({ length: 5_200 }, (_unused, index) => ({ id: `k${index}`, note: `订单 ${index}` }));
  show(table({ rows: many }));
  await isVirtual();
  window.scrollTo(0, place * 43);
  const link = await linkIn(`订单 ${place}`);
  link.focus();
  print('beforeprint');
  expect(link).toHaveFocus();
  print('afterprint');
  await isVirtual();
  expect(link).toHaveFocus();
});

test('on paper no frame cuts the rows', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  const devtools = cdp();
  await devtools.send('Emulation.setEmulatedMedia', { media: 'print' });
  const frame = screen.getByRole('group', { name: '订单' });
  expect(getComputedStyle(frame).maxHeight).toBe('none');
  await devtools.send('Emulation.setEmulatedMedia', { media: '' });
});

test('of a list too long for paper five thousand rows are printed, and the table says how many are not', async () => {
  const many = Array.from({ length: 5_200 }, (_, index) => ({ id: `k${index}`, note: `订单 ${index}` }));
  show(table({ rows: many, columns: columns.slice(0, 1) }));
  await isVirtual();
  print('beforeprint');
  expect(drawn()).toHaveLength(5_000);
  expect(screen.getByText('其余 200 行未打印')).toBeInTheDocument();
  print('afterprint');
  await isVirtual();
  expect(screen.queryByText(/未打印/)).toBeNull();
});

test('rows that turn out higher than was thought push nothing that is in sight', async () => {
  const tall: TableColumn<Order>[] = [
    { key: 'note', header: '订单', rowHeader: true, cell: (row) => row.note },
    { key: 'note2', header: '备注', cell: () => <p style={{ height: 120, margin: 0 }}>两行</p> },
  ];
  show(table({ columns: tall, rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(300));
  const first = Number(drawn()[0]?.getAttribute('aria-rowindex'));
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  window.scrollBy(0, -200);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeLessThan(first));
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - 200)).toBeLessThan(1);
});

test.each([
  ['as high as was thought', 43],
  ['lower than was thought', 61],
])('on the way down, and up again among rows %s, nothing but the person moves the page', async (_, rowHeight) => {
  show(table({ rowHeight }));
  await isVirtual();
  const moves = vi.spyOn(window, 'scrollBy');
  const placeOf = () => Number(drawn()[0]?.getAttribute('aria-rowindex'));
  for (const top of [700, 1_400, 2_100, 2_800, 2_100, 1_400]) {
    const before = placeOf();
    window.scrollTo(0, top);
    await waitFor(() => expect(placeOf()).not.toBe(before));
  }
  expect(moves).not.toHaveBeenCalled();
  moves.mockRestore();
});

test('a way to the top that is shown as a movement arrives there', async () => {
  show(table({ rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 7_500);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(100));
  window.scrollTo({ top: 0, behavior: 'smooth' });
  await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 10_000 });
});

test('a row above the sight that grows while the page is scrolled moves nothing twice', async () => {
  show(table({ rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 7_500);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(100));
  const above = [...drawn()].findLast((row) => row.getBoundingClientRect().bottom < 0);
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  const cell = above?.querySelector<HTMLElement>('th');
  if (!cell) throw new Error('no row is drawn above the sight');
  cell.style.height = '140px';
  window.scrollBy(0, 1);
  await waitFor(() => expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before + 1)).toBeLessThan(1));
});

test('in a box of the page that scrolls it is the box whose rows stay in their place', async () => {
  const tall: TableColumn<Order>[] = [
    { key: 'note', header: '订单', rowHeader: true, cell: (row) => row.note },
    { key: 'note2', header: '备注', cell: () => <p style={{ height: 120, margin: 0 }}>两行</p> },
  ];
  show(
    <div data-testid="box" style={{ height: 500, overflowY: 'auto' }}>
      {table({ columns: tall, rowHeight: 43 })}
    </div>,
  );
  await isVirtual();
  const box = screen.getByTestId('box');
  box.scrollTo(0, 20_000);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(100));
  const first = Number(drawn()[0]?.getAttribute('aria-rowindex'));
  const edge = box.getBoundingClientRect().top;
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > edge + 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  box.scrollBy(0, -200);
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeLessThan(first));
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - 200)).toBeLessThan(1);
  expect(window.scrollY).toBe(0);
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
  const { rerender } = show(framed(420));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '镜像' })).toBeNull());
  expect(screen.getByRole('columnheader', { name: '配置' }).clientWidth).toBeGreaterThanOrEqual(140);
  expect(screen.getByText('宽度不足，未显示：镜像')).toBeVisible();
  rerender(
    <>
      <GlobalStyle />
      {framed(560)}
    </>,
  );
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
    const { rerender } = show(table({ rows: few, ...props }));
    const row = await rowOf('订单 0');
    const before = row?.getBoundingClientRect().top;
    rerender(
      <>
        <GlobalStyle />
        {table({ rows: few, refreshing: true, ...props })}
      </>,
    );
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
  const { rerender } = show(shown(200));
  await screen.findByRole('columnheader', { name: '机房' });
  expect(screen.queryByRole('group', { name: '订单' })).toBeNull();
  rerender(
    <>
      <GlobalStyle />
      {shown(400)}
    </>,
  );
  const frame = await screen.findByRole('group', { name: '订单' });
  expect(screen.getByRole('columnheader', { name: '机房' })).toBeInTheDocument();
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
});

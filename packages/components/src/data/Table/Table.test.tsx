import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Money } from '../Money/Money';
import {
  Table,
  createTableSelection,
  useSelectedKeys,
  type TableColumn,
  type TableProps,
  type TableSelection,
  type TableSort,
} from '.';

interface Instance {
  id: string;
  note: string;
  fen: number;
}

const rows: Instance[] = [
  { id: 'k7f3a2c', note: 'llama3-8b-sft', fen: 127_441 },
  { id: 'k2b91de', note: 'sdxl-推理服务', fen: 24_982 },
];
const columns: TableColumn<Instance>[] = [
  { key: 'note', header: '实例', cell: (row) => row.note, rowHeader: true, sticky: 'start' },
  { key: 'cost', header: '累计费用', cell: (row) => <Money fen={row.fen} />, align: 'end', sortable: true },
];
const rowKey = (row: Instance) => row.id;
const rowName = (row: Instance) => row.note;
const table = (props: Partial<TableProps<Instance>> = {}) => (
  <Table caption="云主机" columns={columns} rows={rows} rowKey={rowKey} rowName={rowName} {...props} />
);

afterEach(() => vi.unstubAllGlobals());

describeConformance('Table', table({ selection: createTableSelection() }), { tag: 'div' });

test('is a named table whose rows are headed by their names', () => {
  render(table());
  const grid = screen.getByRole('table', { name: '云主机' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['实例', '累计费用']);
  expect(screen.getByRole('rowheader', { name: 'llama3-8b-sft' })).toBeInTheDocument();
});

function Chosen({ selection }: { selection: TableSelection }) {
  return <output>{[...useSelectedKeys(selection)].join(' ')}</output>;
}

test('the first box stands half ticked for some rows and chooses all of the page', async () => {
  const selection = createTableSelection(['elsewhere']);
  render(
    <>
      {table({ selection })}
      <Chosen selection={selection} />
    </>,
  );
  const all = screen.getByRole('checkbox', { name: '选择本页全部' });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 llama3-8b-sft' }));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('elsewhere k7f3a2c k2b91de');
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere$/);
});

test('a tick draws its own row only', async () => {
  const cell = vi.fn((row: Instance) => row.note);
  const selection = createTableSelection();
  render(table({ selection, columns: [{ key: 'note', header: '实例', cell }] }));
  cell.mockClear();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 llama3-8b-sft' }));
  expect(cell).not.toHaveBeenCalled();
});

test('a sortable head tells its order and asks for the other', async () => {
  const onSortChange = vi.fn();
  render(table({ sort: { key: 'cost', direction: 'descending' }, onSortChange }));
  expect(screen.getByRole('columnheader', { name: '累计费用' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: '累计费用' }));
  expect(onSortChange).toHaveBeenCalledWith({ key: 'cost', direction: 'ascending' });
});

function Sorting({ initial = [] }: { initial?: readonly TableSort[] }) {
  const [sorts, setSorts] = useState(initial);
  const both = columns.map(
    (column): TableColumn<Instance> => ({ ...column, sortable: column.sortable ?? 'ascending' }),
  );
  return table({ columns: both, sorts, onSortsChange: setSorts });
}
const head = (name: string) => screen.getByRole('columnheader', { name });
const pressHead = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a row that cannot be chosen has its box off, and the page is chosen without it', async () => {
  const selection = createTableSelection();
  render(table({ selection, canSelect: ({ id }) => id !== 'k7f3a2c' }));
  const boxes = within(screen.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('checkbox');
  expect(boxes.filter((box) => (box as HTMLInputElement).disabled)).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(selection.keys().size).toBe(boxes.length - 1);
  expect(selection.has('k7f3a2c')).toBe(false);
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked();
});

test('the third press on a head leaves its column unsorted', async () => {
  render(<Sorting />);
  const seen = [];
  for (let press = 0; press < 3; press += 1) {
    await pressHead('累计费用');
    seen.push(head('累计费用').getAttribute('aria-sort'));
  }
  expect(seen).toEqual(['descending', 'ascending', null]);
});

test('a column may sort ascending first, and then alone', async () => {
  render(<Sorting initial={[{ key: 'cost', direction: 'descending' }]} />);
  await pressHead('实例');
  expect(head('实例')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('累计费用')).not.toHaveAttribute('aria-sort');
});

test('with Shift a second column sorts after the first, and says so', async () => {
  const user = userEvent.setup();
  render(<Sorting initial={[{ key: 'cost', direction: 'descending' }]} />);
  screen.getByRole('button', { name: '实例' }).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(head('累计费用')).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('button', { name: /^实例\s*第 2 顺位升序$/ })).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: '累计费用' })).toHaveTextContent('1');
});

const wide: TableColumn<Instance>[] = columns.map((column) =>
  column.key === 'note' ? { ...column, width: 200, resizable: true, widthRange: [96, 400] } : column,
);
const edge = () => screen.findByRole('separator', { name: '调整列宽：实例' });
const firstWidth = () => document.querySelector('col')?.style.width;

test('the edge of a column is moved by the keyboard, and no row is drawn again', async () => {
  const cell = vi.fn(({ note }: Instance) => note);
  const onColumnWidthsChange = vi.fn();
  const counted = wide.map((column) => ({ ...column, cell }));
  render(table({ columns: counted, onColumnWidthsChange }));
  (await edge()).focus();
  cell.mockClear();
  const seen = [];
  for (const key of ['{ArrowRight}', '{Shift>}{ArrowLeft}{/Shift}', '{Home}', '{ArrowLeft}', '{End}', '{Enter}']) {
    await userEvent.keyboard(key);
    seen.push(firstWidth());
  }
  expect(seen).toEqual(['208px', '168px', '96px', '96px', '400px', '200px']);
  expect(onColumnWidthsChange).toHaveBeenNthCalledWith(1, { note: 208 });
  expect(onColumnWidthsChange).toHaveBeenLastCalledWith({});
  expect(cell).not.toHaveBeenCalled();
});

test('an edge tells its place and its bounds, and the column keeps its name', async () => {
  render(table({ columns: wide, defaultColumnWidths: { note: 240 } }));
  const separator = await edge();
  expect(separator).toHaveAttribute('aria-valuenow', '240');
  expect(separator).toHaveAttribute('aria-valuemin', '96');
  expect(separator).toHaveAttribute('aria-valuemax', '400');
  expect(separator).toHaveAttribute('aria-valuetext', '240 像素');
  expect(screen.getByRole('columnheader', { name: '实例' })).toBeInTheDocument();
});

test('widths that the host keeps change only with it', async () => {
  const onColumnWidthsChange = vi.fn();
  const { rerender } = render(table({ columns: wide, columnWidths: { note: 240 }, onColumnWidthsChange }));
  (await edge()).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onColumnWidthsChange).toHaveBeenCalledExactlyOnceWith({ note: 248 });
  expect(firstWidth()).toBe('240px');
  rerender(table({ columns: wide, columnWidths: { note: 248 }, onColumnWidthsChange }));
  expect(firstWidth()).toBe('248px');
});

test('an edge that is let go where it was taken leaves the width to the host', async () => {
  const onColumnWidthsChange = vi.fn();
  const { rerender } = render(table({ columns: wide, columnWidths: { note: 240 }, onColumnWidthsChange }));
  const separator = await edge();
  separator.setPointerCapture = () => undefined;
  screen.getByRole('columnheader', { name: '实例' }).getBoundingClientRect = () => new DOMRect(0, 0, 240, 40);
  fireEvent.pointerDown(separator, { clientX: 100 });
  fireEvent.pointerMove(separator, { clientX: 150 });
  expect(firstWidth()).toBe('290px');
  fireEvent.pointerMove(separator, { clientX: 100 });
  fireEvent.pointerUp(separator, { clientX: 100 });
  expect(onColumnWidthsChange).not.toHaveBeenCalled();
  rerender(table({ columns: wide, columnWidths: { note: 200 }, onColumnWidthsChange }));
  expect(firstWidth()).toBe('200px');
});

test('while loading it is busy and shows no row', () => {
  render(table({ loading: true, rows: [] }));
  expect(screen.getByRole('table', { name: '云主机，加载中' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('while read again the old rows stay', () => {
  render(table({ refreshing: true }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('rowheader', { name: 'llama3-8b-sft' })).toBeInTheDocument();
});

test('an empty list shows what stands for it', () => {
  render(table({ rows: [], empty: <p>还没有实例</p> }));
  expect(screen.getByRole('cell')).toHaveTextContent('还没有实例');
});

test('a row opens its details by keyboard', async () => {
  render(table({ detail: (row) => `系统盘 50GB（${row.note}）` }));
  const [first] = screen.getAllByRole('button', { name: '展开详情' });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('系统盘 50GB（llama3-8b-sft）')).toBeVisible();
  expect(screen.getByRole('button', { name: '收起详情' })).toHaveAttribute('aria-expanded', 'true');
});

test('every column has a head with a name, that of the details too', () => {
  render(table({ detail: (row) => row.id, selection: createTableSelection() }));
  for (const head of screen.getAllByRole('columnheader')) expect(head).toHaveAccessibleName();
  expect(screen.getByRole('columnheader', { name: '详情' })).toBeInTheDocument();
});

test('a row without details has no button', () => {
  render(table({ detail: (row) => row.id, hasDetail: (row) => row.id === 'k7f3a2c' }));
  expect(screen.getAllByRole('button', { name: '展开详情' })).toHaveLength(1);
});

test('the host can know which details are open', async () => {
  const expansion = createTableSelection(['k2b91de']);
  render(table({ detail: (row) => row.id, expansion }));
  expect(screen.getByText('k2b91de')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '收起详情' }));
  expect(expansion.keys().size).toBe(0);
});

test('what failed stands above the rows that are still there', () => {
  render(table({ error: <p role="alert">列表更新失败</p> }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'llama3-8b-sft' })).toBeInTheDocument();
});

test('a column that was put away has neither head nor cells', () => {
  render(
    table({ hiddenColumns: new Set(['cost']), detail: (row) => row.id, expansion: createTableSelection(['k7f3a2c']) }),
  );
  expect(screen.queryByRole('columnheader', { name: '累计费用' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'k7f3a2c' })).toHaveAttribute('colspan', '2');
});

test('the closing row carries the sum', () => {
  render(table({ summary: { cost: <Money fen={152_423} /> } }));
  expect(screen.getByRole('table')).toHaveTextContent('¥1,524.23');
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('on a phone what stands for the cards is framed, as it is in the table', () => {
  onPhone();
  const card = () => <article />;
  const { rerender } = render(table({ rows: [], empty: '还没有实例', card }));
  expect(screen.getByText('还没有实例')).toHaveAttribute('data-part', 'state');
  rerender(table({ error: '读取失败', card }));
  expect(screen.getByText('读取失败')).toHaveAttribute('data-part', 'state');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('on a phone the rows are cards with the same boxes', async () => {
  onPhone();
  const selection = createTableSelection();
  render(
    table({
      selection,
      card: (row, select) => (
        <article>
          {select}
          {row.note}
        </article>
      ),
    }),
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: '云主机' })).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 sdxl-推理服务' }));
  expect(selection.has('k2b91de')).toBe(true);
});

test('rows in another order are moved, not drawn again', () => {
  const cell = vi.fn(({ note }: Instance) => note);
  const counted: TableColumn<Instance>[] = [{ key: 'note', header: '实例', rowHeader: true, cell }];
  const { rerender } = render(table({ columns: counted }));
  cell.mockClear();
  rerender(table({ columns: counted, rows: rows.toReversed() }));
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['sdxl-推理服务', 'llama3-8b-sft']);
  expect(cell).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { colWidths, resized, roomNeeded, withoutLeast } from './fit-columns';
import type { TableColumn } from './table-column';

const column = (key: string, rest: Partial<TableColumn<never>> = {}): TableColumn<never> => ({
  key,
  header: key,
  cell: () => key,
  ...rest,
});
const columns = [
  column('name', { width: 160 }),
  column('size'),
  column('image', { width: 120, hideBelow: 'lg' }),
  column('connection', { width: 100, hideBelow: 'lg' }),
  column('created', { width: 140, hideBelow: 'xl' }),
];
const left = (count: number) => withoutLeast(columns, count).map(({ key }) => key);

test('a column without a width is counted with the room its words need', () => {
  expect(roomNeeded(columns.slice(0, 2), 44)).toEqual([44 + 160 + 140]);
});

test('each column that goes makes the table narrower by its width', () => {
  expect(roomNeeded(columns, 0)).toEqual([660, 520, 420, 300]);
});

test('what only wide windows show goes first, and of equals the last', () => {
  expect([left(0), left(1), left(2), left(3)]).toEqual([
    ['name', 'size', 'image', 'connection', 'created'],
    ['name', 'size', 'image', 'connection'],
    ['name', 'size', 'image'],
    ['name', 'size'],
  ]);
  expect(withoutLeast(columns, 0)).toBe(columns);
});

test('a width that was chosen stands for the own one', () => {
  expect(roomNeeded(resized(columns.slice(0, 2), { name: 200, size: 90 }), 0)).toEqual([290]);
});

test('while no width was chosen the columns keep their own', () => {
  const all = [column('name', { width: 160 }), column('size', { width: 80 })];
  expect(colWidths(all, { elsewhere: 20 })).toEqual([160, 80]);
});

test('once a width was chosen one column takes what is left', () => {
  const name = column('name', { width: 160, resizable: true });
  const size = column('size', { width: 80 });
  const room = column('room', { width: 90, resizable: true });
  expect(colWidths([name, size, room], { name: 200 })).toEqual([200, undefined, 90]);
  expect(colWidths([name, room], { name: 200 })).toEqual([200, undefined]);
  expect(colWidths([name, column('image'), size], { name: 200 })).toEqual([200, undefined, 80]);
});

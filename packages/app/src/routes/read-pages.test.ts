import { expect, test } from 'vitest';
import { readAllPages, readExistingPage } from './read-pages';

/** A list of so many numbers, asked for by pages; keeps which pages were asked for. */
function list(total: number) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, index) => index);
  const ask = (page: number, size: number) => {
    asked.push(page);
    return Promise.resolve({ data: all.slice((page - 1) * size, page * size), total, page, page_size: size });
  };
  return { ask, asked, all };
}

test('a page beyond the end becomes the last one', async () => {
  const { ask, asked } = list(45);
  expect(await readExistingPage(ask, 9, 20)).toMatchObject({ page: 3, data: [40, 41, 42, 43, 44] });
  expect(asked).toEqual([9, 3]);
});

test('an empty list has one page, asked for once', async () => {
  const { ask, asked } = list(0);
  expect(await readExistingPage(ask, 1, 20)).toMatchObject({ page: 1, data: [] });
  expect(asked).toEqual([1]);
});

test('a back end that answers every page with the same rows, and tells no total, is not asked for ever', async () => {
  const asked: number[] = [];
  const rows = await readAllPages(
    (page, size) => {
      asked.push(page);
      return Promise.resolve({ data: [1, 2], total: Number.NaN, page, page_size: size });
    },
    (row) => row,
  );
  expect(rows).toEqual([1, 2]);
  expect(asked.length).toBeLessThan(10);
});

test('rows to which a back end gives no number all come, alike ones too, and none twice', async () => {
  const all = Array.from({ length: 150 }, (_, index) => ({ Id: 0, Amount: Math.floor(index / 2) }));
  const read = (paged: boolean) =>
    readAllPages(
      (page, page_size) =>
        Promise.resolve({
          data: paged ? all.slice((page - 1) * page_size, page * page_size) : all,
          total: all.length,
          page,
          page_size,
        }),
      ({ Id }) => Id,
    );
  expect(await read(true)).toEqual(all);
  expect(await read(false)).toEqual(all);
});

test('all rows come page by page, and it is told how far it is', async () => {
  const { ask, asked, all } = list(230);
  const told: number[][] = [];
  const rows = await readAllPages(
    ask,
    (row) => row,
    (...progress) => told.push(progress),
  );
  expect(rows).toEqual(all);
  expect(asked).toEqual([1, 2, 3]);
  expect(told).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ]);
});

/** The newest row stands first. What is done before each answer changes the list. */
function moving(rows: number[], changes: Readonly<Record<number, (rows: number[]) => void>>) {
  let asked = 0;
  return (page: number, size: number) => {
    changes[(asked += 1)]?.(rows);
    return Promise.resolve({
      data: rows.slice((page - 1) * size, page * size),
      total: rows.length,
      page,
      page_size: size,
    });
  };
}
const down = (from: number) => Array.from({ length: from }, (_, index) => from - index);
const identity = (row: number) => row;

test('a row that is written while the list is read stands in it, and none comes twice', async () => {
  const rows = await readAllPages(moving(down(250), { 2: (all) => void all.unshift(251) }), identity);
  expect(rows).toEqual(down(251));
});

test('a row that leaves while the list is read makes no other one fall between two pages', async () => {
  const rows = await readAllPages(moving(down(250), { 2: (all) => void all.splice(10, 1) }), identity);
  expect(rows).toEqual(down(250).filter((row) => row !== 240));
});

test('one that comes while another leaves is noticed, though the number of rows is the same', async () => {
  const exchange = (all: number[]) => {
    all.unshift(251);
    all.splice(120, 1);
  };
  const rows = await readAllPages(moving(down(250), { 2: exchange }), identity);
  expect(rows).toEqual(down(251).filter((row) => row !== 131));
});

test('a list that never rests still gives every row once', async () => {
  const write = (all: number[]) => void all.unshift(all.length + 1);
  const rows = await readAllPages(
    moving(down(250), Object.fromEntries(Array.from({ length: 99 }, (_, asked) => [asked, write]))),
    identity,
  );
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toEqual(expect.arrayContaining(down(250)));
  expect(rows.slice(0, 100)).toEqual([...rows].sort((a, b) => b - a).slice(0, 100));
});

test('of a row that changed meanwhile the newest state is kept', async () => {
  let asked = 0;
  const ask = (page: number, page_size: number) => {
    asked += 1;
    return Promise.resolve({
      data: [{ id: 1, state: asked === 1 ? 'unpaid' : 'paid' }],
      total: asked === 1 ? 2 : 1,
      page,
      page_size,
    });
  };
  expect(await readAllPages(ask, ({ id }) => id)).toEqual([{ id: 1, state: 'paid' }]);
});

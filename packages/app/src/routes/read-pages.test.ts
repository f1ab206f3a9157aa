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

test('all rows come page by page, and it is told how far it is', async () => {
  const { ask, all } = list(230);
  const told: number[][] = [];
  const { rows, last } = await readAllPages(ask, (...progress) => told.push(progress));
  expect(rows).toEqual(all);
  expect(last.page).toBe(3);
  expect(told).toEqual([[100, 230], [200, 230], [230, 230]]);
});

test('a list that shrinks on the way ends where it ends', async () => {
  const answers = [[1, 2], []];
  const { rows } = await readAllPages((page) => Promise.resolve({ data: answers[page - 1] ?? [], total: 9, page, page_size: 2 }));
  expect(rows).toEqual([1, 2]);
});

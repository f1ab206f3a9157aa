import { expect, test } from 'vitest';
import { pageCount, pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, shown) => expect(pageWindow(page, pages)).toEqual(shown));

test('the row never changes its length while one pages through', () => {
  const lengths = new Set(Array.from({ length: 20 }, (_, index) => pageWindow(index + 1, 20).length));
  expect([...lengths]).toEqual([7]);
});

test.each([
  [0, 10, 1],
  [36, 10, 4],
  [40, 10, 4],
  [41, 10, 5],
])('%i rows by %i fill %i pages', (total, size, pages) => expect(pageCount(total, size)).toBe(pages));

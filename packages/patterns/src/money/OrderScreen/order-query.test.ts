import { expect, test } from 'vitest';
import { orderQuery } from './order-query';

const read = (search: string) => orderQuery.read(new URLSearchParams(search));

test.each(['status=9', 'status=paid', 'pay_type=3', 'q=abc', 'q=1234567890123456'])(
  '%s counts as not said',
  (search) => {
    expect(read(search)).toEqual(orderQuery.blank);
  },
);

test('the number counts as a filter but not among those behind 筛选', () => {
  expect([orderQuery.filterCount(read('q=12')), orderQuery.isFiltered(read('q=12'))]).toEqual([0, true]);
  expect(orderQuery.filterCount(read('status=0&pay_type=1&from=2026-11-01&to=2026-11-20'))).toBe(3);
});

import { expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  isFiltered,
  orderParameters,
  readOrderQuery,
  withChange,
  withoutFilters,
} from './order-query';

const read = (search: string) => readOrderQuery(new URLSearchParams(search));

test('an address without parameters is the whole list, and the whole list needs none', () => {
  expect(read('')).toEqual(blankQuery);
  expect(orderParameters(blankQuery)).toEqual({});
});

test('every part of the list survives the way through the address, the states and channels numbered 0 as well', () => {
  const query = {
    status: 0,
    payType: 0,
    days: { start: '2026-11-01', end: '2026-11-20' },
    q: '118220261120',
    page: 3,
    size: 50,
  } as const;
  expect(readOrderQuery(new URLSearchParams(orderParameters(query)))).toEqual(query);
});

test.each([
  'status=',
  'status=9',
  'status=paid',
  'pay_type=3',
  'page=0',
  'page=1e3',
  'size=15',
  'q=abc',
  'q=%20',
  'from=2026-11-01',
])('%s counts as not said', (search) => {
  expect(read(search)).toEqual(blankQuery);
});

test('another filter starts at the first page; another page keeps the filters', () => {
  const query = read('status=1&page=4');
  expect(withChange(query, { payType: 1 })).toMatchObject({ status: 1, payType: 1, page: 1 });
  expect(withChange(query, { page: 2 })).toMatchObject({ status: 1, page: 2 });
});

test('the number counts as a filter but not among those behind 筛选', () => {
  expect([filterCount(read('q=12')), isFiltered(read('q=12'))]).toEqual([0, true]);
  expect(filterCount(read('status=0&pay_type=1&from=2026-11-01&to=2026-11-20'))).toBe(3);
  expect(isFiltered(withoutFilters(read('size=50&status=0&q=1')))).toBe(false);
});

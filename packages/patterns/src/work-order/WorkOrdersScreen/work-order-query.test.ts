import { expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  isFiltered,
  readWorkOrderQuery,
  withChange,
  withoutFilters,
  workOrderParameters,
} from './work-order-query';

const read = (search: string) => readWorkOrderQuery(new URLSearchParams(search));

test('every filter survives the way through the address, odd characters too', () => {
  const query = {
    status: 0 as const,
    category: 3,
    q: '100% #掉卡 & 重启?',
    days: { start: '2026-11-01', end: '2026-11-20' },
    page: 3,
    size: 50,
  };
  expect(readWorkOrderQuery(new URLSearchParams(workOrderParameters(query)))).toEqual(query);
});

test('a blank list has a blank address', () => {
  expect(workOrderParameters(blankQuery)).toEqual({});
  expect(read('')).toEqual(blankQuery);
});

test.each([
  'status=9',
  'status=',
  'status=x',
  'category=-1',
  'category=0',
  'page=0',
  'page=1e9',
  'size=7',
  'from=2026-02-30&to=2026-03-01',
])('%s counts as not said', (search) => {
  expect(read(search)).toEqual(blankQuery);
});

test('another filter starts at page 1, another page keeps the filters', () => {
  const query = { ...blankQuery, page: 4, status: 2 as const };
  expect(withChange(query, { category: 3 })).toMatchObject({ page: 1, status: 2, category: 3 });
  expect(withChange(query, { page: 5 })).toMatchObject({ page: 5, status: 2 });
  expect(withoutFilters({ ...query, size: 50 })).toEqual({ ...blankQuery, size: 50 });
});

test('words narrow the list without being counted as a filter of the sheet', () => {
  expect(isFiltered({ ...blankQuery, q: '带宽' })).toBe(true);
  expect(filterCount({ ...blankQuery, q: '带宽', status: 1, category: 2 })).toBe(2);
});

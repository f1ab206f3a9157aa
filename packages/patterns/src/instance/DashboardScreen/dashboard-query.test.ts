import { expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  isFiltered,
  queryParameters,
  readQuery,
  withChange,
  withoutFilters,
} from './dashboard-query';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address without parameters is the blank list, and the blank list needs none', () => {
  expect(read('')).toEqual(blankQuery);
  expect(queryParameters(blankQuery)).toEqual({});
});

test('every part of the list survives the way through the address', () => {
  const query = {
    tab: 'docker',
    status: 'statusRunningError',
    q: '训练 100%&',
    page: 3,
    size: 50,
    gpu: 'RTX 4090',
    district: '华东一区',
    due: '3d',
    sub: 'lab-a',
    highlight: 'k7f3a2c',
  } as const;
  const search = new URLSearchParams(
    Object.entries(queryParameters(query)).map(([name, value]) => [name, String(value)]),
  );
  expect(readQuery(search)).toEqual(query);
});

test.each([
  'tab=phone',
  'status=toString',
  'status=statusRunning',
  'page=0',
  'page=-2',
  'page=1e3',
  'size=15',
  'due=hour',
  'due=constructor',
])('%s counts as not said', (search) => {
  expect(read(search)).toEqual(blankQuery);
});

test('another filter starts at the first page; another page keeps the filters', () => {
  const query = read('status=all&page=4&gpu=H20&highlight=k7f3a2c');
  expect(withChange(query, { district: '华东一区' })).toMatchObject({
    status: 'statusAll',
    page: 1,
    gpu: 'H20',
    district: '华东一区',
    highlight: '',
  });
  expect(withChange(query, { page: 2 })).toMatchObject({ page: 2, gpu: 'H20' });
});

test('the words count as a filter but not among those behind 筛选', () => {
  expect([filterCount(read('q=a')), isFiltered(read('q=a'))]).toEqual([0, true]);
  expect(filterCount(read('status=all&gpu=H20&due=24h&sub=lab-a'))).toBe(4);
  expect(isFiltered(withoutFilters(read('tab=docker&size=50&status=all&q=a')))).toBe(false);
});

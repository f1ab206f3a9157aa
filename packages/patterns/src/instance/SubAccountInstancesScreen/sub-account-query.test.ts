import { expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  isFiltered,
  readSubAccountQuery,
  subAccountParameters,
  withChange,
  withoutFilters,
} from './sub-account-query';

const read = (text: string) => readSubAccountQuery(new URLSearchParams(text));

test('an address that says nothing is the blank list, and the blank list says nothing', () => {
  expect(read('')).toEqual(blankQuery);
  expect(subAccountParameters(blankQuery)).toEqual({});
});

test('what an address says comes back as it was', () => {
  const text = 'sub=lab-a&type=docker&status=statusRunning&q=bert&page=2&size=50';
  expect(new URLSearchParams(subAccountParameters(read(text))).toString()).toBe(text);
});

test.each(['type=bare', 'status=running', 'page=0', 'size=33'])('%s counts as not said', (text) => {
  expect(read(text)).toEqual(blankQuery);
});

test('clearing keeps the chosen sub-account, which is no filter of its list', () => {
  const query = read('sub=lab-a&type=kvm&q=x&page=3&size=50');
  expect(isFiltered(read('sub=lab-a'))).toBe(false);
  expect(filterCount(query)).toBe(2);
  expect(withoutFilters(query)).toEqual({ ...blankQuery, sub: 'lab-a', size: 50 });
  expect(withChange(query, { type: null })).toMatchObject({ type: null, page: 1 });
});

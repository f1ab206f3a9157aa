import { expect, test } from 'vitest';
import { subAccountQuery } from './sub-account-query';

const read = (text: string) => subAccountQuery.read(new URLSearchParams(text));

test.each(['type=bare', 'status=running'])('%s counts as not said', (text) => {
  expect(read(text)).toEqual(subAccountQuery.blank);
});

test('clearing keeps the chosen sub-account, which is no filter of its list', () => {
  const query = read('sub=lab-a&type=kvm&q=x&page=3&size=50');
  expect(subAccountQuery.isFiltered(read('sub=lab-a'))).toBe(false);
  expect(subAccountQuery.filterCount(query)).toBe(1);
  expect(subAccountQuery.clear(query)).toEqual(read('sub=lab-a&size=50'));
});

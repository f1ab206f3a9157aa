import { expect, test } from 'vitest';
import { days } from '../day-range';
import { choice, field, identity, option, page, place, tab, text, words } from './fields';
import { defineListQuery, type ListField, type QueryOf } from './list-query';

const list = defineListQuery(
  {
    tab: tab(['records', 'titles']),
    status: choice([0, 1, 2]),
    order: option(['asc', 'desc'], 'asc', { part: 'view', name: 'sort' }),
    least: field<number | null>({ blank: null, group: 'price', parse: Number }),
    most: field<number | null>({ blank: null, group: 'price', parse: Number }),
    days: days(),
    q: words(),
    highlight: text(undefined, { part: 'passing' }),
    ...place,
  },
  {
    tabs: { by: 'tab', own: ['status'] },
    within: (query, blank) => (query.tab === 'titles' ? { ...query, status: blank.status } : query),
  },
);
type Query = QueryOf<typeof list>;
const read = (search: string): Query => list.read(new URLSearchParams(search));
const full =
  'status=0&sort=desc&least=1&most=5&from=2026-11-01&to=2026-11-20&q=%E5%B8%A6%E5%AE%BD&highlight=k1&page=3&size=50';

test('another filter starts at page 1 and forgets what was just bought; another page keeps the filters', () => {
  expect(list.change(read(full), { status: 2 })).toEqual({ ...read(full), status: 2, page: 1, highlight: '' });
  expect(list.change(read(full), { page: 4 })).toEqual({ ...read(full), page: 4, highlight: '' });
});

test('another list begins without the filters of the one before, and keeps those they share', () => {
  expect(list.change(read(full), { tab: 'titles' })).toMatchObject({ tab: 'titles', status: null, q: '带宽', page: 1 });
  expect(list.change(read(full), { tab: 'records' })).toMatchObject({ status: 0 });
});

test('what another list knows counts as not said', () => {
  expect(read('tab=titles&status=2')).toEqual({ ...list.blank, tab: 'titles' });
});

test('the two ends of a range count as one filter, words and the order of rows as none', () => {
  expect(list.filterCount(read(full))).toBe(3);
  expect([list.isFiltered(read('q=a')), list.filterCount(read('q=a'))]).toEqual([true, 0]);
  expect(list.isFiltered(read('sort=desc&page=2&size=50'))).toBe(false);
});

test('taking the filters off leaves the order of rows and their number, and in the sheet the words too', () => {
  expect(list.clear(read(full))).toEqual(read('sort=desc&size=50'));
  expect(list.clearFilters(read(full))).toEqual(read('sort=desc&size=50&q=带宽'));
});

test('two addresses of one list have one key, whatever else they say', () => {
  expect(list.key(read('page=1&status=9&unknown=x'))).toBe(list.key(list.blank));
  expect(list.key(read('page=2'))).not.toBe(list.key(list.blank));
});

const said = <Value>(each: ListField<Value>, value: string): Value =>
  each.read(new URLSearchParams({ it: value }), 'it');

test.each(['', '0', '-1', '1.5', '1e3', 'x'])('%j is the first page, and no record', (value) => {
  expect([said(page(), value), said(identity(), value)]).toEqual([1, null]);
});

test('no list has a million pages', () => expect(said(page(), '1000000')).toBe(1));

test('an empty text stands for no state, not for the state numbered 0', () => {
  expect([said(choice([0, 1]), '0'), said(choice([0, 1]), '')]).toEqual([0, null]);
});

test.each(['15', '', '1000'])('%j is no number of rows that is offered', (value) => {
  expect(said(place.size, value)).toBe(place.size.blank);
});

test('words are cut after 60 characters, none of them in half', () => {
  expect(said(words(), ` ${'卡'.repeat(59)}😀😀`)).toBe(`${'卡'.repeat(59)}😀`);
});

test('words that become other words are one step for "back"; the first words, another page and another filter are their own', () => {
  const searched = read('q=a&status=1');
  const isSameSearch = (change: Partial<Query>) => list.isSameSearch(searched, list.change(searched, change));
  expect(isSameSearch({ q: 'ab' })).toBe(true);
  expect(isSameSearch({ q: '' })).toBe(true);
  expect(isSameSearch({ page: 2 })).toBe(false);
  expect(isSameSearch({ q: 'ab', status: 2 })).toBe(false);
  expect(list.isSameSearch(list.blank, list.change(list.blank, { q: 'a' }))).toBe(false);
});

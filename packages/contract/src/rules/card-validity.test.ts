import { describe, expect, test } from 'vitest';
import { isCardOver, tidyCardDay, validityProblems } from './card-validity';

test.each([
  ['2021.03.01', '2021-03-01'],
  ['20210301', '2021-03-01'],
  ['2021年3月1日', '2021-03-01'],
  [' 2021 - 3 - 1 ', '2021-03-01'],
  ['２０２１．０３．０１', '2021-03-01'],
  [' 长期 ', '长期'],
  ['202131', '202131'],
  ['', ''],
])('%s is the day %s', (text, day) => expect(tidyCardDay(text)).toBe(day));

describe('the days of a card', () => {
  const problemsOf = (valid_begin: string, valid_end: string) =>
    validityProblems({ valid_begin, valid_end }).map(({ field }) => field);
  test.each([
    ['2021-03-01', '2041-03-01', []],
    ['2021-03-01', '长期', []],
    ['', '', ['valid_begin', 'valid_end']],
    ['长期', '长期', ['valid_begin']],
    ['2021-02-30', '2041-03-01', ['valid_begin']],
    ['2021-03-01', '2041-13-01', ['valid_end']],
    ['2021-03-01', '2021-03-01', ['valid_end']],
  ])('from %s to %s are wrong at %j', (begin, end, fields) => expect(problemsOf(begin, end)).toEqual(fields));
});

test('a card is over after its last day, and never without one', () => {
  const last = '2026-11-20';
  expect([isCardOver(last, last), isCardOver(last, '2026-11-21'), isCardOver('长期', last)]).toEqual([
    false,
    true,
    false,
  ]);
});

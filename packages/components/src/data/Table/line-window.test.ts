import { expect, test } from 'vitest';
import { linesBetween, lineTops, withLine } from './line-window';

const keys = Array.from({ length: 100 }, (_, index) => `k${index}`);
const tops = lineTops(keys, new Map([['k1', 100]]), 40);
const ends = (shown: readonly number[]) => [shown[0], shown.at(-1), shown.length];

test('a line that was measured pushes those below it; the others are of the usual height', () => {
  expect(tops.slice(0, 4)).toEqual([0, 40, 140, 180]);
  expect(tops.at(-1)).toBe(100 * 40 + 60);
});

test('what is in sight is drawn, cut lines too, with eight more at either end', () => {
  // The lines 24 and 25 begin at 1,020 and 1,060.
  expect(ends(linesBetween(tops, 1_050, 1_070))).toEqual([24 - 8, 25 + 8, 18]);
  expect(ends(linesBetween(tops, 1_060, 1_100))).toEqual([25 - 8, 25 + 8, 17]);
});

test('at both ends of a list and beyond them eight lines wait, and none of an empty one', () => {
  expect(ends(linesBetween(tops, -500, -100))).toEqual([0, 7, 8]);
  expect(ends(linesBetween(tops, 9_000, 9_500))).toEqual([92, 99, 8]);
  expect(linesBetween(lineTops([], new Map(), 40), 0, 900)).toEqual([]);
});

test('a line that is kept stands before or after the others, once', () => {
  const shown = linesBetween(tops, 1_060, 1_100);
  expect(withLine(shown, keys, 'k3').slice(0, 2)).toEqual([3, 17]);
  expect(withLine(shown, keys, 'k25')).toEqual(shown);
  expect(withLine(shown, keys, 'k90').slice(-2)).toEqual([33, 90]);
  expect(withLine(shown, keys, 'gone')).toEqual(shown);
  expect(withLine(shown, keys)).toEqual(shown);
  expect(withLine([], keys, 'k3')).toEqual([3]);
});

test('of the lines that were shown only those are drawn that a shorter list still has', () => {
  expect(withLine([16, 17, 18], keys.slice(0, 18), 'k2')).toEqual([2, 16, 17]);
});

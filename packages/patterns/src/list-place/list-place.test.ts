import { expect, test } from 'vitest';
import { among, firstPlace, placeParameters, readPlace } from './list-place';

const read = (search: string) => readPlace(new URLSearchParams(search));

test('a place survives the way through the address; the first needs no words', () => {
  const place = { page: 3, size: 50 };
  expect(readPlace(new URLSearchParams(placeParameters(place)))).toEqual(place);
  expect(placeParameters(firstPlace)).toEqual({});
});

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=9999999', 'page=x&size=15', 'size=', 'size=1000'])(
  '%j is the first place',
  (search) => {
    expect(read(search)).toEqual(firstPlace);
  },
);

test('an empty text stands for no value, not for zero', () => {
  expect([among([0, 1], '0'), among([0, 1], '1'), among([0, 1], ''), among([0, 1], null)]).toEqual([
    0,
    1,
    undefined,
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  readReservationQuery,
  reservationParameters,
  withChange,
  withoutFilters,
} from './reservation-query';

const read = (text: string) => readReservationQuery(new URLSearchParams(text));

test('an address that says nothing is the blank list, and the blank list says nothing', () => {
  expect(read('')).toEqual(blankQuery);
  expect(reservationParameters(blankQuery)).toEqual({});
});

test('what an address says comes back as it was', () => {
  const text = 'status=0&from=2026-11-01&to=2026-11-20&page=2&size=50';
  expect(new URLSearchParams(reservationParameters(read(text))).toString()).toBe(text);
});

test.each(['status=9', 'status=', 'page=0', 'page=x', 'size=33', 'from=2026-11-20&to=2026-11-01'])(
  '%s counts as not said',
  (text) => {
    expect(read(text)).toEqual(blankQuery);
  },
);

test('another filter starts at page 1; clearing keeps the page size', () => {
  const query = read('status=1&page=3&size=50');
  expect(withChange(query, { status: 2 })).toMatchObject({ status: 2, page: 1 });
  expect(withChange(query, { page: 4 })).toMatchObject({ status: 1, page: 4 });
  expect(filterCount(query)).toBe(1);
  expect(withoutFilters(query)).toEqual({ ...blankQuery, size: 50 });
});

import { describe, expect, test } from 'vitest';
import {
  blankQuery,
  filterCount,
  invoiceParameters,
  readInvoiceQuery,
  withChange,
  withoutFilters,
} from './invoice-query';

const read = (text: string) => readInvoiceQuery(new URLSearchParams(text));

describe('the address', () => {
  test.each([
    ['', {}],
    ['status=2', { status: 2 }],
    ['status=9&tab=nothing&page=0&size=7', {}],
    ['tab=titles&status=2&from=2026-11-01&to=2026-11-20', { tab: 'titles' }],
    [
      'tab=changes&status=2&from=2026-11-01&to=2026-11-20&page=3',
      { tab: 'changes', days: { start: '2026-11-01', end: '2026-11-20' }, page: 3 },
    ],
  ] as const)('%s is read as %o', (text, change) => {
    expect(read(text)).toEqual({ ...blankQuery, ...change });
  });

  test.each(['', 'status=0', 'tab=changes&from=2026-11-01&to=2026-11-20&page=3&size=50'])(
    '%s is written as it was read',
    (text) => {
      expect(new URLSearchParams(invoiceParameters(read(text))).toString()).toBe(text);
    },
  );
});

test('another list starts without filters; a filter starts at page 1', () => {
  const query = { ...blankQuery, status: 2, page: 4 } as const;
  expect(withChange(query, { tab: 'changes' })).toEqual({ ...blankQuery, tab: 'changes' });
  expect(withChange(query, { status: 3 })).toEqual({ ...query, status: 3, page: 1 });
  expect(withChange(query, { page: 5 })).toEqual({ ...query, page: 5 });
  expect([filterCount(query), filterCount(withoutFilters(query))]).toEqual([1, 0]);
});

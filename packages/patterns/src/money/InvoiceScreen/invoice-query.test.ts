import { expect, test } from 'vitest';
import { invoiceQuery } from './invoice-query';

const read = (text: string) => invoiceQuery.read(new URLSearchParams(text));

test('titles know no filters, and changes no states', () => {
  expect(read('tab=titles&status=2&from=2026-11-01&to=2026-11-20')).toEqual({ ...invoiceQuery.blank, tab: 'titles' });
  expect(read('tab=changes&status=2&from=2026-11-01&to=2026-11-20')).toEqual(
    read('tab=changes&from=2026-11-01&to=2026-11-20'),
  );
});

test('another list starts without filters', () => {
  const query = read('status=2&from=2026-11-01&to=2026-11-20&page=4&size=50');
  expect(invoiceQuery.change(query, { tab: 'changes' })).toEqual(read('tab=changes&size=50'));
});

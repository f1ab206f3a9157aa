import { BALANCE_CHANGE_TYPE, INVOICE_STATUS } from '@compute-market/contract/enumerations';
import type { InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { expect, test } from 'vitest';
import { dayCount, longestSpanDays } from '../../day-range';
import { daysOf, expenseQuery } from '../ExpenseScreen/expense-query';
import { blockedConditions, changes, makeConditions, makeRecord, personConditions, titles } from './fixtures';
import { invoiceQuery } from './invoice-query';
import {
  blockers,
  chosenOf,
  equationTerms,
  invoicedSum,
  isUsable,
  specialReason,
  subjectNames,
  taxNoOf,
  type InvoiceableTerm,
} from './invoice-view';

const today = '2026-11-20';
const listsOf = (sought: InvoiceableTerm['key']) =>
  (equationTerms(makeConditions(), today).find(({ key }) => key === sought)?.lists ?? []).map(
    ({ href }) => new URL(href, 'https://example.com').searchParams,
  );

test('the terms add up to what can be invoiced, and each leads to its lists', () => {
  const conditions = makeConditions();
  const [first, ...rest] = equationTerms(conditions, today);
  expect(rest.reduce((left, { fen }) => left - fen, first?.fen ?? 0)).toBe(conditions.AbleMoney * 100);
  const pages = equationTerms(conditions, today).map(({ key, lists }) => [
    key,
    ...new Set(lists.map(({ href }) => href.split('?')[0])),
  ]);
  expect(pages).toEqual([
    ['recharge', '/console/invoice'],
    ['invoiced', '/console/invoice'],
    ['pending', '/console/invoice'],
    ['refund', '/console/balanceRefund'],
    ['gift', '/console/expenseDetail'],
  ]);
});

test('what support took back of what was topped up is a term of its own, where it did', () => {
  const { AbleMoney } = makeConditions();
  const conditions = makeConditions({ AbleMoney: AbleMoney - 30, TakenBackMoney: 30 });
  const [first, ...rest] = equationTerms(conditions, today);
  expect(rest.reduce((left, { fen }) => left - fen, first?.fen ?? 0)).toBe(conditions.AbleMoney * 100);
  expect(rest.at(-1)).toMatchObject({ key: 'takenBack', fen: 3000 });
});

const { reviewing, issuing, issued } = INVOICE_STATUS;
test.each([
  ['invoiced', [issued]],
  ['pending', [reviewing, issuing]],
] as const)('the lists of the term %s hold the states that count, and no other', (key, counted) => {
  const queries = listsOf(key).map((search) => invoiceQuery.read(search));
  expect(queries.map(({ tab }) => tab)).toEqual(counted.map(() => 'records'));
  expect(queries.map(({ status }) => status)).toEqual([...counted]);
});

test('the lists of gifts hold what support gave and coupons, nothing else, and reach back as far as they can', () => {
  const queries = listsOf('gift').map((search) => expenseQuery.read(search));
  expect(queries.map(({ tab, type }) => [tab, type])).toEqual([
    ['balance', BALANCE_CHANGE_TYPE.manual],
    ['balance', BALANCE_CHANGE_TYPE.coupon],
  ]);
  for (const query of queries) {
    expect(dayCount(daysOf(query, today))).toBe(longestSpanDays);
    expect(query.days.end).toBe(today);
  }
});

test('a person may have ordinary invoices: nothing stops them, but there are no special ones', () => {
  expect([blockers(personConditions), specialReason(personConditions)]).toEqual([[], '完成企业认证后可开专票']);
  expect(specialReason(makeConditions())).toBeNull();
});

test('a new account sees every reason that stops it', () => {
  expect(blockers(blockedConditions).map(({ Key }) => Key)).toEqual(['verified', 'amount']);
  expect(subjectNames(blockedConditions)).toBe('');
});

test('a title is usable when it names whom the account is verified as', () => {
  expect(titles.map((title) => isUsable(title, makeConditions()))).toEqual([true, true, false]);
});

test('chosen rows without anything left are left out', () => {
  expect(chosenOf(changes, new Set(['218', '120', '999']))).toEqual({ ids: [218], fen: 500_000 });
  expect(chosenOf(changes, new Set())).toEqual({ ids: [], fen: 0 });
});

test('what was refused or voided is in no sum', () => {
  const records = Object.values(INVOICE_STATUS).map((Status) =>
    makeRecord({ Id: Status, Status, Amount: 10 ** Status }),
  );
  expect(invoicedSum(records)).toBe(11_100);
});

test('a person has no tax number, whatever is kept with the title', () => {
  const TaxNo = '91350100M000100Y43';
  expect(([0, 1, 2] as const).map((TitleType) => taxNoOf({ TitleType, TaxNo }))).toEqual(['', TaxNo, TaxNo]);
});

test('a title of a kind that a back end does not tell shows what it has', () => {
  const title = JSON.parse('{"Title":"陌生公司","TaxNo":"91350100M000100Y43"}') as InvoiceTitle;
  expect(taxNoOf(title)).toBe('91350100M000100Y43');
});

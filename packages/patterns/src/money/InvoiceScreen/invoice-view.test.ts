import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { blockedConditions, changes, makeConditions, makeRecord, personConditions, titles } from './fixtures';
import { blockers, chosenOf, equationTerms, invoicedSum, isUsable, specialReason, subjectNames } from './invoice-view';

test('the terms add up to what can be invoiced, and each leads to its list', () => {
  const conditions = makeConditions();
  const [first, ...rest] = equationTerms(conditions);
  expect(rest.reduce((left, { fen }) => left - fen, first?.fen ?? 0)).toBe(conditions.AbleMoney * 100);
  expect(equationTerms(conditions).map(({ key, href }) => [key, href])).toEqual([
    ['recharge', '/console/invoice?tab=changes'],
    ['invoiced', '/console/invoice?status=2'],
    ['pending', '/console/invoice?status=0'],
    ['refund', '/console/orders?status=3'],
    ['gift', '/console/expenseDetail?tab=balance&type=8'],
  ]);
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

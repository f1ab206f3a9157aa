import { fen } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { quote as price, shortQuote } from '../instance/CreateInstanceScreen/fixtures';
import { loading, ready } from '../resource';
import type { Buyer } from '../viewer';
import { payStep } from './pay-step';

const main: Buyer = { kind: 'main', hasVoucher: true };
const enough = ready(price);
const short = ready(shortQuote);

test('an order is paid once its price is there', () => {
  expect(payStep({ paid: false, quote: enough, problem: null }, main)).toEqual({ step: 'pay', disabled: false });
  expect(payStep({ paid: false, quote: loading, problem: null }, main)).toEqual({ step: 'pay', disabled: true });
  expect(
    payStep({ paid: false, quote: { state: 'ready', data: price, refreshing: true }, problem: null }, main).disabled,
  ).toBe(true);
});

test('a main account that is short tops up first; a sub-account cannot', () => {
  expect(payStep({ paid: false, quote: short, problem: null }, main)).toEqual({ step: 'topUp', disabled: false });
  expect(
    payStep({ paid: false, quote: short, problem: null }, { kind: 'sub', left: fen(1), ofMonth: false, mayBuy: true }),
  ).toEqual({
    step: 'pay',
    disabled: true,
  });
});

test('a sub-account that may not buy presses nothing, whatever its limit', () => {
  const buyer: Buyer = { kind: 'sub', left: fen(100_000), ofMonth: false, mayBuy: false };
  expect(payStep({ paid: false, quote: enough, problem: null }, buyer)).toEqual({ step: 'pay', disabled: true });
});

test.each([
  ['a price that changed', { kind: 'priceChanged', before: fen(1), after: fen(2) }],
  ['an end that was moved', { kind: 'moved', reason: '到期时间已变为 2027-01-22 22:22，可能已续费，请确认是否再续' }],
] as const)('%s waits for a yes', (_name, problem) => {
  expect(payStep({ paid: false, quote: enough, problem }, main)).toEqual({ step: 'pay', disabled: true });
});

test('a purchase without an answer is repeated, not topped up for: it may be what took the balance', () => {
  expect(payStep({ paid: false, quote: short, problem: { kind: 'unknown' } }, main)).toEqual({
    step: 'pay',
    disabled: false,
  });
});

test('what was paid is over, whatever its price says by now', () => {
  expect(payStep({ paid: true, quote: short, problem: null }, main)).toEqual({ step: 'paid', disabled: true });
});

import { errors, type ErrorKey } from '@compute-market/contract/errors';
import { fen } from '@compute-market/contract/rules/money';
import { quote as price, shortQuote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import type { OrderProblem } from '@compute-market/patterns/purchase';
import { loading, ready } from '@compute-market/patterns/resource';
import { buyerOf } from '@compute-market/patterns/viewer';
import { mainAccount, subAccount } from '@compute-market/patterns/viewer/fixtures';
import { expect, test } from 'vitest';
import { ApiError } from '../api/errors';
import {
  blankPurchase,
  reducePurchase,
  refusalOf,
  saysShort,
  saysStale,
  standingProblem,
  type PurchaseEvent,
} from './purchase';

/** Orders that got no answer. */
const lost = (...orders: readonly string[]) => new Map(orders.map((order) => [order, { terms: { subject: '一台' } }]));
const none = lost();
/** An order that says nothing beside what has a price. */
const only = (choice: string, subject = '一台') => ({ subject, choice, order: `${choice} alone` });
const priced = { price, coupons: null };
const quoted = ready(priced);
const main = buyerOf(mainAccount);
const refused: OrderProblem = { kind: 'refused', reason: '原因' };
const after = (...events: readonly PurchaseEvent[]) => events.reduce(reducePurchase, blankPurchase('best'));
const refusal = (key: ErrorKey, data?: unknown) =>
  new ApiError({ kind: 'refused', status: errors[key].status, reason: '原因', requestId: 'r', data });

test('a refusal is about the choice it was made for, and comes back with it', () => {
  const state = after({ type: 'refused', ...only('a'), problem: refused });
  expect(standingProblem(state, none, only('a'), quoted)).toEqual(refused);
  expect(standingProblem(state, none, only('b'), quoted)).toBeNull();
});

test('what has no price belongs to the order: another one was neither refused nor left without an answer', () => {
  const other = { ...only('a'), order: 'a, another project' };
  expect(standingProblem(after({ type: 'refused', ...only('a'), problem: refused }), none, other, quoted)).toBeNull();
  expect(standingProblem(after(), lost(only('a').order), only('a'), quoted)).toEqual({ kind: 'unknown' });
  expect(standingProblem(after(), lost(only('a').order), other, quoted)).toEqual({ kind: 'another' });
});

test('a price that changed and a limit stand whatever is said beside what has a price', () => {
  const other = { ...only('a'), order: 'a, another note' };
  const problems: OrderProblem[] = [{ kind: 'priceChanged', before: fen(1), after: fen(2) }, { kind: 'limit' }];
  for (const problem of problems)
    expect(standingProblem(after({ type: 'refused', ...only('a'), problem }), none, other, quoted)).toEqual(problem);
});

test('a purchase without an answer is repeated at its own choice only: another choice is warned of as another purchase, unless it is for something else', () => {
  const state = after({ type: 'sent' });
  expect(standingProblem(state, lost(only('a').order), only('a'), quoted)).toEqual({ kind: 'unknown' });
  expect(standingProblem(state, lost(only('a').order), only('b'), quoted)).toEqual({ kind: 'another' });
  expect(standingProblem(state, lost(only('a').order), only('b', '另一台'), quoted)).toBeNull();
});

test('a purchase without an answer goes before what was refused of it', () => {
  const state = after({ type: 'refused', ...only('a'), problem: refused });
  expect(standingProblem(state, lost(only('a').order), only('a'), quoted)).toEqual({ kind: 'unknown' });
  expect(standingProblem(state, none, only('a'), quoted)).toEqual(refused);
});

test('the top-up has arrived once the price of the same choice says enough', () => {
  const state = after({ type: 'toppingUp', choice: 'a' });
  expect(standingProblem(state, none, only('a'), loading)).toBeNull();
  expect(standingProblem(state, none, only('a'), ready({ price: shortQuote, coupons: null }))).toBeNull();
  expect(standingProblem(state, none, only('a'), { state: 'ready', data: priced, refreshing: true })).toBeNull();
  expect(standingProblem(state, none, only('a'), quoted)).toEqual({ kind: 'arrived' });
});

/** An end that an order counts from, and a quote that does. */
const startAt = (at: number) => ({ of: 'end' as const, at, told: `${at}` });
const countingFrom = (at: number) => ready({ ...priced, start: startAt(at) });

test('an order that counts from another end than was seen waits for a yes, whatever was refused of it', () => {
  const state = after({ type: 'startSeen', start: startAt(1) }, { type: 'refused', ...only('a'), problem: refused });
  const moved = { kind: 'moved', reason: '2' };
  expect(standingProblem(state, none, only('a'), countingFrom(1))).toEqual(refused);
  expect(standingProblem(state, none, only('a'), countingFrom(2))).toEqual(moved);
  expect(standingProblem(state, none, only('b'), countingFrom(2))).toEqual(moved);
  expect(standingProblem(state, lost(only('a').order), only('a'), countingFrom(2))).toEqual({ kind: 'unknown' });
  const agreed = reducePurchase(state, { type: 'priceConfirmed', start: startAt(2) });
  expect(standingProblem(agreed, none, only('a'), countingFrom(2))).toBeNull();
  expect(standingProblem(agreed, none, only('a'), countingFrom(1))).toEqual({ kind: 'moved', reason: '1' });
});

test('a yes to a price alone is none to another end', () => {
  const state = after({ type: 'startSeen', start: startAt(1) }, { type: 'priceConfirmed', start: null });
  expect(standingProblem(state, none, only('a'), countingFrom(2))).toMatchObject({ kind: 'moved' });
});

test('where nothing was seen yet, in another opening or of another part, nothing has moved', () => {
  const state = after({ type: 'startSeen', start: startAt(1) });
  expect(standingProblem(after(), none, only('a'), countingFrom(2))).toBeNull();
  expect(standingProblem(reducePurchase(state, { type: 'begun' }), none, only('a'), countingFrom(2))).toBeNull();
  const cores = ready({ ...priced, start: { of: 'cpu' as const, at: 2, told: '2' } });
  expect(standingProblem(state, none, only('a'), cores)).toBeNull();
});

test('a cheaper choice is no top-up that arrived', () => {
  expect(standingProblem(after({ type: 'toppingUp', choice: 'a' }), none, only('b'), quoted)).toBeNull();
});

test('another order begins with the best coupon and without the refusal of the last one', () => {
  const state = after(
    { type: 'couponWished', wish: 12 },
    { type: 'refused', ...only('a'), problem: refused },
    { type: 'begun' },
  );
  expect(state.wish).toBe('best');
  expect(standingProblem(state, none, only('a'), quoted)).toBeNull();
});

test('what a refusal asks of the buyer is the same for every kind of order', () => {
  expect(refusalOf(refusal('PRICE_CHANGED', { ...price, PayPrice: 312.4 }), price, main)).toEqual({
    kind: 'priceChanged',
    before: 30_415,
    after: 31_240,
  });
  expect(refusalOf(refusal('PRICE_CHANGED'), price, main)).toEqual(refused);
  expect(refusalOf(refusal('CONFLICT', price), price, main)).toEqual({ kind: 'moved', reason: '原因' });
  expect(refusalOf(refusal('CONFLICT'), price, main)).toEqual(refused);
  expect(refusalOf(refusal('SUB_LIMIT_SHORT'), price, main)).toEqual({ kind: 'limit' });
  expect(refusalOf(refusal('SUB_LIMIT_SHORT', { limit: 'month' }), price, main)).toEqual(refused);
  expect(refusalOf(refusal('VERIFICATION_REQUIRED'), price, main)).toEqual({ kind: 'verification' });
  expect(refusalOf(refusal('STOCK_SHORT'), price, main)).toEqual(refused);
});

test('a short balance is what a main account tops up, and what a sub-account asks its main account for', () => {
  expect(refusalOf(refusal('BALANCE_SHORT'), price, main)).toEqual(refused);
  expect(refusalOf(refusal('BALANCE_SHORT'), price, buyerOf(subAccount))).toEqual({ kind: 'mainShort' });
});

test('what went to someone else, or is in another state, is read again; a short balance is not such', () => {
  for (const key of ['STOCK_SHORT', 'STATE_CONFLICT', 'CONFLICT', 'CAPACITY_SHORT', 'DISK_LIMIT'] as const)
    expect(saysStale(refusal(key)), key).toBe(true);
  expect(saysStale(refusal('BALANCE_SHORT'))).toBe(false);
  expect(saysShort(refusal('BALANCE_SHORT'))).toBe(true);
  expect(saysShort(refusal('SUB_LIMIT_SHORT'))).toBe(false);
});

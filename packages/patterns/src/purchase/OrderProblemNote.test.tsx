import type { Price } from '@compute-market/contract/entities/price';
import { fen } from '@compute-market/contract/rules/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { quote as price, shortQuote } from '../instance/CreateInstanceScreen/fixtures';
import { ready, type Resource } from '../resource';
import type { Buyer } from '../viewer';
import { orderWith } from './fixtures';
import type { Order } from './order';
import { OrderProblemNote } from './OrderProblemNote';
import { shortReason } from './short-reason';
import { subShort } from './sub-short';

const subWith = (left: number): Buyer => ({ kind: 'sub', mayBuy: true, left: fen(left), ofMonth: false });
const within = Math.round(shortQuote.PayPrice * 100);

function draw(buyer: Buyer, quote: Resource<Price> = ready(shortQuote), more: Partial<Order> = {}) {
  const { container } = render(<OrderProblemNote order={orderWith(quote, vi.fn, more)} buyer={buyer} />);
  return container.textContent;
}

test('a sub-account whose limit does not reach is told so before it presses, and can ask for more', () => {
  expect(draw(subWith(320))).toContain('额度不足，剩余 ¥3.20');
  expect(screen.getByRole('button', { name: '申请提额' })).toBeEnabled();
});

test('a sub-account whose limit reaches is told that it is the main account that is short', () => {
  expect(draw(subWith(within))).toBe('主账号余额不足，请联系主账号充值');
});

test('one order among many says the same in one sentence, with whom to ask', () => {
  const sentence = (buyer: Buyer) => shortReason(subShort({ quote: ready(shortQuote) }, buyer), buyer);
  expect(sentence(subWith(320))).toBe('额度不足，剩余 ¥3.20，请联系主账号提高额度');
  expect(sentence(subWith(within))).toBe('主账号余额不足，请联系主账号充值');
  expect(sentence({ kind: 'main', hasVoucher: false })).toBeNull();
});

test('nothing is said of a price that is enough, that is being read again, or whose sum is not known', () => {
  expect(draw(subWith(320), ready(price))).toBe('');
  expect(draw(subWith(320), { state: 'ready', data: shortQuote, refreshing: true })).toBe('');
  expect(draw(subWith(320), ready({ ...shortQuote, PayPrice: Number.NaN }))).toBe('');
});

test('a main account that is short tops up, and reads nothing of limits', () => {
  expect(draw({ kind: 'main', hasVoucher: false })).toBe('');
});

test('a renewal of what was renewed meanwhile says so, and waits for a yes', async () => {
  const onConfirmPrice = vi.fn();
  const reason = '到期时间已变为 2027-01-22 22:22，可能已续费，请确认是否再续';
  expect(
    draw({ kind: 'main', hasVoucher: false }, ready(price), { problem: { kind: 'moved', reason }, onConfirmPrice }),
  ).toContain(reason);
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(onConfirmPrice).toHaveBeenCalledOnce();
});

test('what stands in the way already is what is said', () => {
  expect(draw(subWith(320), undefined, { problem: { kind: 'unknown' } })).toContain('暂未收到支付结果');
});

test('why a sub-account cannot pay goes before an earlier order without an answer, which is warned of where it can', () => {
  const another = { problem: { kind: 'another' } } as const;
  expect(draw(subWith(320), undefined, another)).toContain('额度不足，剩余 ¥3.20');
  expect(draw(subWith(within), undefined, another)).toBe('主账号余额不足，请联系主账号充值');
  expect(draw(subWith(within), ready(price), another)).toContain('此前的订单暂未收到支付结果');
});

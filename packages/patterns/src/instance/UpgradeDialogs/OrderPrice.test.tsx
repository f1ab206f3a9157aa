import { PAY_FIRST } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { orderWith, saidOfPurses } from '../../purchase/fixtures';
import { ready } from '../../resource';
import type { Buyer } from '../../viewer';
import { renewalPrice } from './fixtures';
import { OrderPrice } from './OrderPrice';

function start(buyer: Buyer) {
  const onPayFirstChange = vi.fn();
  const order = { ...orderWith(ready(renewalPrice), vi.fn), onClose: vi.fn() };
  render(<OrderPrice order={order} buyer={buyer} payFirst={PAY_FIRST.voucher} onPayFirstChange={onPayFirstChange} />);
  return onPayFirstChange;
}

const purses = () => screen.getByRole('group', { name: '扣费来源' });
const said = () => saidOfPurses(purses());

test('a renewal or an upgrade says what each purse pays, and lets the first one be changed', async () => {
  const onPayFirstChange = start({ kind: 'main', hasVoucher: true });
  expect(said()).toEqual(['算力券 ¥120.00', '余额 ¥29.89', '授信 ¥0.00']);
  await userEvent.click(within(purses()).getByRole('radio', { name: '余额优先' }));
  expect(onPayFirstChange).toHaveBeenCalledWith(PAY_FIRST.balance);
});

test('a sub-account pays it all within its limit, and chooses nothing', () => {
  start({ kind: 'sub', mayBuy: true, left: fen(100_000), ofMonth: false });
  expect(said()).toEqual([expect.stringMatching(/ ¥149\.89$/)]);
  expect(within(purses()).queryByRole('radio')).toBeNull();
});

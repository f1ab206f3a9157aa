import { PAY_FIRST, type PayFirst } from '@compute-market/contract/enumerations';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { orderWith, saidOfPurses } from '../../purchase/fixtures';
import { ready } from '../../resource';
import type { Buyer } from '../../viewer';
import { filledForm, quote } from './fixtures';
import { OrderPanel } from './OrderPanel';

function start(buyer: Buyer, payFirst: PayFirst = PAY_FIRST.voucher) {
  const onPayFirstChange = vi.fn();
  render(
    <OrderPanel
      facts={[]}
      terms={{ ...filledForm, pay_type_first: payFirst }}
      onPayFirstChange={onPayFirstChange}
      level={0}
      order={orderWith(ready({ ...quote, PayPrice: 150, PowerMoneyPay: 120, MoneyPay: 30, CreditPay: 0 }), vi.fn)}
      buyer={buyer}
      action={null}
    />,
  );
  return onPayFirstChange;
}

const purses = () => screen.getByRole('group', { name: '扣费来源' });
const said = () => saidOfPurses(purses());

test('the order form says what each purse pays, first the one that was chosen, and lets it be changed', async () => {
  const onPayFirstChange = start({ kind: 'main', hasVoucher: true });
  expect(said()).toEqual(['算力券 ¥120.00', '余额 ¥30.00', '授信 ¥0.00']);
  await userEvent.click(within(purses()).getByRole('radio', { name: '余额优先' }));
  expect(onPayFirstChange).toHaveBeenCalledWith(PAY_FIRST.balance);
});

test('with the balance first it stands first', () => {
  start({ kind: 'main', hasVoucher: true }, PAY_FIRST.balance);
  expect(said()).toEqual(['余额 ¥30.00', '算力券 ¥120.00', '授信 ¥0.00']);
});

test('who has no vouchers has nothing to choose', () => {
  start({ kind: 'main', hasVoucher: false });
  expect(within(purses()).queryByRole('radio')).toBeNull();
});

test('a visitor has no purse yet', () => {
  start({ kind: 'visitor' });
  expect(screen.queryByRole('group', { name: '扣费来源' })).toBeNull();
});

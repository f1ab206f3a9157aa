import { fen } from '@compute-market/contract/rules/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { paymentView } from '../payment-view/payment-view';
import { payments } from '../payment-view/fixtures';
import { useTopUpFixture } from '../TopUpForm/fixtures';
import { QuickTopUpDialog } from './QuickTopUpDialog';

const onClose = vi.fn();

/** The dialog of an order that lacks 312.60, with a code as soon as it is asked for. */
function Host() {
  const [paying, setPaying] = useState(false);
  const { form, ...rest } = useTopUpFixture({ amount: '313' });
  return (
    <QuickTopUpDialog
      {...rest}
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        setPaying(true);
      }}
      open
      onClose={onClose}
      missing={fen(31_260)}
      accumulated={fen(0)}
      submitting={false}
      payment={paying ? { ...paymentView(payments.waiting, fen(0)), onChangeMethod: () => setPaying(false) } : null}
    />
  );
}

const dialog = (name: string) => screen.getByRole('dialog', { name });
const other = () => screen.getByRole('textbox', { name: '其他金额' });

test('the code takes the place of the form in the same dialog, which then has the focus; another way to pay brings back what was chosen', async () => {
  const user = userEvent.setup();
  render(<Host />);
  const opened = dialog('快捷充值');
  await user.clear(other());
  await user.type(other(), '400');
  await user.click(screen.getByRole('radio', { name: /支付宝/ }));
  await user.click(screen.getByRole('button', { name: /立即充值/ }));

  expect(dialog('微信扫码支付')).toBe(opened);
  expect(opened).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: '其他金额' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '更换支付方式' }));
  expect(dialog('快捷充值')).toBe(opened);
  expect(opened).toHaveFocus();
  expect(other()).toHaveValue('400.00');
  expect(screen.getByRole('radio', { name: /支付宝/ })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes it at the code as at the form', async () => {
  const user = userEvent.setup();
  render(<Host />);
  await user.click(screen.getByRole('button', { name: /立即充值/ }));
  expect(dialog('微信扫码支付')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

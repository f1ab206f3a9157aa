// @vitest-environment jsdom
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { initialPayment } from '@compute-market/patterns/money/payment-state';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { payment, resetPayment, storePayment } from '../../state/payment';
import { resetUser, storeUser } from '../../state/user';
import { QuickTopUp } from './quick-top-up';

const { createOrder } = vi.hoisted(() => ({ createOrder: vi.fn(() => new Promise<never>(() => undefined)) }));
vi.mock('../../flows/payment-ports', () => ({ paymentPorts: { createOrder, now: () => 0 } }));

afterEach(() => {
  act(resetPayment);
  act(resetUser);
});

let leave: NavigateFunction;
const Leaving = () => {
  const navigate = useNavigate();
  useEffect(() => void (leave = navigate), [navigate]);
  return null;
};

const opened = async () => {
  storeUser(mainAccount.user);
  const onClose = vi.fn();
  render(
    <MemoryRouter initialEntries={['/console/recharge']}>
      <Leaving />
      <QuickTopUp open onClose={onClose} />
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', { name: '快捷充值' });
  return onClose;
};

test('the order that the quick top-up began ends with it when another page is opened while its code is made', async () => {
  const onClose = await opened();
  await userEvent.click(screen.getByRole('button', { name: /立即充值/ }));
  expect(await screen.findByText(/正在生成二维码/)).toBeVisible();
  act(() => void leave('/store'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(payment.state.step).toBe('idle');
});

test('the order that the page underneath began goes on without the quick top-up', async () => {
  storePayment({ ...initialPayment, step: 'creating', form: { amount: fen(150_000), payType: PAY_TYPE.alipay } });
  const onClose = await opened();
  act(() => void leave('/store'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(payment.state.step).toBe('creating');
});

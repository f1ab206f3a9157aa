import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentPorts } from '../../flows/payment-runtime';
import { payment } from '../../state/payment';
import { resetUser, storeUser } from '../../state/user';
import { Component, loader, shouldRevalidate } from './pay';

const { call, ports } = vi.hoisted(() => ({
  call: vi.fn(),
  ports: {
    createOrder: vi.fn<PaymentPorts['createOrder']>(),
    fetchQr: () => Promise.resolve({ qr: 'data:,' }),
    pollStatus: () => new Promise<never>(() => undefined),
    refreshUser: () => Promise.resolve(null),
    now: () => 0,
  } satisfies PaymentPorts,
}));
vi.mock('../../api', () => ({ api: { call } }));
vi.mock('../../flows/payment-ports', () => ({ paymentPorts: ports }));

afterEach(() => act(resetUser));

test('a new code is a new order, and the address names it: a tab that reloads finds what was paid', async () => {
  const closed = {
    OutTradeNo: '118220261120',
    Amount: 500,
    PayType: PAY_TYPE.wechat,
    Status: ORDER_STATUS.closed,
    CreateTime: 0,
  };
  call.mockResolvedValue({ data: [closed] });
  ports.createOrder.mockResolvedValue({ outTradeNo: '118220261121', expiresAt: 300 });
  storeUser(mainAccount.user);
  const router = createMemoryRouter(
    [{ path: routes.pay.path, loader, shouldRevalidate, Component, HydrateFallback: () => null }],
    { initialEntries: [`${routes.pay.path}?out_trade_no=118220261120&from=orders`] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: /重新/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?out_trade_no=118220261121&from=orders'));
  await waitFor(() => expect(payment.state).toMatchObject({ step: 'ready', order: { outTradeNo: '118220261121' } }));
  expect(call).toHaveBeenCalledOnce();
  expect(router.state.historyAction).toBe('REPLACE');
  unmount();
  expect(payment.state.step).toBe('idle');
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@compute-market/contract/routes';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshUser } from '../../flows/account';
import { storeToken } from '../../state/session';
import { user } from '../../state/user';
import { Component, loader } from './submit';

const { call, envelope } = vi.hoisted(() => ({ call: vi.fn(), envelope: vi.fn() }));
vi.mock('../../api', () => ({ api: { call, envelope } }));

const account = { Id: 7, Phone: '13800000002', NotifyPhone: '', SubAccount: null, ServerTime: 0 };
const question = { id: 32, name: 'GPU 掉卡', hot: false };

beforeEach(() => {
  sessionStorage.clear();
  user.info = null;
  call.mockReset();
  call.mockResolvedValue(categories);
});

const categories = {
  categories: [{ id: 3, name: '实例', icon: '', resource_type: 'none', children: [question] }],
};

function open(from: { readonly subject?: string; readonly report?: string } = {}, resource_type = 'none') {
  const { path } = routes.submitWorkOrder;
  const address = routes.submitWorkOrder.to({ id: question.id, question: question.name, resource_type }, from);
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
        initialEntries: [address],
      })}
    />,
  );
}

test('a ticket is written once its writer is known, so nothing that was typed is lost', async () => {
  let know = () => {};
  envelope.mockReturnValue(new Promise((resolve) => (know = () => resolve({ status: 0, data: account }))));
  storeToken('token');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '提交工单' })).toBeVisible();
  expect(screen.queryByLabelText(/标题/)).toBeNull();
  know();
  await userEvent.type(await screen.findByLabelText(/标题/), '掉卡');
  expect(screen.getByLabelText(/标题/)).toHaveValue('掉卡');
});

test('a ticket begins with the title and the words of where its writer came from', async () => {
  envelope.mockResolvedValue({ status: 0, data: account });
  storeToken('token');
  open({ subject: '更正发票 FP2026110400007', report: '需要：换抬头' });
  expect(await screen.findByLabelText(/标题/)).toHaveValue('更正发票 FP2026110400007');
  expect(screen.getByLabelText(/问题描述|描述/)).toHaveTextContent('需要：换抬头');
});

test.each([
  { who: 'a main account chooses one of its top-ups', SubAccount: null, asks: 1 },
  { who: 'a sub-account, which has none, is asked for none', SubAccount: { Name: 'lab-a' }, asks: 0 },
])('a ticket about money: $who', async ({ SubAccount, asks }) => {
  envelope.mockResolvedValue({ status: 0, data: { ...account, SubAccount } });
  storeToken('token');
  await refreshUser();
  open({}, 'order');
  expect(await screen.findByLabelText(/标题/)).toBeVisible();
  expect(screen.queryAllByText('关联充值订单')).toHaveLength(asks);
  expect(call.mock.calls.filter(([sent]: { name: string }[]) => sent?.name === 'getOrders')).toHaveLength(asks);
});

test('who was taken off a ticket again stays off when it is written on later', async () => {
  envelope.mockResolvedValue({ status: 0, data: account });
  call.mockImplementation(({ name }: { name: string }) =>
    Promise.resolve(name === 'addWorkOrderNotification' ? { id: 5 } : categories),
  );
  storeToken('token');
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText(/标题/), '掉卡');
  await userEvent.type(screen.getByPlaceholderText('手机号'), '13800000009');
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  await userEvent.click(await screen.findByRole('button', { name: /移除.*13800000009/ }));
  await waitFor(() => expect(screen.queryByText(/13800000009/)).toBeNull());
  unmount();
  open();
  expect(await screen.findByLabelText(/标题/)).toHaveValue('掉卡');
  expect(screen.queryByText(/13800000009/)).toBeNull();
});

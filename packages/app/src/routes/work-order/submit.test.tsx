import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@compute-market/contract/routes';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import * as uploads from '../../api/upload';
import { draftOwner } from '../../drafts/kept-draft';
import { refreshUser } from '../../flows/account';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser } from '../../state/user';
import { rememberAgreed } from './agreed';
import { Component, loader } from './submit';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
const upload = vi.spyOn(uploads, 'upload');
afterAll(() => {
  for (const replaced of [call, envelope, upload]) replaced.mockRestore();
  sessionStorage.clear();
  forgetToken();
  resetUser();
});

const account = { Id: 7, Phone: '13800000002', NotifyPhone: '', SubAccount: null, ServerTime: 0 };
const question = { id: 32, name: 'GPU 掉卡', hot: false };

beforeEach(() => {
  sessionStorage.clear();
  resetUser();
  call.mockReset();
  call.mockResolvedValue(categories);
});

const categories = {
  categories: [{ id: 3, name: '实例', icon: '', resource_type: 'none', children: [question] }],
};

type From = { readonly subject?: string; readonly report?: string; readonly instance_name?: string };
function open(from: From = {}, resource_type = 'none') {
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
  envelope.mockReturnValue(new Promise((resolve) => (know = () => resolve({ status: 0, reason: '', data: account }))));
  storeToken('token');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '提交工单' })).toBeVisible();
  expect(screen.queryByLabelText(/标题/)).toBeNull();
  know();
  await userEvent.type(await screen.findByLabelText(/标题/), '掉卡');
  expect(screen.getByLabelText(/标题/)).toHaveValue('掉卡');
});

test('a ticket begins with the title and the words of where its writer came from', async () => {
  envelope.mockResolvedValue({ status: 0, reason: '', data: account });
  storeToken('token');
  open({ subject: '更正发票 FP2026110400007', report: '需要：换抬头' });
  expect(await screen.findByLabelText(/标题/)).toHaveValue('更正发票 FP2026110400007');
  // The editor is code of its own.
  const text = await screen.findByRole('textbox', { name: /描述/ }, { timeout: 20_000 });
  expect(text).toHaveTextContent('需要：换抬头');
});

test.each([
  { who: 'a main account chooses one of its top-ups', SubAccount: null, asks: 1 },
  { who: 'a sub-account, which has none, is asked for none', SubAccount: { Name: 'lab-a' }, asks: 0 },
])('a ticket about money: $who', async ({ SubAccount, asks }) => {
  envelope.mockResolvedValue({ status: 0, reason: '', data: { ...account, SubAccount } });
  storeToken('token');
  await refreshUser();
  open({}, 'order');
  expect(await screen.findByLabelText(/标题/)).toBeVisible();
  expect(screen.queryAllByText('关联充值订单')).toHaveLength(asks);
  expect(call.mock.calls.filter(([{ name }]) => name === 'getOrders')).toHaveLength(asks);
});

test('who was taken off a ticket again stays off when it is written on later', async () => {
  envelope.mockResolvedValue({ status: 0, reason: '', data: account });
  call.mockImplementation(({ name }) => Promise.resolve(name === 'addWorkOrderNotification' ? { id: 5 } : categories));
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

const machine = {
  Container_name: 'kvm-night-1',
  ContainerType: 'kvm',
  Note: '',
  Gpu_type: 'RTX 4090',
  Gpu_num: 1,
  District: '杭州A区',
};
const sent = () => call.mock.calls.filter(([{ name }]) => name === 'createWorkOrder');
const submit = () => screen.findByRole('button', { name: '提交工单' });
const known = async () => {
  envelope.mockResolvedValue({ status: 0, reason: '', data: account });
  storeToken('token');
  await refreshUser();
};
/** What the back end answers to one call; all others tell the categories. */
const answer = (answers: Readonly<Record<string, (input: Record<string, unknown>) => unknown>>) =>
  call.mockImplementation(({ name }, input) =>
    Promise.resolve().then(() => (answers[name] ?? (() => categories))(input as Record<string, unknown>)),
  );

test('a ticket waits for the picture that is still on its way into its text', async () => {
  await known();
  upload.mockReturnValue(new Promise(() => undefined));
  open({ subject: '掉卡', report: '从 13:09 开始报错' });
  const text = await screen.findByRole('textbox', { name: /描述/ }, { timeout: 20_000 });
  const files = [new File(['x'], '截图.png', { type: 'image/png' })];
  fireEvent.paste(text, { clipboardData: { files, getData: () => '' } });
  expect(await screen.findByText('附件和图片上传完成后即可提交')).toBeVisible();
  expect(await submit()).toBeDisabled();
});

test('a ticket waits until the instance that it is about is read', async () => {
  await known();
  let read: (answer: object) => void = () => undefined;
  answer({ getInstances: () => new Promise((resolve) => (read = resolve)) });
  open({ instance_name: machine.Container_name }, 'kvm');
  expect(await screen.findByText('正在读取 kvm-night-1，完成后即可提交')).toBeVisible();
  expect(await submit()).toBeDisabled();
  read({ data: [machine], counts: {} });
  expect(await screen.findByText('将随工单提交的信息')).toBeVisible();
  expect(await submit()).toBeEnabled();
});

test('an instance that the newest do not hold is read by its name', async () => {
  await known();
  answer({ getInstances: ({ instance_name: name }) => ({ data: name === undefined ? [] : [machine], counts: {} }) });
  open({ instance_name: machine.Container_name }, 'kvm');
  expect(await screen.findByText('将随工单提交的信息')).toBeVisible();
  expect(await submit()).toBeEnabled();
});

test('where the instance cannot be read, it is said that the ticket goes without', async () => {
  await known();
  answer({
    getInstances: () => {
      throw new ApiError({ kind: 'network', status: 0, reason: '网络异常', requestId: 'r-1' });
    },
  });
  open({ instance_name: machine.Container_name }, 'kvm');
  expect(await screen.findByText('暂时无法读取，提交的工单不会关联 kvm-night-1，请在描述中写明')).toBeVisible();
  expect(await submit()).toBeEnabled();
});

test('a ticket whose answer was lost is sent again as the same ticket', async () => {
  await known();
  answer({
    createWorkOrder: () => {
      throw new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' });
    },
  });
  rememberAgreed(draftOwner(account));
  open({ subject: '显卡掉卡只剩两张', report: '从 13:09 开始报错' });
  await userEvent.click(await submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  await screen.findByText('请求超时');
  await userEvent.click(await submit());
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(([, , options]) => options?.idempotencyKey);
  expect(first).toMatch(/./);
  expect(second).toBe(first);
});

const person = '13800000009';
const addPerson = async () => {
  await userEvent.type(await screen.findByPlaceholderText('手机号'), person);
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
};
const complete = { subject: '显卡掉卡只剩两张', report: '从 13:09 开始报错' };

test('whoever is off the list already, removed here without an answer or in another tab, goes from the page too', async () => {
  await known();
  answer({
    addWorkOrderNotification: () => ({ id: 5 }),
    deleteWorkOrderNotification: () => {
      throw new ApiError({ kind: 'refused', status: 200191, reason: '通知人不存在或已移除', requestId: 'r-1' });
    },
    createWorkOrder: () => ({ id: 9, no: 'GD-9', expect_reply_minutes: 30 }),
  });
  rememberAgreed(draftOwner(account));
  open(complete);
  await addPerson();
  await userEvent.click(await screen.findByRole('button', { name: `移除 ${person}` }));
  await waitFor(() => expect(screen.queryByText(new RegExp(person))).toBeNull());
  await userEvent.click(await submit());
  expect(await screen.findByText('工单已提交')).toBeVisible();
  expect(sent()[0]?.[1]).toMatchObject({ notification_ids: [] });
});

test('somebody who was added and removed again leaves no draft of a ticket', async () => {
  await known();
  answer({ addWorkOrderNotification: () => ({ id: 5 }), deleteWorkOrderNotification: () => undefined });
  const { unmount } = open(complete);
  await addPerson();
  await userEvent.click(await screen.findByRole('button', { name: `移除 ${person}` }));
  await waitFor(() => expect(screen.queryByText(new RegExp(person))).toBeNull());
  unmount();
  open(complete);
  await screen.findByPlaceholderText('手机号');
  expect(screen.queryByText('已恢复上次未提交的内容')).toBeNull();
});

test('a ticket does not go without somebody who is typed and not added yet', async () => {
  await known();
  answer({
    addWorkOrderNotification: () => ({ id: 5 }),
    createWorkOrder: () => ({ id: 9, no: 'GD-9', expect_reply_minutes: 30 }),
  });
  rememberAgreed(draftOwner(account));
  const { unmount } = open(complete);
  await userEvent.type(await screen.findByPlaceholderText('手机号'), person);
  unmount();
  open(complete);
  expect(await screen.findByPlaceholderText('手机号')).toHaveValue(person);
  await userEvent.click(await submit());
  expect(await screen.findByText('请先点「添加」，或清空后再提交')).toBeVisible();
  expect(screen.getByPlaceholderText('手机号')).toHaveFocus();
  expect(sent()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  await screen.findByRole('button', { name: `移除 ${person}` });
  expect(screen.queryByText('请先点「添加」，或清空后再提交')).toBeNull();
  await userEvent.click(await submit());
  expect(await screen.findByText('工单已提交')).toBeVisible();
  expect(sent()[0]?.[1]).toMatchObject({ notification_ids: [5] });
});

test('somebody who was typed and taken out again does not come back with the ticket', async () => {
  await known();
  answer({ createWorkOrder: () => ({ id: 9, no: 'GD-9', expect_reply_minutes: 30 }) });
  rememberAgreed(draftOwner(account));
  const { unmount } = open(complete);
  await userEvent.type(await screen.findByPlaceholderText('手机号'), person);
  await userEvent.clear(screen.getByPlaceholderText('手机号'));
  unmount();
  open(complete);
  expect(await screen.findByPlaceholderText('手机号')).toHaveValue('');
  await userEvent.click(await submit());
  expect(await screen.findByText('工单已提交')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('the Enter that ends a composition adds nobody, the next one does', async () => {
  await known();
  answer({ addWorkOrderNotification: () => ({ id: 5 }) });
  open(complete);
  const field = await screen.findByPlaceholderText('手机号');
  await userEvent.type(field, person);
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  // As Safari sends it: after the composition, and not as a part of it.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  await new Promise(requestAnimationFrame);
  expect(field).toHaveValue(person);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('button', { name: `移除 ${person}` })).toBeVisible();
});

test('a ticket that was cleared does not come back, not even empty', async () => {
  await known();
  answer({});
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText(/标题/), '掉卡');
  unmount();
  const { unmount: leave } = open();
  await userEvent.type(await screen.findByLabelText(/标题/), '了');
  screen.getByRole('button', { name: '清除' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText(/标题/)).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('link', { name: '重新选择' })).toHaveFocus());
  leave();
  open();
  expect(await screen.findByLabelText(/标题/)).toHaveValue('');
  expect(screen.queryByText(/已恢复上次未提交的内容/)).toBeNull();
});

test('nobody is added twice, and the focus stays at the list whose buttons go', async () => {
  await known();
  let id = 0;
  answer({ addWorkOrderNotification: () => ({ id: (id += 1) }), deleteWorkOrderNotification: () => null });
  open(complete);
  await addPerson();
  await screen.findByRole('button', { name: `移除 ${person}` });
  await addPerson();
  expect(await screen.findByText('已在通知名单中，无需重复添加')).toBeVisible();
  await userEvent.clear(screen.getByPlaceholderText('手机号'));
  for (const last of [1, 2, 3, 4]) {
    await userEvent.type(screen.getByPlaceholderText('手机号'), `1391234000${last}{Enter}`);
    await screen.findByRole('button', { name: `移除 1391234000${last}` });
  }
  // The list is full, so the field that was typed into is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: `移除 ${person}` })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '移除 13912340001' })).toHaveFocus());
});

import { WORK_ORDER_ACTION, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { routes } from '@compute-market/contract/routes';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import * as uploads from '../../api/upload';
import { draftOwner, keptDraft } from '../../drafts/kept-draft';
import { keptFile } from '../../drafts/kept-file';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser } from '../../state/user';
import { Component, loader } from './work-order';

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
const closed = {
  id: 31,
  no: 'GD20261120-0031',
  title: 'GPU 掉卡',
  content: '从 13:09 开始报错',
  status: WORK_ORDER_STATUS.closed,
  category: { id: 3, name: '实例故障' },
  sub_category: { id: 32, name: 'GPU 掉卡' },
  author: '林知远',
  unread: false,
  last_reply_time: 1_795_152_721,
  resource_type: 'none',
  resource_id: '',
  urgency: 0,
  phone: '13800138000',
  contact_time: '',
  context: {},
  create_time: 1_795_152_721,
  reopen_until: null,
  attachments: [],
  comments: [],
  logs: [],
  notifications: [],
};
const comment = (content: string) => ({
  id: 9,
  author: 'user',
  name: '林知远',
  content,
  create_time: 1_795_152_721,
  attachments: [],
});
const drafts = keptDraft('replyWorkOrder', z.object({ text: z.string(), files: z.array(keptFile) }));
const keep = (written: Parameters<typeof drafts.save>[2]) =>
  drafts.save(draftOwner(account), String(closed.id), written);
const sent = (wanted: string) => call.mock.calls.filter(([{ name }]) => name === wanted);
let failure: ApiError | null = null;

// jsdom has no places of letters, by which the editor brings its caret into view.
Object.defineProperties(Range.prototype, {
  getClientRects: { configurable: true, value: () => [new DOMRect()] },
  getBoundingClientRect: { configurable: true, value: () => new DOMRect() },
});

beforeEach(() => {
  sessionStorage.clear();
  resetUser();
  let rate: number | null = null;
  call.mockReset().mockImplementation(({ name }, input) => {
    if (name === 'getWorkOrder') return Promise.resolve({ order: { ...closed, rate } });
    if (name === 'updateWorkOrder') ({ rate = null } = input as { rate?: number });
    if (name === 'commentWorkOrder' && failure !== null) return Promise.reject(failure);
    return Promise.resolve({});
  });
  envelope.mockReset().mockResolvedValue({ status: 0, reason: '', data: account });
  storeToken('token');
});

async function openTicket() {
  const router = createMemoryRouter(
    [
      { path: routes.workOrderDetail.path, loader, Component, HydrateFallback: () => null },
      { path: routes.workOrders.path, element: <h1>我的工单</h1> },
    ],
    { initialEntries: [routes.workOrderDetail.to({ id: closed.id })] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: closed.title });
  return router;
}

async function rate(words: string) {
  await openTicket();
  await userEvent.click(await screen.findByRole('radio', { name: /4 满意/ }));
  await userEvent.type(screen.getByLabelText('说说原因（选填）'), words);
  await userEvent.click(screen.getByRole('button', { name: '提交评价' }));
}

test('words of a rating that did not arrive stay, and are sent again without another rating', async () => {
  failure = new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' });
  await rate('处理很快');
  expect(await screen.findByText(/感谢您的评价/)).toBeVisible();
  expect(screen.getByText('请求超时')).toBeVisible();
  expect(screen.getByLabelText('说说原因（选填）')).toHaveValue('处理很快');
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: '重新提交原因' }));
  await waitFor(() => expect(screen.queryByLabelText('说说原因（选填）')).toBeNull());
  expect(sent('updateWorkOrder')).toHaveLength(1);
  expect(sent('commentWorkOrder').map(([, input]) => input)).toEqual([
    { order_id: closed.id, content: '处理很快' },
    { order_id: closed.id, content: '处理很快' },
  ]);
});

test('words of a rating that had arrived, though the answer was lost, are not asked for again', async () => {
  failure = new ApiError({
    kind: 'refused',
    status: errors.CONFLICT.code,
    reason: '评价已提交，请勿重复提交',
    requestId: 'r-1',
  });
  await rate('处理很快');
  expect(await screen.findByText('评价已提交，请勿重复提交')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('说说原因（选填）')).toBeNull());
});

test('a reply whose answer was lost is the same reply when it is sent again, and what is said is read again', async () => {
  const comments: unknown[] = [];
  call.mockImplementation(({ name }, input) => {
    if (name === 'getWorkOrder')
      return Promise.resolve({ order: { ...closed, status: WORK_ORDER_STATUS.processing, comments: [...comments] } });
    if (name !== 'updateWorkOrder') return Promise.resolve({});
    if (comments.push(comment((input as { content: string }).content)) > 1) return Promise.resolve({});
    return Promise.reject(new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' }));
  });
  keep({ text: '已重启', files: [] });
  await openTicket();
  await screen.findByText('已重启');
  const reads = sent('getWorkOrder').length;
  await userEvent.click(screen.getByRole('button', { name: '回复' }));
  expect(await screen.findByText('请求超时')).toBeVisible();
  await waitFor(() => expect(sent('getWorkOrder')).toHaveLength(reads + 1));
  await userEvent.click(screen.getByRole('button', { name: '回复' }));
  await waitFor(() => expect(sent('updateWorkOrder')).toHaveLength(2));
  const [first, again] = sent('updateWorkOrder').map(([, , options]) => options);
  expect(first).toEqual({ idempotencyKey: expect.any(String) as string });
  expect(again).toEqual(first);
});

const log = { id: '5', name: '日志.txt', size: 12 };
const answers = (order: () => object) =>
  call.mockImplementation(({ name }) =>
    Promise.resolve(name === 'getWorkOrder' ? { order: { ...closed, ...order() } } : {}),
  );

test('the files of a reply are there again with its text when one comes back', async () => {
  answers(() => ({ status: WORK_ORDER_STATUS.processing }));
  keep({ text: '已重启', files: [log] });
  const router = await openTicket();
  expect(await screen.findByText(log.name)).toBeVisible();
  expect(screen.getByText('已重启')).toBeVisible();
  await router.navigate(routes.workOrders.to());
  await screen.findByRole('heading', { name: '我的工单' });
  await router.navigate(routes.workOrderDetail.to({ id: closed.id }));
  expect(await screen.findByText(log.name)).toBeVisible();
});

test('a file that was taken away is not in the draft, and the text is', async () => {
  answers(() => ({ status: WORK_ORDER_STATUS.processing }));
  keep({ text: '已重启', files: [log] });
  await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: /日志\.txt/ }));
  await waitFor(() =>
    expect(drafts.read(draftOwner(account), String(closed.id))).toEqual({ text: '已重启', files: [] }),
  );
});

test('a file that went with a reply whose answer was lost can be taken out of what is written', async () => {
  call.mockImplementation(({ name }) =>
    name === 'deleteWorkOrderAttachment'
      ? Promise.reject(
          new ApiError({ kind: 'refused', status: errors.CONFLICT.code, reason: '附件已随工单提交', requestId: 'r-1' }),
        )
      : Promise.resolve(name === 'getWorkOrder' ? { order: { ...closed, status: WORK_ORDER_STATUS.processing } } : {}),
  );
  keep({ text: '已重启', files: [log] });
  await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: /日志\.txt/ }));
  await waitFor(() =>
    expect(drafts.read(draftOwner(account), String(closed.id))).toEqual({ text: '已重启', files: [] }),
  );
  expect(screen.queryByText(log.name)).toBeNull();
});

test('leaving asks once something new is beside the reply', async () => {
  answers(() => ({ status: WORK_ORDER_STATUS.processing }));
  upload.mockResolvedValue({ ...log, id: 5 });
  const router = await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: '添加附件' }));
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]:not([aria-label])') ?? document.body,
    new File(['x'], log.name),
  );
  await screen.findByText(log.name);
  await act(() => router.navigate(routes.workOrders.to()));
  expect(await screen.findByText('内容尚未提交，确定离开？')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(routes.workOrderDetail.to({ id: closed.id }));
});

test('a reply that is being written stays, with the focus, when support solves the ticket, and the answer is shown', async () => {
  let order: object = { status: WORK_ORDER_STATUS.processing };
  answers(() => order);
  keep({ text: '还在报错', files: [] });
  await openTicket();
  await screen.findByText('还在报错');
  const editor = await screen.findByRole('textbox', { name: '回复' });
  act(() => editor.focus());
  order = {
    status: WORK_ORDER_STATUS.solved,
    reopen_until: 4_000_000_000,
    comments: [{ ...comment('已换卡，请确认'), from: 'staff' }],
  };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('工单已解决，重新打开后可发送，内容已保留')).toBeVisible();
  expect(await screen.findByText('已换卡，请确认')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '回复' })).toBe(editor);
  expect(editor).toHaveFocus();
  expect(editor).toHaveTextContent('还在报错');
  expect(screen.getByRole('button', { name: '回复' })).toBeDisabled();
  order = { ...order, status: WORK_ORDER_STATUS.processing };
  await userEvent.click(screen.getByRole('button', { name: '重新打开' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '回复' })).toBeEnabled());
  expect(screen.queryByText(/内容已保留/)).toBeNull();
});

test('a reply that came too late shows the ticket as it is now, and goes once it is open again', async () => {
  let order: object = { status: WORK_ORDER_STATUS.processing };
  const late = '工单已结束，请先重新打开再回复';
  call.mockImplementation(({ name }, input) => {
    if (name === 'getWorkOrder') return Promise.resolve({ order: { ...closed, ...order } });
    if (name !== 'updateWorkOrder' || (input as { action: string }).action !== WORK_ORDER_ACTION.comment)
      return Promise.resolve({});
    order = { status: WORK_ORDER_STATUS.solved, reopen_until: 4_000_000_000 };
    return Promise.reject(
      new ApiError({ kind: 'refused', status: errors.STATE_CONFLICT.code, reason: late, requestId: 'r-1' }),
    );
  });
  keep({ text: '还在报错', files: [] });
  await openTicket();
  await screen.findByText('还在报错');
  await userEvent.click(screen.getByRole('button', { name: '回复' }));
  expect(await screen.findByText(late)).toBeVisible();
  const reopen = await screen.findByRole('button', { name: '重新打开' });
  order = { status: WORK_ORDER_STATUS.processing };
  await userEvent.click(reopen);
  await waitFor(() => expect(screen.getByRole('button', { name: '回复' })).toBeEnabled());
  expect(screen.queryByText(late)).toBeNull();
  expect(screen.getByText('还在报错')).toBeVisible();
});

test('without anything written the end of a ticket takes the place of the editor', async () => {
  await openTicket();
  expect(await screen.findByText(/请提交新工单/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '回复' })).toBeNull();
});

import type { Price } from '@compute-market/contract/entities/price';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { errors } from '@compute-market/contract/errors';
import { CreateInstanceScreen } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { market, quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { ready } from '@compute-market/patterns/resource';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { mainAccount, mainAccountWith, subAccount } from '@compute-market/patterns/viewer/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError, type FailureKind } from '../../api/errors';
import * as askLimit from '../../flows/ask-limit';
import { dialogs, resetDialogs } from '../../state/dialogs';
import { useCreateInstanceForm } from './useCreateInstanceForm';

// Every test draws the whole screen.
vi.setConfig({ testTimeout: 60_000 });

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
const askForLimit = vi.spyOn(askLimit, 'askForLimit').mockResolvedValue();
afterAll(() => {
  for (const replaced of [call, envelope, askForLimit]) replaced.mockRestore();
  resetDialogs();
});

const failure = (entry: { readonly status: number }, kind: FailureKind = 'refused', data?: unknown) =>
  Promise.reject(new ApiError({ kind, status: entry.status, reason: '原因', requestId: 'r', data }));

const inStock = { num: 3, districts: [], reason: '' };
/** Prices and stock are answered at once; the purchase as each test says. */
function answer(
  buy: () => Promise<unknown>,
  price: () => Price = () => quote,
  stock: () => Promise<typeof inStock> = () => Promise.resolve(inStock),
) {
  call.mockImplementation(({ name }) => {
    if (name === 'getAvailableKvmNum') return stock();
    return name === 'runKvmQueryPrice' ? Promise.resolve({ ...price(), CouponId: null }) : buy();
  });
}
const purchases = () => call.mock.calls.filter(([{ name }]) => name === 'runKvm');
const bought = { Container_name: 'k7f3a2c', Instances: [{ Container_name: 'k7f3a2c' }] };

const onRented = vi.fn();
const onLogin = vi.fn();
const onStockChanged = vi.fn();
const noKeys = Promise.resolve([]);
const link = { gpu_type: 'RTX 4090', gpu_num: 2 };
const inProject = { ...link, project: '渲染' };
const resource = ready(market);
const poorSubAccount: Viewer = {
  ...subAccount,
  user: { ...subAccount.user, SubAccount: { Name: 'chenyu_cv', MoneyLimit: 500, UsedMoney: 496.8, Note: '' } },
};

function Form({
  viewer = mainAccount,
  projects = ['渲染'],
  asked = link,
}: {
  viewer?: Viewer;
  /** Null where an order takes none. */
  projects?: readonly string[] | null;
  /** What the address asks for. */
  asked?: Partial<CreateInstanceForm>;
}) {
  const { form, order, restored, onClearDraft, replacedBy } = useCreateInstanceForm({
    link: asked,
    search: '',
    market: resource,
    viewer,
    sshKeys: noKeys,
    takesProject: Promise.resolve(projects !== null),
    onRented,
    onLogin,
    onStockChanged,
  });
  return (
    <CreateInstanceScreen
      form={form}
      market={resource}
      onRetryMarket={vi.fn()}
      buyer={buyerOf(viewer)}
      order={order}
      restored={restored}
      onClearDraft={onClearDraft}
      replacedBy={replacedBy}
      now={1_795_154_721}
      projects={projects === null ? undefined : { list: ready(projects), onRetry: vi.fn() }}
    />
  );
}

const pay = async (name = '立即支付') => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error(`no ${name}`);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  resetDialogs();
  envelope.mockResolvedValue({ status: 0, reason: '', data: { best: null, valid: [], all: [] } });
});

test('pays what was shown and leads to the new machine', async () => {
  answer(() => Promise.resolve(bought));
  render(<Form />);
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledWith(['k7f3a2c']));
  expect(purchases()[0]?.[1]).toMatchObject({
    quantity: 1,
    gpu_type: 'RTX 4090',
    gpu_num: 2,
    price: 304.15,
    spec_name: '标准型 4090.2c',
  });
});

test('a machine that is gone is not paid for: the reason is shown and the stock is read again', async () => {
  answer(
    () => Promise.resolve(bought),
    () => quote,
    () => Promise.resolve({ num: 0, districts: [], reason: '当前资源仅剩 1 卡，请减少卡数或更换机房' }),
  );
  render(<Form />);
  await pay();
  expect((await screen.findAllByText('当前资源仅剩 1 卡，请减少卡数或更换机房'))[0]).toBeVisible();
  expect(onStockChanged).toHaveBeenCalledOnce();
  expect(purchases()).toEqual([]);
});

const wantThree = async () =>
  userEvent.type(await screen.findByRole('spinbutton', { name: '数量' }), '{ArrowUp}{ArrowUp}');

test('three machines are bought with one order, and the caller gets all their names', async () => {
  const names = ['k7f3a2c', 'k2b91de', 'kc40e18'];
  answer(() => Promise.resolve({ ...bought, Instances: names.map((Container_name) => ({ Container_name })) }));
  render(<Form />);
  await wantThree();
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledWith(names));
  expect(purchases().map(([, body]) => body)).toEqual([expect.objectContaining({ quantity: 3, gpu_num: 2 })]);
});

test('three machines are not paid for when only two are left', async () => {
  answer(
    () => Promise.resolve(bought),
    () => quote,
    () => Promise.resolve({ num: 2, districts: [], reason: '当前资源仅够 2 台，请减少数量或更换机房' }),
  );
  render(<Form />);
  await wantThree();
  await pay();
  expect((await screen.findAllByText('当前资源仅够 2 台，请减少数量或更换机房'))[0]).toBeVisible();
  expect(purchases()).toEqual([]);
});

test('when the stock cannot be read, the purchase itself decides', async () => {
  answer(
    () => Promise.resolve(bought),
    () => quote,
    () => failure({ status: 0 }, 'network'),
  );
  render(<Form />);
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledOnce());
});

test('a short balance opens the top-up with what is missing; when it has arrived the same form goes on', async () => {
  let current: Price = { ...quote, IsEnough: false, ShortMoney: 254.15 };
  answer(
    () => Promise.resolve(bought),
    () => current,
  );
  const { rerender } = render(<Form viewer={mainAccountWith({ Money: 50 })} />);
  await pay('充值并支付');
  expect(dialogs).toMatchObject({ open: 'fastPay', missingYuan: 254.15 });
  current = quote;
  rerender(<Form viewer={mainAccountWith({ Money: 350 })} />);
  expect(await screen.findByText('余额已到账，是否继续下单？')).toBeVisible();
  await pay('继续支付');
  await waitFor(() => expect(onRented).toHaveBeenCalledWith(['k7f3a2c']));
});

test('what was not sent comes back, and can be cleared', async () => {
  answer(() => Promise.resolve(bought));
  const { unmount } = render(<Form />);
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), 'qwen2.5');
  unmount();
  render(<Form />);
  expect(await screen.findByText('已恢复上次未提交的内容')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('qwen2.5');
  // The note has a button of the same name, whose code comes later.
  await userEvent.click(screen.getByText('清除'));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('');
  expect(screen.queryByText('已恢复上次未提交的内容')).toBeNull();
});

test('a visitor is led to login and finds the form again', async () => {
  answer(() => Promise.resolve(bought));
  const { unmount } = render(<Form viewer={{ role: 'visitor' }} />);
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '访客');
  await pay('登录后支付');
  expect(onLogin).toHaveBeenCalledOnce();
  expect(purchases()).toHaveLength(0);
  unmount();
  render(<Form />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('访客'));
});

test('a sub-account whose limit is short sees what is left', async () => {
  answer(() => failure(errors.SUB_LIMIT_SHORT));
  render(<Form viewer={poorSubAccount} />);
  await pay();
  expect(await screen.findByText('额度不足，剩余 ¥3.20')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '申请提额' }));
  expect(askForLimit).toHaveBeenCalledWith(poorSubAccount, 304.15);
});

test('a sub-account whose limit is short of the price sees what is left and can ask for more, before it presses anything', async () => {
  answer(
    () => Promise.resolve(bought),
    () => ({ ...quote, IsEnough: false, ShortMoney: 300.95 }),
  );
  render(<Form viewer={poorSubAccount} />);
  expect(await screen.findByText('额度不足，剩余 ¥3.20')).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: '立即支付' })) expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '申请提额' }));
  expect(askForLimit).toHaveBeenCalledWith(poorSubAccount, 304.15);
});

test('a refusal loses nothing that was filled in', async () => {
  answer(() => failure(errors.VERIFICATION_REQUIRED));
  render(<Form />);
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), 'qwen2.5');
  await pay();
  expect(await screen.findByText('请先完成实名认证')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('qwen2.5');
  expect(onRented).not.toHaveBeenCalled();
});

test('a machine that was bought leaves no draft behind', async () => {
  answer(() => Promise.resolve(bought));
  const { unmount } = render(<Form />);
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), 'qwen2.5');
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledOnce());
  expect(purchases()[0]?.[1]).toMatchObject({ note: 'qwen2.5' });
  unmount();
  render(<Form />);
  expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('');
});

test('a price that failed can be asked for again, and nothing can be paid before', async () => {
  let broken = true;
  call.mockImplementation(() =>
    broken ? failure({ status: 0 }, 'network') : Promise.resolve({ ...quote, CouponId: null }),
  );
  render(<Form />);
  await userEvent.click(
    await screen.findByRole('button', { name: '重试' }, { timeout: 20_000 }).finally(() => (broken = false)),
  );
  for (const button of screen.getAllByRole('button', { name: '立即支付' })) expect(button).toBeDisabled();
  await waitFor(() => expect(screen.getAllByRole('button', { name: '立即支付' })[0]).toBeEnabled());
});

test('the project of the address goes with the order, and none where none was chosen', async () => {
  answer(() => Promise.resolve(bought));
  const { unmount } = render(<Form asked={inProject} />);
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledOnce());
  unmount();
  render(<Form />);
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledTimes(2));
  const [first, second] = purchases().map(([, body]) => body as Record<string, unknown>);
  expect(first).toMatchObject({ project: '渲染' });
  expect(second).not.toHaveProperty('project');
});

test('a back end whose orders take no project is sent none, and the form does not speak of it', async () => {
  answer(() => Promise.resolve(bought));
  render(<Form asked={inProject} projects={null} />);
  await pay();
  await waitFor(() => expect(onRented).toHaveBeenCalledOnce());
  expect(purchases()[0]?.[1]).not.toHaveProperty('project');
  expect(screen.queryByText('渲染')).toBeNull();
});

test('a project that is gone by now is read again; without it the rest of the form is as it was, and the refusal is void', async () => {
  answer(() => failure(errors.NOT_FOUND, 'refused', { field: 'project' }));
  const { rerender } = render(<Form asked={inProject} />);
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), 'qwen2.5');
  await pay();
  expect(await screen.findByText('原因')).toBeVisible();
  expect(onStockChanged).toHaveBeenCalledOnce();
  rerender(<Form asked={inProject} projects={[]} />);
  expect(await screen.findByText(/^项目「渲染」不存在或已被删除/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清除选择' }));
  expect(screen.queryByText(/不存在或已被删除|原因/)).toBeNull();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('qwen2.5');
});

const replaced = '原来的镜像已删除、暂时读取不到或不适用于所选显卡，已改选其他镜像，请确认';

test('an image of the address that is gone is not replaced in silence', async () => {
  answer(() => Promise.resolve(bought));
  render(<Form asked={{ ...link, image_name: 'own-gone' }} />);
  expect(await screen.findByText(replaced)).toBeVisible();
  const [other] = screen.getAllByRole('radio', { name: /^Ubuntu|^TensorFlow/ });
  if (other === undefined) throw new Error('no other image');
  await userEvent.click(other);
  expect(screen.queryByText(replaced)).toBeNull();
});

test('an image of the address that is there stays without a word', async () => {
  answer(() => Promise.resolve(bought));
  render(<Form asked={{ ...link, image_name: 'Linux' }} />);
  expect((await screen.findAllByRole('button', { name: '立即支付' }))[0]).toBeVisible();
  expect(screen.queryByText(replaced)).toBeNull();
});

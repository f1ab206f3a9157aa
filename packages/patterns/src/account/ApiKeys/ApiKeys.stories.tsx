import { zodResolver } from '@hookform/resolvers/zod';
import { API_KEYS_MAX } from '@compute-market/contract/entities/api-key';
import { apiKeyForm, type ApiKeyForm } from '@compute-market/contract/forms/api-key-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inDark } from '../../dark-story';
import { loading, ready } from '../../resource';
import type { Viewer } from '../../viewer';
import { mainAccount, subAccountWith } from '../../viewer/fixtures';
import { ViewerRights } from '../../viewer/ViewerRights';
import { AddApiKeyDialog, ApiKeyMadeDialog, RemoveApiKeyDialog } from './ApiKeyDialogs';
import { ApiKeys } from './ApiKeys';
import { apiKeys } from './fixtures';

const [first] = apiKeys;
if (first === undefined) throw new Error('the fixtures have keys');

const meta = {
  title: '界面/账号/ApiKeys API 密钥',
  component: ApiKeys,
  args: { keys: ready(apiKeys), onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof ApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销密钥 夜间训练脚本' }));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
    await userEvent.click(await canvas.findByRole('button', { name: '创建密钥' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { keys: ready([]) } };
/** A sub-account without 购买 is promised no renting by its keys. */
export const EmptyMayNotBuy: Story = {
  args: Empty.args,
  decorators: [
    (Inner) => (
      <ViewerRights viewer={subAccountWith({ Rights: ['run', 'bill'] })}>
        <Inner />
      </ViewerRights>
    ),
  ],
  async play({ canvas }) {
    await expect(await canvas.findByText('创建后可用命令行或程序查询实例')).toBeVisible();
  },
};
export const Full: Story = {
  args: { keys: ready(Array.from({ length: API_KEYS_MAX }, (_, index) => ({ ...first, Id: `key-${index}` }))) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '创建密钥' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Loading: Story = { args: { keys: loading } };
export const Failed: Story = {
  args: { keys: { state: 'error', reason: '请求超时，请稍后重试', requestId: 'k3v9x1' } },
};
/** A back end without keys: nothing stands there. */
export const Unknown: Story = {
  args: { keys: ready(null) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('API 密钥')).toBeNull();
  },
};
export const Dark: Story = {
  decorators: [inDark],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Adding({
  refused = null,
  viewer = mainAccount,
}: {
  readonly refused?: string | null;
  readonly viewer?: Viewer;
}) {
  const form = useForm<ApiKeyForm>({
    resolver: zodResolver(apiKeyForm),
    mode: 'onTouched',
    defaultValues: { name: '', scopes: ['read'], term: '90' },
  });
  return (
    <AddApiKeyDialog
      open
      viewer={viewer}
      form={form}
      refused={refused}
      onClose={fn()}
      onSubmit={() => void form.handleSubmit(fn())()}
    />
  );
}
/** By the keyboard alone; a key that may do nothing is not made. */
export const Add: Story = {
  render: () => <Adding />,
  async play() {
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText(/名称/), '夜间任务');
    await userEvent.click(page.getByRole('checkbox', { name: /^只读/ }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: '创建' }));
    await expect(await page.findByText('请至少选择一项权限')).toBeVisible();
  },
};
/** A sub-account is promised no more than its rights allow. */
export const AddWithoutRights: Story = {
  render: () => <Adding viewer={subAccountWith({ Rights: ['run', 'bill'] })} />,
  async play() {
    const page = within(document.body);
    await expect(await page.findByText('开关机、连接与释放实例；含只读')).toBeVisible();
    await expect(page.getByText('查看费用明细，不能支付')).toBeVisible();
  },
};
export const AddRefused: Story = { render: () => <Adding refused="最多创建 20 个 API 密钥，请先撤销不用的密钥" /> };
/** The only time that a key is seen. */
export const Made: Story = {
  render: () => <ApiKeyMadeDialog open secret="sk_Vt9fQ2mLx7Rk1Zc8Yw5Nb3Hd6Jg4Ps0Ta2Ue9Vi1Ox" onClose={fn()} />,
  async play() {
    const page = within(document.body);
    await expect(await page.findByText(/密钥只显示这一次/)).toBeVisible();
    await expect(page.getByRole('button', { name: '复制密钥' })).toBeVisible();
  },
};
/** The server refused once. */
export const Remove: Story = {
  render: () => (
    <RemoveApiKeyDialog
      open
      one={first}
      onClose={fn()}
      onRemove={() => Promise.reject(new Error('该 API 密钥已被撤销，请刷新列表'))}
    />
  ),
  async play() {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '撤销' }));
    await expect(await page.findByText('该 API 密钥已被撤销，请刷新列表')).toBeVisible();
  },
};

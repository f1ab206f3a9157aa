import { zodResolver } from '@hookform/resolvers/zod';
import { sshKeyForm, type SshKeyForm } from '@compute-market/contract/forms/ssh-key-form';
import { SSH_KEYS_MAX } from '@compute-market/contract/rules/ssh-key';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { sshKeys } from './fixtures';
import { AddSshKeyDialog, RemoveSshKeyDialog } from './SshKeyDialogs';
import { SshKeys } from './SshKeys';

const [first] = sshKeys;
if (first === undefined) throw new Error('the fixtures have keys');

const meta = {
  title: '界面/账号/SshKeys SSH 公钥',
  component: SshKeys,
  args: { keys: ready(sshKeys), onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof SshKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: '删除公钥 办公室笔记本' }));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
    await userEvent.click(canvas.getByRole('button', { name: '添加公钥' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { keys: ready([]) } };
export const Full: Story = {
  args: {
    keys: ready(Array.from({ length: SSH_KEYS_MAX }, (_, index) => ({ ...first, Fingerprint: `SHA256:${index}` }))),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '添加公钥' })).toHaveAttribute('aria-disabled', 'true');
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
    await expect(within(canvasElement).queryByText('SSH 公钥')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Adding() {
  const form = useForm<SshKeyForm>({
    resolver: zodResolver(sshKeyForm),
    mode: 'onTouched',
    defaultValues: { name: '', public_key: '' },
  });
  return (
    <AddSshKeyDialog open form={form} refused={null} onClose={fn()} onSubmit={() => void form.handleSubmit(fn())()} />
  );
}
/** A pasted private key is not sent anywhere. */
export const PrivateKeyPasted: Story = {
  render: () => <Adding />,
  async play() {
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText(/名称/), '笔记本');
    await userEvent.click(page.getByRole('textbox', { name: /公钥/ }));
    await userEvent.paste('-----BEGIN OPENSSH PRIVATE KEY-----');
    await userEvent.click(page.getByRole('button', { name: '添加' }));
    await expect(await page.findByText(/这是私钥/)).toBeVisible();
  },
};
/** The server refused once. */
export const Remove: Story = {
  render: () => (
    <RemoveSshKeyDialog
      open
      one={first}
      onClose={fn()}
      onRemove={() => Promise.reject(new Error('该公钥已被删除，请刷新列表'))}
    />
  ),
  async play() {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '删除' }));
    await expect(await page.findByText('该公钥已被删除，请刷新列表')).toBeVisible();
  },
};

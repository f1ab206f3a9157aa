import { zodResolver } from '@hookform/resolvers/zod';
import { PASSKEYS_MAX } from '@compute-market/contract/entities/passkey';
import { passkeyForm, type PasskeyForm } from '@compute-market/contract/forms/passkey-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inDark } from '../../dark-story';
import { loading, ready } from '../../resource';
import { passkeys } from './fixtures';
import { AddPasskeyDialog, RemovePasskeyDialog } from './PasskeyDialogs';
import { PasskeyLogin } from './PasskeyLogin';
import { Passkeys } from './Passkeys';

const [first] = passkeys;
if (first === undefined) throw new Error('the fixtures have passkeys');

const meta = {
  title: '界面/账号/Passkeys 通行密钥',
  component: Passkeys,
  args: { passkeys: ready(passkeys), hindrance: null, onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof Passkeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '删除通行密钥 macOS 上的 Safari' }));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
    await userEvent.click(await canvas.findByRole('button', { name: '添加通行密钥' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { passkeys: ready([]) } };
export const Full: Story = {
  args: { passkeys: ready(Array.from({ length: PASSKEYS_MAX }, (_, index) => ({ ...first, Id: `passkey-${index}` }))) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '添加通行密钥' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Loading: Story = { args: { passkeys: loading } };
export const Failed: Story = {
  args: { passkeys: { state: 'error', reason: '请求超时，请稍后重试', requestId: 'k3v9x1' } },
};
/** A browser without WebAuthn: those of other devices can be seen and removed. */
export const BrowserCannot: Story = {
  args: { hindrance: 'browser' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/当前浏览器不支持通行密钥/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加通行密钥' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: '删除通行密钥 办公室电脑' })).toBeEnabled();
  },
};
/** Such as an address of numbers. */
export const AddressCannot: Story = { args: { passkeys: ready([]), hindrance: 'address' } };
/** A back end without passkeys: nothing stands there. */
export const Unknown: Story = {
  args: { passkeys: ready(null) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('通行密钥')).toBeNull();
  },
};
export const Dark: Story = {
  decorators: [inDark],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Adding({ refused = null }: { readonly refused?: string | null }) {
  const form = useForm<PasskeyForm>({
    resolver: zodResolver(passkeyForm),
    mode: 'onTouched',
    defaultValues: { name: 'Windows 上的 Chrome', passwd: '' },
  });
  return (
    <AddPasskeyDialog
      open
      form={form}
      refused={refused}
      onClose={fn()}
      onSubmit={() => void form.handleSubmit(fn())()}
    />
  );
}
/** By the keyboard alone; without the password nothing begins, and the name stays. */
export const Add: Story = {
  render: () => <Adding />,
  async play() {
    const page = within(document.body);
    const name = await page.findByLabelText(/名称/);
    await userEvent.clear(name);
    await userEvent.type(name, '实验室电脑');
    page.getByRole('button', { name: '继续' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('请输入密码')).toBeVisible();
    await expect(name).toHaveValue('实验室电脑');
  },
};
export const AddCancelled: Story = { render: () => <Adding refused="已取消，可重试" /> };
/** The server refused once. */
export const Remove: Story = {
  render: () => (
    <RemovePasskeyDialog
      open
      one={first}
      onClose={fn()}
      onRemove={() => Promise.reject(new Error('该通行密钥已被删除，请刷新列表'))}
    />
  ),
  async play() {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '删除' }));
    await expect(await page.findByText('该通行密钥已被删除，请刷新列表')).toBeVisible();
  },
};

const onLogin = fn();
/** Under the form of a login. */
export const Login: Story = {
  render: () => <PasskeyLogin busy={false} refused={null} onLogin={onLogin} />,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: '使用通行密钥登录' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};
export const LoginBusy: Story = { render: () => <PasskeyLogin busy refused={null} onLogin={fn()} /> };
export const LoginCancelled: Story = {
  render: () => (
    <PasskeyLogin
      busy={false}
      refused="已取消，可重试；此设备没有本站的通行密钥时，请用密码或验证码登录"
      onLogin={fn()}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/已取消，可重试/)).toBeVisible();
  },
};

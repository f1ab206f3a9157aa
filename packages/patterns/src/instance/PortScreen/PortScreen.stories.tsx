import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { PortScreen } from './PortScreen';

const meta = {
  title: '界面/实例/PortScreen 打开端口',
  component: PortScreen,
  ...inConsole('dashboard'),
  args: { name: 'kvm-2f8a', inner: 8888, port: { state: 'opening' }, onRetry: fn() },
} satisfies Meta<typeof PortScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '打开 JupyterLab' })).toBeVisible();
  },
};
/** The server says why, and it can be tried again. */
export const NotRunning: Story = {
  args: {
    inner: 8000,
    port: { state: 'failed', reason: '实例未在运行，请启动后再打开端口', requestId: '7c1d9a' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '打开端口 8000' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A back end that leads to no port. */
export const Missing: Story = {
  args: { port: { state: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/当前环境不提供网页访问/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回实例' })).toBeVisible();
  },
};
export const Phone: Story = { ...NotRunning, globals: { viewport: { value: 'phone' } } };

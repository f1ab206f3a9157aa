import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { livePageMessages } from '../LivePage/messages';
import { TerminalScreen } from './TerminalScreen';

/** Stands for the terminal, whose drawing is the application's. */
const lines = `root@kvm-2f8a:~# nvidia-smi --list-gpus
GPU 0: NVIDIA GeForce RTX 4090
root@kvm-2f8a:~# ls datasets
训练集.parquet  验证集.parquet
root@kvm-2f8a:~# `;

const meta = {
  title: '界面/实例/TerminalScreen 网页终端',
  component: TerminalScreen,
  ...inConsole('dashboard'),
  args: {
    name: 'kvm-2f8a',
    terminal: { state: 'open', idleSeconds: null },
    surface: <pre>{lines}</pre>,
    onReconnect: fn(),
    onCopy: fn(),
    onPaste: fn(),
    onFontStep: fn(),
    onReadAloud: fn(),
  },
} satisfies Meta<typeof TerminalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Open: Story = { globals: desktop };
export const Phone: Story = { globals: phone };
export const Connecting: Story = {
  args: { terminal: { state: 'connecting', again: false }, surface: null },
  globals: desktop,
};
export const Reconnecting: Story = { args: { terminal: { state: 'connecting', again: true } }, globals: desktop };
export const Idle: Story = { args: { terminal: { state: 'open', idleSeconds: 118 } }, globals: desktop };
export const Closed: Story = {
  args: { terminal: { state: 'closed', reason: '长时间没有输入，终端已自动关闭' } },
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: livePageMessages.reconnect }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: {
    terminal: { state: 'refused', reason: '该实例是 Windows 系统，没有网页终端，请使用远程桌面' },
    surface: null,
  },
  globals: desktop,
};
export const NotRunning: Story = {
  args: { terminal: { state: 'notRunning', reason: '实例未在运行，请启动后再打开终端' }, surface: null },
  globals: desktop,
};
export const WithoutTerminal: Story = { args: { terminal: { state: 'none' }, surface: null }, globals: desktop };
export const Elsewhere: Story = {
  args: { terminal: { state: 'elsewhere', address: 'https://terminal.example.com/kvm-2f8a' }, surface: null },
  globals: phone,
};

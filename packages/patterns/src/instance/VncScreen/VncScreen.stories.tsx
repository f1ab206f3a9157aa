import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { livePageMessages } from '../LivePage/messages';
import { specialKeys, vncMessages as messages } from './messages';
import { VncScreen } from './VncScreen';

/** Stands for the screen, whose drawing is the application's. */
const lines = `kvm-2f8a tty1

kvm-2f8a login: root
root@kvm-2f8a:~# _`;

const meta = {
  title: '界面/实例/VncScreen 网页 VNC',
  component: VncScreen,
  ...inConsole('dashboard'),
  args: {
    name: 'kvm-2f8a',
    screen: { state: 'open', idleSeconds: null },
    surface: <pre>{lines}</pre>,
    onReconnect: fn(),
    onPress: fn(),
    onPaste: fn(),
    onFullScreen: fn(),
  },
} satisfies Meta<typeof VncScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Open: Story = { globals: desktop, tags: ['visual'] };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
/** What a browser or a system keeps to itself is sent from a menu. */
export const SendKeys: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.sendKeys }));
    const [ctrlAltDel] = specialKeys;
    await userEvent.click(await screen.findByRole('menuitem', { name: ctrlAltDel?.label }));
    await expect(args.onPress).toHaveBeenCalledWith(['ControlLeft', 'AltLeft', 'Delete']);
  },
};
export const Connecting: Story = {
  args: { screen: { state: 'connecting', again: false }, surface: null },
  globals: desktop,
};
/** What was drawn stays meanwhile, and no key is sent. */
export const Reconnecting: Story = {
  args: { screen: { state: 'connecting', again: true } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kvm-2f8a login/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.sendKeys })).toBeDisabled();
  },
};
export const Idle: Story = {
  args: { screen: { state: 'open', idleSeconds: 118 } },
  globals: desktop,
  tags: ['visual'],
};
export const Closed: Story = {
  args: { screen: { state: 'closed', reason: '画面已关闭，可能已在别处打开，请重新连接' } },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: livePageMessages.reconnect }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: messages.sendKeys })).toBeDisabled();
  },
};
export const NotRunning: Story = {
  args: { screen: { state: 'notRunning', reason: '实例未在运行，请启动后再打开网页 VNC' }, surface: null },
  globals: desktop,
};
export const WithoutScreen: Story = { args: { screen: { state: 'none' }, surface: null }, globals: desktop };
export const Elsewhere: Story = {
  args: { screen: { state: 'elsewhere', address: 'https://screen.example.com/kvm-2f8a' }, surface: null },
  globals: phone,
};

import { Button } from '@compute-market/components/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { pageWords } from './fixtures';
import { LivePage } from './LivePage';
import { livePageMessages as messages } from './messages';

const meta = {
  title: '界面/实例/LivePage 实时页面',
  component: LivePage,
  ...inConsole('dashboard'),
  args: {
    name: 'kvm-2f8a',
    words: pageWords,
    line: { state: 'open', idleSeconds: null },
    tools: <Button size="sm">复制所选</Button>,
    surface: <pre>root@kvm-2f8a:~# </pre>,
    onReconnect: fn(),
  },
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

/** A link that the keyboard alone sees leads over what is shown to what stands behind it. */
export const Skipped: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole('link', { name: pageWords.skip });
    skip.focus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(1);
    await expect(skip).toHaveAttribute('href', `#${canvas.getByText(pageWords.keys).id}`);
  },
};
/** Whoever has started the machine connects from where he was told to. */
export const NotRunning: Story = {
  args: { line: { state: 'notRunning', reason: '实例未在运行，请启动后再打开' }, surface: null },
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.reconnect }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

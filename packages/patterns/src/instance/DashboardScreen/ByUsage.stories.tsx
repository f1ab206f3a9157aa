import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ready } from '../../resource';
import { DashboardScreen } from './DashboardScreen';
import { instances, makeInstance, now } from './fixtures';
import { desktop, inConsole, pageOf, phone } from './shown-dashboard';

const meta = {
  title: '界面/实例/DashboardScreen 按量计费',
  component: DashboardScreen,
  ...inConsole,
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rental whose hour ends in 20 minutes. */
const usage = makeInstance({
  Container_name: 'k4c19ab',
  Note: '调试',
  Billing: 'usage',
  Use_mode: 0,
  Due_time: now + 1200,
  InstanceAutorenew: { SubscribeStatus: 1, Unit: 'hour', PackTime: 1 },
});
const list = ready(pageOf([usage, ...instances.slice(0, 2)], 3));
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: '调试 的更多操作' }));
  return within(await screen.findByRole('menu'));
};

/** It is not about to end: until when it is paid, and the way to stop it; what is due sooner or later stands above it. */
export const Row: Story = {
  tags: ['visual'],
  args: { list },
  globals: desktop,
  play: async () => {
    const row = within(screen.getByRole('row', { name: /调试/ }));
    await expect(row.getByText('按量计费')).toBeVisible();
    await expect(row.getByText(/^已付至 \d\d:\d\d$/)).toBeVisible();
    await expect(row.getByRole('button', { name: '停止计费' })).toBeVisible();
    await expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('调试');
    const menu = await openMenu();
    await expect(menu.getByRole('menuitem', { name: '释放实例' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: '自动续费' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
export const Phone: Story = { args: { list }, globals: phone };

/** A shutdown saves nothing: the dialog says so, and leads to what does. */
export const ShuttingDown: Story = {
  args: { list },
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('menuitem', { name: '关机' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '关机' }));
    await expect(asked.getByText(/关机后照常计费/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '停止计费' }));
    const stop = within(await screen.findByRole('alertdialog', { name: '停止计费' }));
    await userEvent.click(await stop.findByRole('button', { name: '停止计费，退还 ¥1.46' }));
    await expect(await screen.findByRole('dialog', { name: '已停止计费' })).toBeVisible();
    await expect(args.operations.stopBilling).toHaveBeenCalledWith(usage, true);
    await expect(args.operations.shutDown).not.toHaveBeenCalled();
  },
};

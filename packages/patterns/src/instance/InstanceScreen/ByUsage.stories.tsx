import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { now } from '../DashboardScreen/fixtures';
import { running } from './fixtures';
import { InstanceScreen } from './InstanceScreen';
import { inConsole, phone, shown } from './shown-instance';

const meta = {
  title: '界面/实例/InstanceScreen 按量计费',
  component: InstanceScreen,
  ...inConsole,
} satisfies Meta<typeof InstanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const usage = {
  ...running,
  Billing: 'usage',
  Use_mode: 0,
  AddingMemory: 0,
  Due_time: now + 1200,
  InstanceAutorenew: { SubscribeStatus: 1, Unit: 'hour', PackTime: 1 },
} as const;

/** How it is paid stands in place of an end and of renewals, and it can be stopped. */
export const Configuration: Story = {
  tags: ['visual'],
  args: { detail: shown(usage), tab: 'configuration' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^按量计费 · 已付至 \d\d:\d\d$/)).toBeVisible();
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByText('按量计费，按分钟结算，停止时退回未用的分钟')).toBeVisible();
    await expect(tab.queryByText('自动续费')).toBeNull();
    await userEvent.click(tab.getByRole('button', { name: '停止计费' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '停止计费' }));
    await expect(await asked.findByText(/磁盘保留费 ¥/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '取消' }));
  },
};
/** What connects is offered first; what ends it stands beside. Restarting tells of no rental period. */
export const FirstConnects: Story = {
  args: { detail: shown(usage) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '连接' })).toHaveAttribute('data-variant', 'primary');
    await expect(canvas.getByRole('button', { name: '停止计费' })).toHaveAttribute('data-variant', 'plain');
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '重启' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '重启实例' }));
    await expect(asked.getByText('按量计费照常计费，重启不产生其他费用')).toBeVisible();
    await expect(asked.queryByText(/到期时间|租期/)).toBeNull();
  },
};
export const Phone: Story = { args: { detail: shown(usage) }, globals: phone };

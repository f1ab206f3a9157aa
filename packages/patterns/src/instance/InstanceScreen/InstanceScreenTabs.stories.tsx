import type { Meta, StoryObj } from '@storybook/react-vite';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, screen, userEvent, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { shutDownInstance } from '../StartScreen/fixtures';
import { events, refusedUpgrade } from './event-fixtures';
import { costs, nothingPlanned, running, usage, usageIdle, usageWithoutCards } from './fixtures';
import { InstanceScreen } from './InstanceScreen';
import { failed, inConsole, phone, shown, shownEvents, unreachable } from './shown-instance';

const meta = {
  title: '界面/实例/InstanceScreen 实例详情',
  component: InstanceScreen,
  ...inConsole,
} satisfies Meta<typeof InstanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plugins: Story = { tags: ['visual'], args: { tab: 'plugins' } };
export const PluginsUnsupported: Story = {
  args: { tab: 'plugins', detail: shown({ ...running, CanUsePlugin: false }) },
};
export const PluginsWaiting: Story = {
  args: { tab: 'plugins', detail: shown({ ...running, Status: INSTANCE_STATUS.restarting }), plugins: ready(null) },
};
export const PluginsFailed: Story = { args: { tab: 'plugins', plugins: failed } };
export const Configuration: Story = {
  tags: ['visual'],
  args: {
    tab: 'configuration',
    detail: shown({ ...running, AddingMemory: 0, InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 } }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '修改自动续费' })).toHaveTextContent(/^修改$/);
    await userEvent.click(canvas.getByRole('button', { name: '升级 CPU' }));
    await expect(args.onOrder).toHaveBeenCalledWith(
      'upgradeCpu',
      expect.objectContaining({ Container_name: running.Container_name }),
    );
  },
};
export const ConfigurationGrowing: Story = { args: { tab: 'configuration' } };
export const Cost: Story = {
  tags: ['visual'],
  args: { tab: 'cost' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('每日费用', { selector: 'figcaption' })).toBeVisible();
  },
};
/** What came back for an earlier day stands beside the kinds, and no bar goes below zero. */
export const CostRefunded: Story = {
  args: {
    tab: 'cost',
    costs: ready({
      ...costs,
      days: costs.days.map((day, index) =>
        index === 4 ? { ...day, Instance: 0, Refunded: 12.5 } : { ...day, Disk: 2.4 },
      ),
    }),
  },
};
export const CostLoading: Story = { args: { tab: 'cost', costs: loading } };
export const CostFailed: Story = { args: { tab: 'cost', costs: failed } };
export const CostEmpty: Story = {
  args: {
    tab: 'cost',
    costs: ready({
      sums: { ...costs.sums, SumCost: 0, Total_cost: 0, AddDiskCost: 0, DayList: [] },
      days: [],
      lines: [],
      total: 0,
    }),
  },
};
export const Usage: Story = {
  tags: ['visual'],
  args: { tab: 'usage' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /GPU 使用率/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '近 7 天' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith('7d');
    await userEvent.click(canvas.getByRole('button', { name: '下载 CSV' }));
    await expect(args.onDownloadUsage).toHaveBeenCalledWith(usage);
  },
};
/** Hours that were paid for and did nothing, in money, beside what ends them. */
export const UsageIdle: Story = {
  args: {
    tab: 'usage',
    usage: ready(usageIdle),
    detail: shown({
      ...running,
      AddingMemory: 0,
      InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('近 6 小时 GPU 使用率低于 5%，约 ¥12.48')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '定时关机' }));
    await expect(args.stop.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '关机' }));
    await expect(within(await screen.findByRole('alertdialog')).getByText('仍会计费的')).toBeVisible();
  },
};
export const UsageIdleContainer: Story = {
  args: {
    tab: 'usage',
    usage: ready(usageIdle),
    detail: shown({ ...running, ContainerType: 'docker', VncPort: 0, InstanceAutorenew: null }),
  },
};
export const UsageCardsUnknown: Story = {
  args: { tab: 'usage', usage: ready(usageWithoutCards) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/当前宿主机未提供显卡数据/)).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: /CPU 使用率/ })).toBeVisible();
    await expect(canvas.queryByText('GPU 温度')).toBeNull();
  },
};
export const UsageCollecting: Story = { args: { tab: 'usage', usage: ready({ ...usage, Points: [] }) } };
export const UsageShutDown: Story = {
  args: {
    tab: 'usage',
    detail: shown({ ...shutDownInstance, ...unreachable }),
    usage: ready({ ...usage, Points: usage.Points.slice(0, 90) }),
  },
};
export const UsageNeverRan: Story = {
  args: {
    tab: 'usage',
    detail: shown({ ...shutDownInstance, ...unreachable }),
    usage: ready({ ...usage, Points: [] }),
  },
};
export const UsageLoading: Story = { args: { tab: 'usage', usage: loading } };
export const UsageFailed: Story = { args: { tab: 'usage', usage: failed } };
/** A back end without this call: the part is left out, and its address shows the first one. */
export const UsageNotTold: Story = {
  args: { tab: 'usage', usage: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: '监控' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: '连接' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Screen: Story = {
  args: { tab: 'screen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /sdxl/ })).toBeVisible();
  },
};
export const ScreenOff: Story = { args: { tab: 'screen', detail: shown({ ...shutDownInstance, ...unreachable }) } };
export const System: Story = {
  args: { tab: 'system', detail: shown({ ...running, AddingMemory: 0 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关机' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('仍会计费的')).toBeVisible();
  },
};
/** A container by usage has a system only for what ends its billing by itself; a prepaid one has none. */
export const SystemOfContainer: Story = {
  args: {
    tab: 'system',
    detail: shown({ ...running, ContainerType: 'docker', VncPort: 0, Billing: 'usage' }),
    stop: { ...inConsole.args.stop, plan: ready({ ...nothingPlanned, StopBilling: false }) },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: '系统' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('到设定的时间、GPU 闲置或余额将用尽时自动停止计费')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '关机' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '设置自动停止' }));
    await expect(args.stop.onChange).toHaveBeenCalledOnce();
  },
};
export const Events: Story = {
  args: { tab: 'events' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '到期与释放' }));
    await expect(args.events.onGroupChange).toHaveBeenCalledWith('end');
    await userEvent.click(canvas.getByRole('button', { name: '查看更早的记录' }));
    await expect(args.events.onMore).toHaveBeenCalledOnce();
  },
};
export const EventsLoading: Story = { args: { tab: 'events', events: shownEvents(loading) } };
export const EventsFailed: Story = { args: { tab: 'events', events: shownEvents(failed) } };
export const EventsEmpty: Story = {
  args: { tab: 'events', events: shownEvents(ready({ list: [], more: false }), 'end') },
};
export const EventsUpgradeFailed: Story = {
  args: { tab: 'events', events: shownEvents(ready({ list: [...refusedUpgrade, ...events], more: true })) },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /升级失败/ }));
    await expect(row.getByText('升级失败：CPU +8 核，宿主机磁盘空间不足，退回 ¥1.28')).toBeVisible();
    await expect(row.getByText('失败')).toBeVisible();
  },
};
export const PhoneEventsUpgradeFailed: Story = { args: EventsUpgradeFailed.args, globals: phone };
export const PhoneEvents: Story = { args: { tab: 'events' }, globals: phone };
export const PhoneConfiguration: Story = { args: { tab: 'configuration' }, globals: phone };
/** The lines are cards: what was paid is in sight with what for. */
export const PhoneCost: Story = {
  args: { tab: 'cost' },
  globals: phone,
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list', { name: '费用明细' })).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('¥9.60'),
      expect.stringContaining('创建'),
    ]);
  },
};
export const PhoneUsage: Story = { args: { tab: 'usage', usage: ready(usageIdle) }, globals: phone };
export const PhoneSystem: Story = { args: { tab: 'system' }, globals: phone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { inDark } from '../../dark-story';
import { loading, ready } from '../../resource';
import { mainAccountWith, monthlySubAccount, subAccount, subAccountWith } from '../../viewer/fixtures';
import { dashboardQuery } from './dashboard-query';
import { DashboardScreen } from './DashboardScreen';
import { bareMetals, instances, longInstances, makeInstance, overviewOf, popular } from './fixtures';
import {
  all,
  desktop,
  emptyPage,
  failed,
  inConsole,
  nothing,
  overview,
  ownCounts,
  ownInstances,
  pageOf,
  phone,
} from './shown-dashboard';

const meta = {
  title: '界面/实例/DashboardScreen 我的实例',
  component: DashboardScreen,
  ...inConsole,
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainAccount: Story = { tags: ['visual'], globals: desktop };
export const Dark: Story = {
  tags: ['visual'],
  globals: desktop,
  decorators: [inDark],
};

export const WithSelection: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 多模态数据清洗/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 yolo11-缺陷检测/ }));
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选 2 项');
  },
};
export const SubAccount: Story = {
  args: {
    viewer: subAccount,
    list: ready({ ...pageOf(ownInstances, 3), counts: ownCounts }),
    tabCounts: { kvm: 3, docker: 0 },
    overview: overviewOf(ownInstances, { counts: ownCounts }),
  },
  globals: desktop,
};
/** The month leaves less than the total: that is what is named (decisions 127). */
export const SubAccountMonth: Story = {
  args: { ...SubAccount.args, viewer: monthlySubAccount },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('本月剩余限额'))[0]).toBeVisible();
    await expect(canvas.queryByText('剩余额度')).toBeNull();
  },
};
/** Without 购买: its machines are run, and what costs money says why it cannot be pressed. */
export const MayNotBuy: Story = {
  args: { ...SubAccount.args, viewer: subAccountWith({ Rights: ['run', 'bill'] }) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [renew] = await canvas.findAllByRole('button', { name: '续费' });
    await expect(renew).toHaveAttribute('aria-disabled', 'true');
    await expect(renew).toHaveAccessibleDescription('子账号没有「购买」权限，请联系主账号开通');
    const [more] = canvas.getAllByRole('button', { name: /更多操作/ });
    await expect(more).toBeEnabled();
  },
};
export const AccountUnknown: Story = { args: { viewer: { role: 'unknown' } }, globals: desktop };
/** Nothing is waited for that will not come: what it would pay for is a dash, and can be asked for again. */
export const AccountFailed: Story = {
  args: { viewer: { role: 'unknown' }, accountFailed: true },
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试：余额可维持' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};
export const PhoneAccountFailed: Story = {
  args: AccountFailed.args,
  globals: phone,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};
export const NegativeBalance: Story = {
  args: { viewer: mainAccountWith({ Money: -268.4 }), overview: overviewOf(instances, { available: 0 }) },
  globals: desktop,
};
export const RunwayShort: Story = {
  args: { viewer: mainAccountWith({ Money: 420.5 }), overview: overviewOf(instances, { available: 420.5 }) },
  globals: desktop,
};
export const Loading: Story = {
  args: {
    list: loading,
    overview: { paid: loading, counts: loading },
    todos: { tickets: loading, orders: loading, coupons: loading },
    tabCounts: {},
  },
  globals: desktop,
};
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: pageOf(), refreshing: true } },
  globals: desktop,
};
export const EmptyFirstTime: Story = {
  args: {
    query: { ...dashboardQuery.blank },
    list: ready(emptyPage),
    overview: overviewOf([], { counts: nothing }),
    tabCounts: { kvm: 0, docker: 0 },
    popular,
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '立即租用 RTX 4090' })).toHaveAttribute(
      'href',
      expect.stringContaining('gpu_type=RTX'),
    );
    const prices = within(canvas.getByRole('list', { name: '热门显卡' })).getAllByText(/^¥/);
    await expect(prices.map(({ textContent }) => textContent)).toEqual(['¥2.19/卡时', '¥1.32/卡时', '¥12.80/卡时']);
  },
};
/** Without 购买 nothing here offers to rent. */
export const EmptyMayNotBuy: Story = {
  args: { ...EmptyFirstTime.args, viewer: subAccountWith({ Rights: ['run', 'bill'] }) },
  globals: desktop,
  play: async ({ canvas }) => {
    const rents = await canvas.findAllByRole('link', { name: /租用/ });
    await expect(rents.map(({ textContent }) => textContent)).toEqual([
      '租用实例',
      '去租用',
      '立即租用',
      '立即租用',
      '立即租用',
    ]);
    for (const rent of rents) {
      await expect(rent).toHaveAttribute('aria-disabled', 'true');
      await expect(rent).toHaveAccessibleDescription('子账号没有「购买」权限，请联系主账号开通');
    }
  },
};
export const EmptyTab: Story = {
  args: {
    query: { ...dashboardQuery.blank, tab: 'docker' },
    list: ready({ ...emptyPage, counts: { ...nothing, statusAll: 4 } }),
    tabCounts: { kvm: 36, docker: 0 },
  },
  globals: desktop,
};
export const NoResultForFilters: Story = {
  args: { query: { ...all, q: 'bert', gpu: 'H20' }, list: ready(emptyPage) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...dashboardQuery.blank, size: 10 });
  },
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
/** The costs fail: what is counted stays, and the sentence names what is not known. */
export const CostsFailed: Story = { args: { overview: { ...overview, paid: failed } }, globals: desktop };
/** Everything takes more than five seconds: it is said once, under the list. */
export const Slow: Story = {
  args: { list: loading, overview: { paid: loading, counts: loading }, tabCounts: {} },
  parameters: { slowAfter: 0 },
  globals: desktop,
};
export const PartialOnPhone: Story = {
  args: { overview: { paid: failed, counts: failed }, tabCounts: {} },
  globals: phone,
};
/** The strip and the counts could not be had; the list works. */
export const Partial: Story = {
  args: {
    overview: { paid: failed, counts: failed },
    todos: { tickets: failed, orders: ready(1), coupons: failed },
    tabCounts: {},
  },
  globals: desktop,
};
const bare = { ...dashboardQuery.blank, tab: 'bareMetal' } as const;
export const BareMetalLoading: Story = { args: { query: bare }, globals: desktop };
export const BareMetalEmpty: Story = {
  args: { query: bare, bareMetals: ready({ rows: [], total: 0 }) },
  globals: desktop,
};
export const BareMetalFailed: Story = { args: { query: bare, bareMetals: failed }, globals: desktop };
export const BareMetalSubAccount: Story = {
  args: { query: bare, viewer: subAccount, bareMetals: ready({ rows: [], total: 0 }) },
  globals: desktop,
};
export const BareMetalPhone: Story = {
  args: { query: bare, bareMetals: ready({ rows: bareMetals, total: 3 }) },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};
export const BareMetal: Story = {
  args: { query: bare, bareMetals: ready({ rows: bareMetals, total: 3 }) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    for (const machine of bareMetals) {
      const name = machine.Note || machine.Model;
      await userEvent.click(await canvas.findByRole('button', { name: `${name} 的更多操作` }));
      const menu = within(await screen.findByRole('menu'));
      // A machine that is over has nobody to serve.
      const isServed = machine.Status === INSTANCE_STATUS.running;
      await expect(menu.queryAllByRole('menuitem', { name: '申请服务' })).toHaveLength(isServed ? 1 : 0);
      await userEvent.click(menu.getByRole('menuitem', { name: isServed ? '申请服务' : '修改备注' }));
      if (!isServed) continue;
      const gone = mocked<(href: string) => void>(args.onNavigate).mock.lastCall;
      const ticket = new URL(gone?.[0] ?? '', location.href).searchParams;
      await expect(ticket.get('subject')).toBe(`裸金属服务：${name}`);
      await expect(ticket.get('report')).toContain(`IP：${machine.Ip}`);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Nothing is beside the window: the other actions are in a menu, the price is not shown. */
export const BareMetalTablet: Story = {
  args: { query: bare, bareMetals: ready({ rows: bareMetals, total: 3 }) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '裸金属列表' });
    await expect(table.closest('[data-scrolls]')).toBeNull();
  },
};
export const Exporting: Story = { args: { exporting: { done: 100, total: 236 } }, globals: desktop };
export const Upgrading: Story = {
  args: {
    list: ready(pageOf([makeInstance({ Container_name: 'k7f3a2c', Note: 'llama3-8b-sft', AddingMemory: 16 })], 1)),
  },
  globals: desktop,
};
export const JustBought: Story = { args: { query: { ...all, highlight: 'k5e80aa' } }, globals: desktop };
export const JustBoughtTogether: Story = {
  args: { query: { ...all, highlight: 'k7f3a2c,k2b91de,k5e80aa' } },
  globals: desktop,
};
export const LongNames: Story = {
  args: { list: ready(pageOf(longInstances)), courses: ready(null) },
  globals: desktop,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { tags: ['visual-phone'], globals: phone };
export const PhoneSubAccount: Story = { args: SubAccount.args, globals: phone };
export const PhoneLoading: Story = { args: Loading.args, globals: phone };
export const PhoneEmpty: Story = { args: EmptyFirstTime.args, globals: phone };
export const PhonePartial: Story = { args: Partial.args, globals: phone };
export const PhoneLongNames: Story = { args: LongNames.args, globals: phone };
export const PhoneFilters: Story = {
  args: { query: { ...all, gpu: 'RTX 4090' } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 (2)' }));
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  },
};

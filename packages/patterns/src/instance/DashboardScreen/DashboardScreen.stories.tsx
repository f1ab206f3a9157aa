import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame';
import { mainAccount, mainAccountWith, monthlySubAccount, subAccount, subAccountWith } from '../../viewer/fixtures';
import { idleOperations } from '../InstanceDialogs/fixtures';
import { dashboardQuery, type DashboardQuery } from './dashboard-query';
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen';
import type { InstancePage, Todos } from './data';
import { renewalPrice } from '../UpgradeDialogs/fixtures';
import {
  bareMetals,
  counts,
  courses,
  instances,
  longInstances,
  makeInstance,
  now,
  overviewOf,
  popular,
} from './fixtures';

const pageOf = (rows = instances, total = 36): InstancePage => ({ rows, total, page: 1, counts, readAt: now });
const nothing = {
  statusDefault: 0,
  statusAll: 0,
  statusRunning: 0,
  statusRunningError: 0,
  statusCreateError: 0,
  statusKeeppedDisk: 0,
};
const emptyPage: InstancePage = { rows: [], total: 0, page: 1, counts: nothing, readAt: now };
const overview = overviewOf(instances);
const ownInstances = instances.slice(1, 4);
const ownCounts = { ...nothing, statusDefault: 3, statusAll: 3, statusRunning: 3, statusRunningError: 1 };
const todos: Todos = { tickets: ready(1), orders: ready(0), coupons: ready(2) };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '0f6c2a9e-3b1d-4a57-9c1e-6d2f8b7a4e10',
};
const all: DashboardQuery = { ...dashboardQuery.blank, status: 'statusAll', size: 10 };
const pause = () => Promise.resolve();

/** The console around it, and a query that answers, as the application's address does. */
function Page(props: DashboardScreenProps) {
  const [query, setQuery] = useState(props.query);
  const [hidden, setHidden] = useState(props.hiddenColumns);
  return (
    <ConsoleFrame viewer={props.viewer} lit="dashboard" unreadWorkOrder={false}>
      <DashboardScreen
        {...props}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange(next);
        }}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
      />
    </ConsoleFrame>
  );
}

const meta = {
  title: '界面/实例/DashboardScreen 我的实例',
  component: DashboardScreen,
  render: (args) => <Page {...args} />,
  args: {
    viewer: mainAccount,
    query: all,
    onQueryChange: fn(),
    list: ready(pageOf()),
    courses: ready(courses),
    overview,
    todos,
    bareMetals: loading,
    machines: { order: null, onRenew: fn(), changeNote: fn(pause) },
    tabCounts: { kvm: 36, docker: 12, bareMetal: 1 },
    choices: {
      gpus: ['RTX 4090', 'RTX 3090', 'A100 SXM4', 'H20', 'L40S'],
      districts: ['华东一区', '华南一区', '华北二区', '西南一区'],
      subAccounts: ['lab-a', 'vision'],
      projects: [],
      tags: [],
    },
    popular: [],
    // The countdowns run on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    hiddenColumns: [],
    onHiddenColumnsChange: fn(),
    exporting: null,
    onExport: fn(),
    onLabel: fn(),
    onCancelExport: fn(),
    onRefresh: fn(),
    onNavigate: fn(),
    onFailure: fn(),
    buyer: { kind: 'main', hasVoucher: true },
    order: null,
    onOrder: fn(),
    renewals: { quote: fn(() => Promise.resolve(renewalPrice)), renew: fn(pause) },
    operations: {
      ...idleOperations,
      shutDown: fn(pause),
      changePassword: fn(pause),
      reinstall: fn(pause),
      changeNote: fn(pause),
      changeDueMode: fn(pause),
      together: (work) => work(),
      restart: fn(pause),
      releaseDisk: fn(pause),
      refund: fn(pause),
      revealPasswords: fn(() => Promise.resolve({ login: 'Kx7m2Qp9wR', vnc: 'v8Tn3Ld5' })),
      openWebVnc: fn(pause),
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 900 } } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${name} 的更多操作` }));
  return within(await screen.findByRole('menu'));
};

export const MainAccount: Story = { tags: ['visual'], globals: desktop };
export const Dark: Story = {
  tags: ['visual'],
  globals: desktop,
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
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
  tags: ['visual'],
};
export const BareMetal: Story = {
  args: { query: bare, bareMetals: ready({ rows: bareMetals, total: 3 }) },
  globals: desktop,
  tags: ['visual'],
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

export const ActionsOfRow: Story = {
  globals: desktop,
  play: async () => {
    const menu = await openMenu('cuda-编译机');
    const restart = menu.getByRole('menuitem', { name: '重启 实例已关机，开机后可操作' });
    await expect(restart).toHaveAttribute('aria-disabled', 'true');
    // Groups with a line between two; what cannot be undone stands last, and all of it within the window.
    await expect(menu.getAllByRole('separator')).toHaveLength(3);
    await expect(menu.getAllByRole('menuitem').at(-1)).toHaveTextContent('重置系统');
    const { top, bottom } = screen.getByRole('menu').getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
/** By cost from its head: the dearest first, then the cheapest, then what is urgent again. */
export const Sorting: Story = {
  globals: desktop,
  play: async () => {
    const head = () => screen.getByRole('columnheader', { name: '累计费用' });
    const press = () => userEvent.click(within(head()).getByRole('button'));
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const urgent = names();
    await expect(head()).not.toHaveAttribute('aria-sort');
    await press();
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    const dearest = names();
    await press();
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).not.toEqual(dearest);
    await press();
    await expect(head()).not.toHaveAttribute('aria-sort');
    await expect(names()).toEqual(urgent);
  },
};
export const Connecting: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(rowOf('llama3-8b-sft').getByRole('button', { name: '连接' }));
    const drawer = within(await screen.findByRole('dialog', { name: '连接 llama3-8b-sft' }));
    await expect(args.operations.revealPasswords).not.toHaveBeenCalled();
    await expect(await drawer.findByRole('link', { name: 'JupyterLab' })).toHaveAttribute('target', '_blank');
    await expect(drawer.getByRole('link', { name: '全部连接方式、端口与指引' })).toBeVisible();
    const [show] = drawer.getAllByRole('button', { name: '显示' });
    if (show) await userEvent.click(show);
    await expect(await drawer.findByText('Kx7m2Qp9wR')).toBeVisible();
  },
};
export const Restarting: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '重启' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('会停止的')).toBeVisible();
    await expect(args.operations.restart).not.toHaveBeenCalled();
  },
};
export const ShuttingDown: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '关机' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/关机不停止计费/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '关机' }));
    await expect(args.operations.shutDown).toHaveBeenCalledOnce();
  },
};
export const ChangingPassword: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '修改密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }));
    await userEvent.type(dialog.getByLabelText('新密码'), 'Better-than-1');
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(await dialog.findByText('两次输入的密码不一致')).toBeVisible();
    await expect(args.operations.changePassword).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '随机生成' }));
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(args.operations.changePassword).toHaveBeenCalledOnce());
  },
};
export const TakingScreenshot: Story = {
  globals: desktop,
  play: async () => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '屏幕截图' }));
    const dialog = within(await screen.findByRole('dialog', { name: '屏幕截图' }));
    await expect(await dialog.findByRole('img', { name: /llama3-8b-sft/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载图片' })).toBeEnabled();
  },
};
/** What is on the host comes first; nothing is emptied before the name is typed. */
export const Reinstalling: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '重置系统' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Windows 2022/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '我已备份重要数据' }));
    await expect(dialog.getByRole('button', { name: '重置系统' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'llama3-8b-sft');
    await userEvent.click(dialog.getByRole('button', { name: '重置系统' }));
    await waitFor(() => expect(args.operations.reinstall).toHaveBeenCalledWith(expect.anything(), 'windows-2022'));
  },
};
export const ReleasingDisk: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(rowOf('diffusion').getByRole('button', { name: '释放' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: '我已备份重要数据' }));
    await expect(dialog.getByRole('button', { name: '释放磁盘' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'diffusion-旧版权重');
    await expect(dialog.getByRole('button', { name: '释放磁盘' })).toBeEnabled();
    await expect(args.operations.releaseDisk).not.toHaveBeenCalled();
  },
};
export const ChangingDueMode: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('qwen2.5-vl').getByRole('button', { name: '到期释放磁盘' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '释放磁盘' })).toBeChecked());
  },
};
/** A machine that renews itself says so, and leads to where that is changed. */
export const RenewsItself: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('llama3-8b-sft').getByRole('button', { name: '到期自动续费' }));
    await expect(await screen.findByRole('dialog', { name: '自动续费' })).toBeVisible();
  },
};
export const ChangingNote: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('rl-sandbox').getByRole('button', { name: '修改备注' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus());
  },
};
/** One of two is refused: it stays chosen, with its reason and a way to try again. */
export const BulkPartlyFailed: Story = {
  args: {
    operations: {
      ...meta.args.operations,
      changeDueMode: fn((instance: { Container_name: string }) =>
        instance.Container_name === 'kc40e18'
          ? Promise.reject(new Error('实例当前状态不支持该操作，请刷新后重试'))
          : Promise.resolve(),
      ),
    },
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 多模态数据清洗/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 yolo11-缺陷检测/ }));
    await userEvent.click(canvas.getByRole('button', { name: '批量修改到期处理' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定修改' }));
    await expect(await screen.findByText('实例当前状态不支持该操作，请刷新后重试')).toBeVisible();
    await expect(screen.getByRole('button', { name: '重试失败项' })).toBeEnabled();
    await expect(screen.getByText('已修改')).toBeVisible();
  },
};
export const ColumnsPutAway: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '自定义列' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '累计费用' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '累计费用' })).toBeNull());
  },
};

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
export const PhoneActions: Story = {
  globals: phone,
  play: async () => {
    const menu = await openMenu('qwen2.5-vl-评测');
    await expect(menu.getByRole('menuitem', { name: '重启 正在启动，完成后可操作' })).toBeVisible();
  },
};
export const PhoneConnecting: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: '连接' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

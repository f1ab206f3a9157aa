import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import type { ExpensePage, Unfold } from './data';
import {
  bareMetalCosts,
  changes,
  costs,
  foldedCosts,
  groups,
  instanceCost,
  keptHours,
  longCosts,
  now,
  summary,
  today,
} from './fixtures';
import { expenseQuery, type ExpenseQuery } from './expense-query';
import { ExpenseScreen, type ExpenseScreenProps } from './ExpenseScreen';

/** The console around it, and tabs and filters that answer, as the application's address does. */
function Page(props: ExpenseScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: ExpenseQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={props.viewer} lit="expenseDetail" unreadWorkOrder={false}>
      <ExpenseScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const facts = { total: 86, page: 1, readAt: now };
const page: ExpensePage = { tab: 'instance', rows: costs, sum: fen(622_854), ...facts };
const bareMetalPage: ExpensePage = { tab: 'bareMetal', rows: bareMetalCosts, sum: fen(10_560_000), ...facts, total: 2 };
const balancePage: ExpensePage = { tab: 'balance', rows: changes, sum: null, ...facts };
const empty: ExpensePage = { tab: 'instance', rows: [], sum: fen(0), ...facts, total: 0 };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/费用/ExpenseScreen 费用明细',
  component: ExpenseScreen,
  render: (args) => <Page {...args} />,
  args: {
    viewer: mainAccount,
    query: { ...expenseQuery.blank, size: 10 },
    onQueryChange: fn(),
    list: ready(page),
    summary: ready(summary),
    groups: null,
    instanceCost: null,
    subAccounts: ['chenyu_cv', 'wanglei', 'design01'],
    projects: [],
    today,
    exporting: null,
    onExport: fn(),
    onCancelExport: fn(),
    onUnfold: fn<Unfold>((id) => Promise.resolve(ready({ tab: 'instance', rows: keptHours[id] ?? [] }))),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 1000 } } },
} satisfies Meta<typeof ExpenseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
/** The chart comes by itself, after the screen. */
const chartDrawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table', { name: '每日消费 2026-11-01 至 2026-11-30' });
};

export const Default: Story = { globals: desktop, tags: ['visual'], play: chartDrawn };
export const Balance: Story = {
  args: { query: { ...expenseQuery.blank, tab: 'balance' }, list: ready(balancePage) },
  globals: desktop,
};
export const BareMetal: Story = {
  args: { query: { ...expenseQuery.blank, tab: 'bareMetal' }, list: ready(bareMetalPage) },
  globals: desktop,
};
/** A back end that knows no figures of a month: the list alone. */
export const WithoutSummary: Story = {
  args: { summary: null },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/获取失败|加载失败/)).toBeNull();
    await expect(canvas.getAllByRole('row')[1]).toBeVisible();
  },
};
/** Its own rows only: no purse, no other name, no balance. */
export const SubAccount: Story = {
  args: {
    viewer: subAccount,
    subAccounts: [],
    list: ready({ ...page, rows: costs.slice(3, 4), sum: fen(10_197), total: 1 }),
    summary: ready({ ...summary, MonthAmount: 413.8, LastMonthAmount: 86.2, DailyAverage: 20.69, Forecast: 620.7 }),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: '余额变动' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: '扣款来源' })).toBeNull();
  },
};
export const OneInstance: Story = {
  args: {
    query: { ...expenseQuery.blank, instance: 'k7f3a2c' },
    instanceCost: ready(instanceCost),
    list: ready({ ...page, rows: costs.slice(0, 1), sum: fen(140_755), total: 1 }),
  },
  globals: desktop,
  tags: ['visual'],
};
export const OneInstanceFailed: Story = {
  args: {
    query: { ...expenseQuery.blank, instance: 'k7f3a2c' },
    instanceCost: failed,
    list: ready({ ...page, rows: costs.slice(0, 1), total: 1 }),
  },
  globals: desktop,
};
export const PastMonth: Story = {
  args: {
    query: { ...expenseQuery.blank, days: { start: '2026-10-01', end: '2026-10-31' } },
    summary: ready({
      Month: '2026-10',
      MonthAmount: 1846.55,
      LastMonthAmount: 0,
      DailyAverage: 59.57,
      Forecast: null,
      DayList: [],
    }),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看该月' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?from=2026-09-01&to=2026-09-30$/),
    );
  },
};
/** The chart shows the whole filter, by the week. */
export const NinetyDays: Story = {
  args: { query: { ...expenseQuery.blank, days: { start: '2026-08-23', end: '2026-11-20' } } },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '每周消费 2026-08-23 至 2026-11-20' });
  },
};
/** A year, by the month. */
export const WholeYear: Story = {
  args: { query: { ...expenseQuery.blank, days: { start: '2025-11-21', end: '2026-11-20' } } },
  globals: desktop,
};
export const Loading: Story = { args: { list: loading, summary: loading }, globals: desktop };
export const Slow: Story = {
  args: { list: loading, summary: loading },
  parameters: { slowAfter: 0 },
  globals: desktop,
};
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: page, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
/** The figures could not be had; the list works. */
export const Partial: Story = { args: { summary: failed }, globals: desktop };
export const Empty: Story = {
  args: {
    list: ready(empty),
    summary: ready({ Month: '2026-11', MonthAmount: 0, LastMonthAmount: 0, DailyAverage: 0, Forecast: 0, DayList: [] }),
  },
  globals: desktop,
};
export const NoResultForFilters: Story = {
  args: { query: { ...expenseQuery.blank, type: 9, sub: 'wanglei' }, list: ready(empty) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expenseQuery.blank);
  },
};
export const Filtering: Story = {
  args: { query: { ...expenseQuery.blank, page: 2 } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类型' }), '退费');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...expenseQuery.blank, type: 9 });
    await userEvent.click(canvas.getByRole('radio', { name: '上月' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...expenseQuery.blank,
      type: 9,
      days: { start: '2026-10-01', end: '2026-10-31' },
    });
    await userEvent.click(canvas.getByRole('tab', { name: '余额变动' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...expenseQuery.blank,
      tab: 'balance',
      days: { start: '2026-10-01', end: '2026-10-31' },
    });
  },
};
const foldedPage: ExpensePage = { ...page, tab: 'instance', rows: [...costs.slice(0, 3), ...foldedCosts] };
/** A kept disk: today so far, and a whole day, each one line. */
export const Folded: Story = {
  args: { list: ready(foldedPage) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日至今 · 18 笔')).toBeVisible();
    await expect(canvas.getByText('2026-11-19 · 24 笔')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '展开详情' })).toHaveLength(2);
  },
};
/** Opened by the keyboard, in place. */
export const Unfolded: Story = {
  args: Folded.args,
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const open = canvas.getAllByRole('button', { name: '展开详情' })[1];
    // How far the page is scrolled, with the menu beside it, is no fact of this story.
    open?.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'diffusion-旧版权重 2026-11-19 的扣费' })).toBeVisible();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onUnfold).toHaveBeenLastCalledWith('89976');
    // Whether a browser rings what a script focused depends on what was done before.
    open?.blur();
  },
};
export const Unfolding: Story = {
  args: { ...Folded.args, onUnfold: fn<Unfold>(() => new Promise(() => undefined)) },
  globals: desktop,
  play: async ({ canvas }) => {
    const [open] = canvas.getAllByRole('button', { name: '展开详情' });
    if (open) await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  },
};
export const UnfoldingFailed: Story = {
  args: { ...Folded.args, onUnfold: fn<Unfold>(() => Promise.resolve(failed)) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    const [open] = canvas.getAllByRole('button', { name: '展开详情' });
    if (open) await userEvent.click(open);
    await userEvent.click(await canvas.findByRole('button', { name: /重试|重新加载/ }));
    await expect(args.onUnfold).toHaveBeenCalledTimes(2);
  },
};
/** What is no range is said in place, and not asked for. */
export const Amounts: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    const [lowest, highest] = [
      canvas.getByRole('textbox', { name: '最低金额' }),
      canvas.getByRole('textbox', { name: '最高金额' }),
    ];
    await userEvent.type(lowest, '100');
    await userEvent.type(highest, '9.5{Enter}');
    await expect(await canvas.findByText('最高金额不能低于最低金额')).toBeVisible();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await userEvent.clear(highest);
    await userEvent.type(highest, '1000.5{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...expenseQuery.blank,
      size: 10,
      lowest: 10_000,
      highest: 100_050,
    });
  },
};
export const LongNames: Story = {
  args: { list: ready({ ...page, rows: longCosts, sum: fen(7_200_000_000) }) },
  globals: desktop,
};
export const Exporting: Story = { args: { exporting: { done: 100, total: 236 } }, globals: desktop };
/** By card, beside the month before: sums, difference and percent of both periods. */
export const Grouped: Story = {
  args: { query: { ...expenseQuery.blank, group: 'gpu', compare: true }, groups: ready(groups) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: '按显卡分组的消费' }));
    await expect(table.getByRole('row', { name: /RTX 4090/ })).toHaveTextContent(
      'RTX 4090¥4,100.00¥1,200.50+¥2,899.50+241.5%',
    );
    await expect(table.getByRole('row', { name: /^H20/ })).toHaveTextContent('H20¥1,845.50¥0.00+¥1,845.50—');
    await expect(table.getByRole('row', { name: /合计/ })).toHaveTextContent('合计¥6,228.54¥1,700.50+¥4,528.04+266.3%');
    await userEvent.click(await canvas.findByRole('button', { name: /^H20/, pressed: true }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ hide: ['H20'] }));
  },
};
export const GroupsFailed: Story = {
  args: {
    query: { ...expenseQuery.blank, group: 'sub' },
    groups: failed,
  },
  globals: desktop,
};
/** A back end that groups nothing: it says so, and the chart stays by its kinds. */
export const WithoutGroups: Story = {
  args: { query: { ...expenseQuery.blank, group: 'gpu', compare: true }, groups: ready(null) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当前服务未提供消费分组与对比，图表按构成显示')).toBeVisible();
    await expect(canvas.queryByText(/加载失败/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
export const GroupsLoading: Story = {
  args: { query: { ...expenseQuery.blank, group: 'day' }, groups: loading },
  globals: desktop,
};
/** A bar narrows the list to its day, by keys too, and the chart stays. */
export const OneBar: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    const plot = await canvas.findByRole('slider', { name: /每日消费/ });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ bar: '2026-11-02', page: 1 }));
    await canvas.findByText('仅显示 2026-11-02 的费用');
    await userEvent.click(canvas.getByRole('button', { name: '显示全部日期' }));
    await expect(canvas.queryByText('仅显示 2026-11-02 的费用')).toBeNull();
  },
};
export const TabletGrouped: Story = {
  args: Grouped.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '实例' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ group: 'instance', hide: [] }));
  },
};
export const PhoneGrouped: Story = { args: Grouped.args, globals: phone };
/** What has no column there stands under the sum. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('row', { name: /yolo11/ });
    if (first === undefined) throw new Error('no row');
    await expect(within(first).getByText(/^原价/)).toBeVisible();
    await expect(within(first).getByText(/ × \d/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '实例费用列表' })).toBeNull();
  },
};
/** Both lists fit, also with the buttons that unfold their lines. */
export const TabletFolded: Story = {
  args: Folded.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: '展开详情' });
    await expect(canvas.queryByRole('group', { name: '实例费用列表' })).toBeNull();
  },
};
const foldedBalance: ExpensePage = {
  ...balancePage,
  tab: 'balance',
  rows: changes.map((change, index) =>
    index === 0 ? { ...change, Folded: { Day: '2026-11-19', Count: 24 } } : change,
  ),
};
export const TabletBalance: Story = {
  args: { ...Balance.args, list: ready(foldedBalance) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: '展开详情' });
    await expect(canvas.queryByRole('group', { name: '余额变动列表' })).toBeNull();
  },
};

/** An account with projects: they are a group, and what that means is said. */
export const ByProject: Story = {
  args: {
    query: { ...expenseQuery.blank, group: 'project', project: '渲染外包' },
    projects: ['大模型预训练', '渲染外包'],
    groups: ready({
      ...groups,
      Group: 'project',
      Groups: groups.Groups.map((line, index) =>
        index === 0
          ? { ...line, Key: '1', Name: '大模型预训练' }
          : { ...line, Key: String(index + 1), Name: `项目 ${index + 1}` },
      ),
    }),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '项目' })).toBeChecked();
    await expect((await canvas.findAllByText(/按实例现在所属的项目统计/))[0]).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: '大模型预训练' })).toBeVisible();
  },
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'], play: chartDrawn };
export const PhoneUnfolded: Story = {
  args: Folded.args,
  globals: phone,
  tags: ['visual-phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开 18 笔' }));
    await expect(await canvas.findByRole('list', { name: 'diffusion-旧版权重 2026-11-20 的扣费' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const PhoneBalance: Story = { args: Balance.args, globals: phone };
export const PhoneSubAccount: Story = { args: SubAccount.args, globals: phone };
export const PhoneOneInstance: Story = { args: OneInstance.args, globals: phone };
export const PhoneLoading: Story = { args: Loading.args, globals: phone };
export const PhoneEmpty: Story = { args: Empty.args, globals: phone };
export const PhoneLongNames: Story = { args: LongNames.args, globals: phone };
export const PhoneFilters: Story = {
  args: { query: { ...expenseQuery.blank, type: 1 } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 (1)' }));
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  },
};

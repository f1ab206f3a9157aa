import type { Meta, StoryObj } from '@storybook/react-vite';
import { basisPointsOf } from '@compute-market/contract/rules/discount';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { idleOperations } from '../InstanceDialogs/fixtures';
import type { SubAccountInstancePage } from './data';
import { accounts, extremeAccounts, longRows, now, rows } from './fixtures';
import { subAccountQuery, type SubAccountQuery } from './sub-account-query';
import { SubAccountInstancesScreen, type SubAccountInstancesScreenProps } from './SubAccountInstancesScreen';

/** The console around it, and filters that answer, as the application's address does. */
function Page(props: SubAccountInstancesScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: SubAccountQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="subAccountInstance" unreadWorkOrder={false}>
      <SubAccountInstancesScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const counts = {
  statusDefault: 6,
  statusAll: 14,
  statusRunning: 3,
  statusRunningError: 1,
  statusCreateError: 0,
  statusKeeppedDisk: 1,
};
const noCounts = {
  statusDefault: 0,
  statusAll: 0,
  statusRunning: 0,
  statusRunningError: 0,
  statusCreateError: 0,
  statusKeeppedDisk: 0,
};
const page: SubAccountInstancePage = {
  rows,
  total: rows.length,
  page: 1,
  sums: { counts, month: fen(146_073) },
  limit: null,
  readAt: now,
};
const none: SubAccountInstancePage = {
  rows: [],
  total: 0,
  page: 1,
  sums: { counts: noCounts, month: fen(0) },
  limit: null,
  readAt: now,
};
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};
const onOrder = fn();

const meta = {
  title: '界面/实例/SubAccountInstancesScreen 子账号实例',
  component: SubAccountInstancesScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: subAccountQuery.blank,
    onQueryChange: fn(),
    accounts: ready(accounts),
    list: ready(page),
    vipDiscount: basisPointsOf(0.97),
    // The countdowns run on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    operations: idleOperations,
    buyer: { kind: 'main', hasVoucher: true },
    order: null,
    onOrder,
    onNavigate: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubAccountInstancesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const OneAccount: Story = {
  args: {
    query: { ...subAccountQuery.blank, sub: 'chenyu_cv' },
    list: ready({
      ...page,
      rows: rows.filter(({ SubAccountName }) => SubAccountName === 'chenyu_cv'),
      total: 2,
      month: fen(84_210),
      limit: { used: fen(168_420), limit: fen(200_000) },
    }),
  },
  globals: desktop,
  tags: ['visual'],
};
export const Loading: Story = { args: { list: loading, accounts: loading }, globals: desktop };
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: page, refreshing: true } },
  globals: desktop,
};
export const Empty: Story = { args: { list: ready(none) }, globals: desktop };
export const EmptyOne: Story = {
  args: { list: ready(none), query: { ...subAccountQuery.blank, sub: 'intern_zhao' } },
  globals: desktop,
};
export const EmptyAfterFilter: Story = {
  args: { list: ready(none), query: { ...subAccountQuery.blank, type: 'docker' } },
  globals: desktop,
};
export const NoAccounts: Story = { args: { list: ready(none), accounts: ready([]) }, globals: desktop };
export const Failed: Story = { args: { list: failed }, globals: desktop };
/** The sub-accounts cannot be read; their instances can. */
export const AccountsFailed: Story = { args: { accounts: failed }, globals: desktop };
/** The sums of one sub-account cannot be had; its instances can. */
export const Partial: Story = { args: { list: ready({ ...page, sums: null }) }, globals: desktop };
export const PartialOnPhone: Story = {
  args: { list: ready({ ...page, sums: null }) },
  globals: { viewport: { value: 'phone' } },
};
export const LongWords: Story = {
  args: { accounts: ready(extremeAccounts), list: ready({ ...page, rows: longRows, month: fen(1_234_567_890) }) },
  globals: desktop,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };

/** Choosing a sub-account narrows the list; only what a main account may do is offered. */
export const Choose: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /wanglei/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...subAccountQuery.blank, sub: 'wanglei' });
    const [more] = canvas.getAllByRole('button', { name: /的更多操作/ });
    if (more) await userEvent.click(more);
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['到期处理', '修改备注']),
    );
    await expect(menu.queryByText('重启')).toBeNull();
  },
};

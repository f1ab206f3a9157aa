import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, mainAccountWith } from '../../viewer/fixtures';
import type { IncomePage } from './data';
import {
  days,
  endedMachines,
  endedOverview,
  endedSettlements,
  machines,
  makeIncome,
  market,
  months,
  now,
  overview,
  payout,
  settlements,
  today,
} from './fixtures';
import { incomeQuery, type IncomeQuery } from './income-query';
import { IncomeScreen, type IncomeScreenProps } from './IncomeScreen';
import { IncomeInvitation, type IncomeInvitationProps } from './Invitation';

const paged = { page: 1, readAt: now };
const machinePage: IncomePage = {
  tab: 'machines',
  group: 'machine',
  sum: fen(1_203_386),
  rows: machines,
  total: 3,
  ...paged,
};
const dayPage: IncomePage = { tab: 'machines', group: 'day', sum: fen(1_203_386), rows: days, total: 20, ...paged };
const sheetPage: IncomePage = { tab: 'settlements', rows: settlements, total: 3, ...paged };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

/** The console around it, and lists that answer, as the application's address does. */
function Page(props: IncomeScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: IncomeQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccountWith({ IsPartner: true })} lit="income" unreadWorkOrder={false}>
      <IncomeScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const Guest = (props: IncomeInvitationProps) => (
  <ConsoleFrame viewer={mainAccount} lit="income" unreadWorkOrder={false}>
    <IncomeInvitation {...props} />
  </ConsoleFrame>
);

const meta = {
  title: '界面/费用/IncomeScreen 合作收益',
  component: IncomeScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: incomeQuery.blank,
    onQueryChange: fn(),
    overview: ready(overview),
    list: ready(machinePage),
    today,
    exporting: null,
    onExport: fn(),
    onCancelExport: fn(),
    payout: ready(payout),
    onChangePayout: fn(),
    onOpenSheet: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IncomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const sheetsQuery: IncomeQuery = { ...incomeQuery.blank, tab: 'settlements' };
const marketQuery: IncomeQuery = { ...incomeQuery.blank, tab: 'market' };
const dayQuery: IncomeQuery = { ...incomeQuery.blank, group: 'day' };

export const Default: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rowsOf = (figure: string) =>
      canvas.getByRole<HTMLAnchorElement>('link', { name: `查看明细：${figure}` }).getAttribute('href');
    await expect(rowsOf('昨日收益')).toBe('/console/income?from=2026-11-19&to=2026-11-19');
    await expect(rowsOf('本月收益')).toBe('/console/income?from=2026-11-01&to=2026-11-20');
    await expect(rowsOf('已结算')).toBe('/console/income?tab=settlements&status=3');
  },
};
export const Loading: Story = { args: { overview: loading, list: loading }, globals: desktop };
export const Slow: Story = {
  args: { overview: loading, list: loading },
  parameters: { slowAfter: 0 },
  globals: desktop,
};
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: machinePage, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = { args: { overview: failed, list: failed }, globals: desktop };
/** The sums and the chart fail; the list works. */
export const Partial: Story = { args: { overview: failed }, globals: desktop };
export const Empty: Story = {
  args: {
    overview: ready({
      ...overview,
      YesterdayIncome: 0,
      MonthIncome: 0,
      UnsettledIncome: 0,
      SettledIncome: 0,
      RentedGpuNum: 0,
      byTime: [],
    }),
    list: ready({ tab: 'machines', group: 'machine', sum: fen(0), rows: [], total: 0, ...paged }),
  },
  globals: desktop,
};
export const ByDay: Story = { args: { query: dayQuery, list: ready(dayPage) }, globals: desktop };
export const OneMachine: Story = {
  args: { query: { ...dayQuery, host: 'cd01' }, list: ready(dayPage) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不再只看机器 cd01' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(incomeQuery.blank);
  },
};
export const ByMonth: Story = {
  args: {
    query: { ...incomeQuery.blank, group: 'month', days: { start: '2026-09-01', end: '2026-11-20' } },
    overview: ready({ ...overview, span: 'month', byTime: months }),
    list: ready({ tab: 'machines', group: 'month', sum: fen(4_916_411), rows: months, total: 3, ...paged }),
  },
  globals: desktop,
};
export const LargeSums: Story = {
  args: {
    overview: ready({
      ...overview,
      MonthIncome: 99_999_999.99,
      UnsettledIncome: 99_999_999.99,
      SettledIncome: 99_999_999.99,
    }),
    list: ready({
      tab: 'machines',
      group: 'machine',
      sum: fen(9_999_999_999),
      rows: [
        makeIncome({
          Host: 'southwest-datacenter-rack-0012-node-000001',
          Gpu_type: 'RTX PRO 6000 Blackwell Workstation Edition',
          Gpu_num: 128,
          RentedNum: 128,
          RentRate: 1,
          RentHours: 1_234_567.5,
          Income: 99_999_999.99,
        }),
      ],
      total: 1,
      ...paged,
    }),
  },
  globals: desktop,
};
export const Exporting: Story = { args: { exporting: { done: 100, total: 236 } }, globals: desktop };
export const Settlements: Story = {
  args: { query: sheetsQuery, list: ready(sheetPage) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看结算单 JS202610000004 的明细' }));
    await expect(args.onOpenSheet).toHaveBeenLastCalledWith(settlements[1]);
    await userEvent.click(canvas.getByRole('button', { name: '修改' }));
    await expect(args.onChangePayout).toHaveBeenLastCalledWith(payout);
    await userEvent.click(document.body);
  },
};
export const NoPayoutAccount: Story = {
  args: { ...Settlements.args, payout: ready({ ...payout, account: null }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收款账户，付款前请先填写')).toBeVisible();
  },
};
export const PayoutFailed: Story = { args: { ...Settlements.args, payout: failed }, globals: desktop };
export const PayoutLoading: Story = { args: { ...Settlements.args, payout: loading }, globals: desktop };
/** A back end without statements and accounts shows its sheets. */
export const SheetsAlone: Story = {
  args: { ...Settlements.args, payout: null },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载结算单 JS202610000004' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /明细$/ })).toBeNull();
  },
};
export const SettlementsEmpty: Story = {
  args: { query: sheetsQuery, list: ready({ tab: 'settlements', rows: [], total: 0, ...paged }) },
  globals: desktop,
};
export const SettlementsNoResult: Story = {
  args: { query: { ...sheetsQuery, status: 2 }, list: ready({ tab: 'settlements', rows: [], total: 0, ...paged }) },
  globals: desktop,
};
export const Market: Story = {
  args: { query: marketQuery, list: ready({ tab: 'market', rows: market }) },
  globals: desktop,
};
/** Who was a partner goes on seeing its days, and counts no machine any more (decisions 197). */
export const PartnershipEnded: Story = {
  args: {
    overview: ready(endedOverview),
    list: ready({ tab: 'machines', group: 'machine', sum: fen(369_119), rows: endedMachines, total: 2, ...paged }),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 台机器，0 台在线')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看机器 cd01 的每日收益' })).toBeVisible();
  },
};
/** It agrees to its last sheets, and may still say where it is paid to. */
export const PartnershipEndedSheets: Story = {
  args: {
    query: sheetsQuery,
    overview: ready(endedOverview),
    list: ready({ tab: 'settlements', rows: endedSettlements, total: 3, ...paged }),
  },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看结算单 JS202610000004 的明细' }));
    await expect(args.onOpenSheet).toHaveBeenLastCalledWith(endedSettlements[1]);
    await expect(canvas.getByRole('button', { name: '修改' })).toBeEnabled();
  },
};
export const PhonePartnershipEnded: Story = { args: PartnershipEnded.args, globals: phone };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneSettlements: Story = { args: Settlements.args, globals: phone };
export const PhoneMarket: Story = { args: Market.args, globals: phone };
export const PhoneLargeSums: Story = { args: LargeSums.args, globals: phone };

export const NotAPartner: Story = {
  render: () => <Guest market={ready(market)} onApply={fn()} onRefresh={fn()} />,
  globals: desktop,
  tags: ['visual'],
};
export const NotAPartnerMarketFailed: Story = {
  render: () => <Guest market={failed} onApply={fn()} onRefresh={fn()} />,
  globals: desktop,
};
export const NotAPartnerPhone: Story = {
  render: () => <Guest market={ready(market)} onApply={fn()} onRefresh={fn()} />,
  globals: phone,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { categories, longOrders, now, orders } from '../work-order-view/fixtures';
import { workOrderQuery, type WorkOrderQuery } from './work-order-query';
import { WorkOrdersScreen, type WorkOrderPage, type WorkOrdersScreenProps } from './WorkOrdersScreen';

/** The console around it, and filters that answer, as the application's address does. */
function Page({ sub = false, ...props }: WorkOrdersScreenProps & { sub?: boolean }) {
  const [query, setQuery] = useState<WorkOrderQuery>(props.query);
  const change = (next: WorkOrderQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={sub ? subAccount : mainAccount} lit="workOrders" unreadWorkOrder={props.unread}>
      <WorkOrdersScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const page: WorkOrderPage = { rows: orders, total: 26, page: 1, readAt: now };
const empty: WorkOrderPage = { rows: [], total: 0, page: 1, readAt: now };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/工单/WorkOrdersScreen 我的工单',
  component: Page,
  args: {
    query: workOrderQuery.blank,
    onQueryChange: fn(),
    list: ready(page),
    categories,
    unread: true,
    today: '2026-11-20',
    onRevoke: fn(() => Promise.resolve()),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { list: loading, unread: false }, globals: desktop };
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: page, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
export const Empty: Story = { args: { list: ready(empty), unread: false }, globals: desktop };
/** Without the categories the list is there all the same. */
export const CategoriesUnknown: Story = { args: { categories: [] }, globals: desktop };
export const LongWords: Story = { args: { list: ready({ ...page, rows: longOrders }) }, globals: desktop };
export const SubAccount: Story = {
  args: { sub: true, list: ready({ ...page, rows: orders.slice(0, 2), total: 2 }) },
  globals: desktop,
};
export const NoResultForFilters: Story = {
  args: { query: { ...workOrderQuery.blank, status: 5, size: 50 }, list: ready(empty) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...workOrderQuery.blank, size: 50 });
  },
};
export const Filtering: Story = {
  args: { query: { ...workOrderQuery.blank, page: 2 } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '待您反馈' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...workOrderQuery.blank, status: 2 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '分类' }), '实例故障');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...workOrderQuery.blank, status: 2, category: 3 });
  },
};
/** A refusal is said in the dialog, which stays. */
export const RevokeRefused: Story = {
  args: { onRevoke: fn(() => Promise.reject(new Error('工单已被受理，不能撤销；如已解决，请关闭工单'))) },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销工单' }));
    await expect(await screen.findByText(/工单已被受理/)).toBeVisible();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneLongWords: Story = { args: LongWords.args, globals: phone };
export const PhoneEmpty: Story = { args: Empty.args, globals: phone };
export const PhoneFilters: Story = {
  args: { query: { ...workOrderQuery.blank, status: 1 } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 (1)' }));
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import type { OrderPage } from './data';
import { largeOrders, now, orders } from './fixtures';
import { orderQuery, type OrderQuery } from './order-query';
import { OrderScreen, type OrderScreenProps } from './OrderScreen';

/** The console around it, and filters that answer, as the application's address does. */
function Page(props: OrderScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: OrderQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="orders" unreadWorkOrder={false}>
      <OrderScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const page: OrderPage = { rows: orders, total: 46, page: 1, sum: fen(3_040_000), readAt: now };
const empty: OrderPage = { rows: [], total: 0, page: 1, sum: fen(0), readAt: now };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/费用/OrderScreen 充值记录',
  component: OrderScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: orderQuery.blank,
    onQueryChange: fn(),
    list: ready(page),
    today: '2026-11-20',
    // The countdown runs on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    exporting: null,
    onExport: fn(),
    onCancelExport: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { list: loading }, globals: desktop };
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: page, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
export const Empty: Story = { args: { list: ready(empty) }, globals: desktop };
export const LargeSums: Story = {
  args: { list: ready({ ...page, rows: largeOrders, sum: fen(6_999_999_979) }) },
  globals: desktop,
};
export const Exporting: Story = { args: { exporting: { done: 100, total: 236 } }, globals: desktop };
export const NoResultForFilters: Story = {
  args: { query: { ...orderQuery.blank, status: 3, size: 50 }, list: ready(empty) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...orderQuery.blank, size: 50 });
  },
};
/** Another filter begins at the first page. */
export const Filtering: Story = {
  args: { query: { ...orderQuery.blank, page: 2 } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '待支付' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...orderQuery.blank, status: 0 });
    await userEvent.click(canvas.getByRole('radio', { name: '上月' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...orderQuery.blank,
      status: 0,
      days: { start: '2026-10-01', end: '2026-10-31' },
    });
  },
};
/** The row that was asked for by its number. */
export const OneOrder: Story = {
  args: {
    query: { ...orderQuery.blank, q: '118220261118' },
    list: ready({ ...page, rows: orders.slice(1, 2), total: 1, sum: fen(200_000) }),
  },
  globals: desktop,
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '充值记录列表' });
    await expect(canvas.queryByRole('group', { name: '充值记录列表' })).toBeNull();
  },
};

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneLoading: Story = { args: Loading.args, globals: phone };
export const PhoneEmpty: Story = { args: Empty.args, globals: phone };
export const PhoneFailed: Story = { args: Failed.args, globals: phone };
export const PhoneLargeSums: Story = { args: LargeSums.args, globals: phone };
export const PhoneFilters: Story = {
  args: { query: { ...orderQuery.blank, status: 1 } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 (1)' }));
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  },
};

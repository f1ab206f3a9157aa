import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import type { ReservationPage } from './data';
import { longReservations, models, now, reservations, today } from './fixtures';
import { reservationQuery, type ReservationQuery } from './reservation-query';
import { ReservationsScreen, type ReservationsScreenProps } from './ReservationsScreen';

/** The console around it, and filters that answer, as the application's address does. */
function Page(props: ReservationsScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: ReservationQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="reservations" unreadWorkOrder={false}>
      <ReservationsScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const page: ReservationPage = { rows: reservations, total: 5, page: 1, readAt: now };
const none: ReservationPage = { rows: [], total: 0, page: 1, readAt: now };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};
const onReserve = fn();

const meta = {
  title: '界面/实例/ReservationsScreen 裸金属预约',
  component: ReservationsScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: reservationQuery.blank,
    onQueryChange: fn(),
    list: ready(page),
    models: ready(models),
    today,
    onReserve,
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReservationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { list: loading, models: loading }, globals: desktop };
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: page, refreshing: true } },
  globals: desktop,
};
export const Empty: Story = { args: { list: ready(none) }, globals: desktop };
export const EmptyAfterFilter: Story = {
  args: { list: ready(none), query: { ...reservationQuery.blank, status: 2 } },
  globals: desktop,
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
export const LongWords: Story = { args: { list: ready({ ...page, rows: longReservations }) }, globals: desktop };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneLongWords: Story = { args: { list: ready({ ...page, rows: longReservations }) }, globals: phone };

/** Delivered machines lead to the list of machines. */
export const Details: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看预约 BM2026091110203040' }));
    const drawer = within(await screen.findByRole('dialog', { name: '预约详情' }));
    await expect(drawer.getByRole('link', { name: '查看裸金属' })).toHaveAttribute(
      'href',
      '/console/dashboard?tab=bareMetal',
    );
  },
};

/** The same model again goes straight to its form. */
export const Again: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    onReserve.mockClear();
    const [first] = canvas.getAllByRole('button', { name: '再次预约' });
    if (first) await userEvent.click(first);
    await expect(onReserve).toHaveBeenCalledWith(models[0]);
  },
};

/** A new one begins with the machine; what is fully let is not offered. */
export const NewOne: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新建预约' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择机型' }));
    await expect(dialog.queryByText('八卡 H800 SXM5 训练机')).toBeNull();
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
  },
};
export const ModelsFailed: Story = {
  args: { models: failed },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新建预约' }));
    await expect(await screen.findByText('机型加载失败：请求超时，请稍后重试')).toBeVisible();
  },
};

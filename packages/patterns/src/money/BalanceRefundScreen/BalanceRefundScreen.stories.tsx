import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BalanceRefund, BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import {
  balanceRefundForm,
  type BalanceRefundForm,
  type BalanceRefundOrder,
} from '@compute-market/contract/forms/balance-refund-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { RecordPage } from '../../record-list';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { BalanceRefundScreen, type BalanceRefundScreenProps } from './BalanceRefundScreen';
import { emptyRefundable, indebted, makeRefund, makeRefundable, makeTopUp, now, refunds } from './fixtures';
import { RefundDialog } from './RefundDialog';
import { balanceRefundQuery } from './refund-query';

const pageOf = (rows: readonly BalanceRefund[]): RecordPage<BalanceRefund> => ({
  rows,
  total: rows.length,
  page: 1,
  readAt: now,
});
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

/** The console around it, and a list that turns its pages as the application's address does. */
function Page(props: BalanceRefundScreenProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <ConsoleFrame viewer={mainAccount} lit="recharge" unreadWorkOrder={false}>
      <BalanceRefundScreen {...props} query={query} onQueryChange={setQuery} />
    </ConsoleFrame>
  );
}

const meta = {
  title: '界面/费用/BalanceRefundScreen 余额退款',
  component: BalanceRefundScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: balanceRefundQuery.blank,
    onQueryChange: fn(),
    refundable: ready(makeRefundable()),
    refunds: ready(pageOf(refunds)),
    now,
    onRequest: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BalanceRefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请退款' }));
    await expect(args.onRequest).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: '查看发票' })).toHaveAttribute('href', '/console/invoice');
  },
};
/** What goes back, and how, is in sight without a way sideways; what has no room is named. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const topUps = within(await canvas.findByRole('table', { name: '可退的充值' }));
    await expect(topUps.getByRole('columnheader', { name: '可退金额' })).toBeVisible();
    await expect(topUps.getByRole('columnheader', { name: '退回方式' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '可退的充值' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: '余额退款记录列表' })).toBeNull();
    await expect(canvas.getByText(/支付方式.*已退.*已开\/开票中/)).toBeVisible();
  },
};
export const Playground: Story = { tags: ['!test'], globals: desktop };
export const Loading: Story = { args: { refundable: loading, refunds: loading }, globals: desktop };
export const Slow: Story = {
  args: { refundable: loading, refunds: loading },
  parameters: { slowAfter: 0 },
  globals: desktop,
};
export const Failed: Story = { args: { refundable: failed, refunds: failed }, globals: desktop };
export const RefundsFailed: Story = { args: { refunds: failed }, globals: desktop };
export const NothingToGoBack: Story = {
  args: { refundable: ready(emptyRefundable), refunds: ready(pageOf([])) },
  globals: desktop,
  play: async ({ canvas }) => {
    const request = canvas.getByRole('button', { name: '申请退款' });
    await expect(request).toBeDisabled();
    await expect(request).toHaveAccessibleDescription('没有可退的余额');
  },
};
export const InDebt: Story = {
  args: { refundable: ready(indebted) },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('账户欠费 ¥120.50，请先充值还清，再申请退款');
    await expect(canvas.getByRole('button', { name: '申请退款' })).toBeDisabled();
  },
};
export const OnlyGifts: Story = {
  args: { refundable: ready({ ...emptyRefundable, Balance: 30, GiftMoney: 30 }) },
  globals: desktop,
};
/** What invoices hold may be issued or still under review: each has its own way back. */
export const AllInvoiced: Story = {
  args: {
    refundable: ready({
      ...emptyRefundable,
      Balance: 5000,
      InvoicedMoney: 5000,
      TopUps: [makeTopUp({ InvoicedAmount: 5000, Refundable: 0 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已开票或开票中；审核中的申请可撤回，已开具的作废后可退/)).toBeVisible();
  },
  globals: desktop,
};
export const LargeSums: Story = {
  args: {
    refundable: ready(
      makeRefundable({
        Balance: 99_999_999.99,
        Refundable: 99_999_999.99,
        InvoicedMoney: 0,
        GiftMoney: 0,
        TopUps: [makeTopUp({ Amount: 99_999_999.99, Refundable: 99_999_999.99 })],
      }),
    ),
    refunds: ready(pageOf([makeRefund({ Amount: 99_999_999.99, Status: 2, Reason: '收款账户信息有误，'.repeat(8) })])),
  },
  globals: desktop,
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneInDebt: Story = { args: InDebt.args, globals: phone };
export const PhoneLargeSums: Story = { args: LargeSums.args, globals: phone };

const control = { open: true, onClose: fn() };
const sent = fn();

function Asking({
  refundable = makeRefundable(),
  refused = null,
  amount = '',
}: {
  refundable?: BalanceRefundable;
  refused?: string | null;
  amount?: string;
}) {
  const form = useForm<BalanceRefundForm, unknown, BalanceRefundOrder>({
    resolver: zodResolver(balanceRefundForm(refundable)),
    defaultValues: { amount, holder: '', bank_name: '', bank_account: '', code: '' },
  });
  return (
    <RefundDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={refused}
      refundable={refundable}
      phone="13800000001"
      onRequestCode={() => Promise.resolve(true)}
    />
  );
}

export const Dialog: Story = { render: () => <Asking amount="5,000.00" />, globals: desktop, tags: ['visual'] };
export const DialogForTransfer: Story = {
  render: () => <Asking />,
  globals: desktop,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByLabelText('银行账号')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '全部退回' }));
    await dialog.findByText('银行转账');
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByText('银行账号为8-30位数字');
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const DialogUnverified: Story = {
  render: () => <Asking refundable={makeRefundable({ Holders: [] })} amount="6,459.50" />,
  globals: desktop,
  play: async () => {
    const link = await screen.findByRole('link', { name: '去认证' });
    await expect(link).toHaveAttribute('href', '/console/verification');
  },
};
export const DialogRefused: Story = {
  render: () => <Asking refused="余额不足，磁盘保留费待支付，请先充值" amount="100" />,
  globals: desktop,
};
export const PhoneDialog: Story = { render: () => <Asking amount="6,459.50" />, globals: phone };

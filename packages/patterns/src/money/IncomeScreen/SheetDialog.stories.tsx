import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '../../resource';
import { lines, makeSettlement, now, settlements } from './fixtures';
import { SheetDialog, type SheetDialogProps } from './SheetDialog';

const waiting = makeSettlement({ ...settlements[1], Status: 1, PayTime: null });

/** Keeps what is typed, as the page does. */
function Owner({ onObjectionChange, ...args }: SheetDialogProps) {
  const [objection, setObjection] = useState(args.objection);
  const keep = (typed: string) => {
    setObjection(typed);
    onObjectionChange(typed);
  };
  return <SheetDialog {...args} objection={objection} onObjectionChange={keep} />;
}

const meta = {
  title: '界面/费用/结算单明细',
  component: SheetDialog,
  render: (args) => <Owner {...args} />,
  args: {
    open: true,
    onClose: fn(),
    sheet: waiting,
    lines: ready({ rows: lines, total: 62, page: 1, readAt: now }),
    size: 20,
    onPlaceChange: fn(),
    onRefresh: fn(),
    onAgree: fn(() => Promise.resolve()),
    objection: '',
    onObjectionChange: fn(),
    onDispute: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SheetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Income, fee and refunds make what is to be paid; the partner answers. */
export const Waiting: Story = {
  tags: ['visual', 'visual-phone'],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    // The focus goes in with a later frame: it would come after the blur below.
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await screen.findByRole('button', { name: '确认无误' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: '确认无误' })).toBeEnabled());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** What is objected to is said; a refusal keeps it, and so does the way back. */
export const Objecting: Story = {
  args: {
    onDispute: fn(() => Promise.reject(new Error('结算单的状态已变化，请刷新后再操作'))),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '有异议' }));
    const send = screen.getByRole('button', { name: '提交异议' });
    await expect(send).toBeDisabled();
    const field = screen.getByRole('textbox', { name: '异议说明' });
    await userEvent.type(field, 'cd01 10 月 30 日全天在线');
    await userEvent.click(send);
    await expect(await screen.findByText('结算单的状态已变化，请刷新后再操作')).toBeVisible();
    await expect(args.onDispute).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('cd01 10 月 30 日全天在线');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await userEvent.click(await screen.findByRole('button', { name: '有异议' }));
    await expect(screen.getByRole('textbox', { name: '异议说明' })).toHaveValue('cd01 10 月 30 日全天在线');
  },
};
export const Disputed: Story = {
  args: { sheet: { ...waiting, Status: 4, Dispute: 'cd01 10 月 30 日全天在线' } },
  play: async () => {
    await expect(await screen.findByText('cd01 10 月 30 日全天在线')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '有异议' })).toBeNull();
    await expect(screen.getByRole('button', { name: '确认无误' })).toBeEnabled();
  },
};
export const Paid: Story = {
  args: {
    sheet: { ...waiting, Status: 3, PayTime: now, PaidTo: '中国工商银行成都高新支行 尾号 8217' },
  },
  play: async () => {
    await expect(await screen.findByText('中国工商银行成都高新支行 尾号 8217')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '确认无误' })).toBeNull();
  },
};
export const Loading: Story = { args: { lines: loading } };
export const Failed: Story = {
  args: { lines: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
export const Empty: Story = { args: { lines: ready({ rows: [], total: 0, page: 1, readAt: now }) } };
export const Phone: Story = { globals: phone };

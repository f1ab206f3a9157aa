import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { blockedConditions, extremeRecords, makeConditions, makeRecord, now, records } from './fixtures';
import { blockers } from './invoice-view';
import { invoiceQuery } from './invoice-query';
import { InvoiceScreen } from './InvoiceScreen';
import { changePage, changesQuery, desktop, failed, inConsole, phone, recordPage, titlesQuery } from './shown-invoices';

const meta = {
  title: '界面/费用/InvoiceScreen 发票管理',
  component: InvoiceScreen,
  ...inConsole,
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { conditions: loading, titles: loading, list: loading }, globals: desktop };
export const Slow: Story = {
  args: { conditions: loading, titles: loading, list: loading },
  parameters: { slowAfter: 0 },
  globals: desktop,
};
export const Refreshing: Story = {
  args: { list: { state: 'ready', data: recordPage, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = { args: { list: failed }, globals: desktop };
export const EquationFailed: Story = { args: { conditions: failed }, globals: desktop };
export const Empty: Story = {
  args: { list: ready({ tab: 'records', rows: [], total: 0, page: 1, readAt: now }) },
  globals: desktop,
  // A deployment may have no mail service.
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/开具后可在此下载，开通邮件服务时同时发送至接收邮箱/)).toBeVisible();
  },
};
export const NewAccount: Story = {
  args: {
    conditions: ready(blockedConditions),
    titles: ready([]),
    list: ready({ tab: 'records', rows: [], total: 0, page: 1, readAt: now }),
  },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const request = canvas.getByRole('button', { name: '申请开票' });
    await expect(request).toBeDisabled();
    for (const { Reason } of blockers(blockedConditions))
      await expect(request).toHaveAccessibleDescription(expect.stringContaining(Reason));
  },
};
export const NoResultForFilters: Story = {
  args: {
    query: { ...invoiceQuery.blank, status: 3 },
    list: ready({ tab: 'records', rows: [], total: 0, page: 1, readAt: now }),
  },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(invoiceQuery.blank);
  },
};
export const LongWordsAndLargeSums: Story = {
  args: {
    conditions: ready(
      makeConditions({
        AbleMoney: 99_999_999.99,
        TotalRecharge: 99_999_999.99,
        InvoicedMoney: 0,
        PendingMoney: 0,
        RefundMoney: 0,
        GiftMoney: 0,
      }),
    ),
    list: ready({ tab: 'records', rows: extremeRecords, total: 2, page: 1, readAt: now }),
  },
  globals: desktop,
};
export const RecordOpened: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('table')).getAllByRole('button', { expanded: false });
    if (first) await userEvent.click(first);
    await canvas.findByText('申请编号');
  },
};
export const Titles: Story = {
  args: { query: titlesQuery, list: ready({ tab: 'titles' }) },
  globals: desktop,
  tags: ['visual'],
};
export const TitlesEmpty: Story = {
  args: { query: titlesQuery, titles: ready([]), list: ready({ tab: 'titles' }) },
  globals: desktop,
};
export const TitlesFailed: Story = {
  args: { query: titlesQuery, titles: failed, list: ready({ tab: 'titles' }) },
  globals: desktop,
};
export const Changes: Story = {
  args: { query: changesQuery, list: ready(changePage) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: '合并开票' }));
    await expect(args.onRequest).toHaveBeenCalledWith({ ids: [218, 171], fen: 670_000 }, expect.anything());
  },
};
export const ChangesEmpty: Story = {
  args: { query: changesQuery, list: ready({ tab: 'changes', rows: [], total: 0, page: 1, readAt: now }) },
  globals: desktop,
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneRecordOpened: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^查看发票/ });
    if (first) await userEvent.click(first);
    await canvas.findByText('申请编号');
    await expect(canvas.getByRole('button', { name: /^收起发票/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const PhoneLongWords: Story = { args: LongWordsAndLargeSums.args, globals: phone };
export const PhoneTitles: Story = { args: Titles.args, globals: phone };
export const PhoneChanges: Story = { args: { query: changesQuery, list: ready(changePage) }, globals: phone };

/** A request that nobody has looked at can be taken back; one that is being issued cannot. */
export const WithdrawOffered: Story = {
  args: {
    list: ready({
      tab: 'records',
      rows: [
        makeRecord({ CanWithdraw: true }),
        makeRecord({ Id: 2, RecordNo: 'FP2026112000032', Status: 1, CanWithdraw: false }),
      ],
      total: 2,
      page: 1,
      readAt: now,
    }),
  },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回：申请 FP2026112000031' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(makeRecord({ CanWithdraw: true }));
    await expect(canvas.getAllByRole('button', { name: /^撤回/ })).toHaveLength(1);
  },
};
/** Issued invoices offer both; the dialog is the application's, what is to be corrected is written in a ticket. */
export const ResendOffered: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    const correct = canvas.getByRole<HTMLAnchorElement>('link', { name: '更正：发票 FP2026110400007，填写工单' });
    const ticket = new URL(correct.href).searchParams;
    await expect(ticket.get('subject')).toBe('更正发票 FP2026110400007');
    await expect(ticket.get('report')).toContain('换抬头 / 作废 / 红冲后重开');
    await userEvent.click(canvas.getByRole('button', { name: '重发邮箱：发票 FP2026110400007' }));
    await expect(args.onResend).toHaveBeenCalledWith(records[3]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  invoiceMailForm,
  invoiceRequestForm,
  invoiceTitleForm,
  type InvoiceMailForm,
  type InvoiceRequestForm,
  type InvoiceRequestOrder,
  type InvoiceTitleForm,
  type InvoiceTitleOrder,
} from '@compute-market/contract/forms/invoice-forms';
import type { InvoiceConditions, InvoiceRecord } from '@compute-market/contract/entities/invoice';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import type { InvoicePage } from './data';
import {
  blockedConditions,
  changes,
  extremeRecords,
  makeConditions,
  makeRecord,
  makeTitle,
  now,
  personConditions,
  records,
  titles,
} from './fixtures';
import { invoiceQuery, type InvoiceQuery } from './invoice-query';
import { InvoiceScreen, type InvoiceScreenProps } from './InvoiceScreen';
import { RemoveTitleDialog } from './RemoveTitleDialog';
import { RequestDialog } from './RequestDialog';
import { ResendDialog } from './ResendDialog';
import { TitleDialog } from './TitleDialog';

const recordPage: InvoicePage = { tab: 'records', rows: records, total: 36, page: 1, readAt: now };
const changePage: InvoicePage = { tab: 'changes', rows: changes, total: 3, page: 1, readAt: now };
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

/** The console around it, and lists that answer, as the application's address does. */
function Page(props: InvoiceScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: InvoiceQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="invoice" unreadWorkOrder={false}>
      <InvoiceScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const meta = {
  title: '界面/费用/InvoiceScreen 发票管理',
  component: InvoiceScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: invoiceQuery.blank,
    onQueryChange: fn(),
    conditions: ready(makeConditions()),
    titles: ready(titles),
    list: ready(recordPage),
    today: '2026-11-20',
    onRequest: fn(),
    onAddTitle: fn(),
    onEditTitle: fn(),
    onRemoveTitle: fn(),
    onResend: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 800 } } },
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const changesQuery: InvoiceQuery = { ...invoiceQuery.blank, tab: 'changes' };
const titlesQuery: InvoiceQuery = { ...invoiceQuery.blank, tab: 'titles' };

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
    await expect(canvas.getByRole('button', { name: '申请开票' })).toBeDisabled();
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
    await expect(args.onRequest).toHaveBeenCalledWith({ ids: [218, 171], fen: 670_000 });
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

const control = { open: true, onClose: fn() };
const sent = fn();
const cleared = fn();

function Request({
  conditions = makeConditions(),
  refused = null,
  restored = false,
  chosen = null,
  values = {},
}: {
  restored?: boolean;
  conditions?: InvoiceConditions;
  refused?: string | null;
  chosen?: number | null;
  values?: Partial<InvoiceRequestForm>;
}) {
  const bounds = { least: fenFromYuan(conditions.MinMoney), most: fenFromYuan(conditions.AbleMoney) };
  const form = useForm<InvoiceRequestForm, unknown, InvoiceRequestOrder>({
    resolver: zodResolver(invoiceRequestForm(bounds)),
    defaultValues: {
      invoice_id: '1',
      invoice_type: 0,
      content: 'compute',
      amount: '1,200.00',
      email: 'finance@mingyuan.example.cn',
      remark: '',
      ...values,
    },
  });
  return (
    <RequestDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={refused}
      restored={restored}
      onClear={cleared}
      conditions={conditions}
      titles={titles}
      chosen={chosen}
      onAddTitle={fn()}
    />
  );
}

export const Requesting: Story = {
  render: () => <Request values={{ invoice_type: 1 }} />,
  globals: desktop,
  tags: ['visual'],
};
export const RequestingAsAPerson: Story = { render: () => <Request conditions={personConditions} />, globals: desktop };
export const RequestingForChosen: Story = {
  render: () => <Request chosen={2} values={{ amount: '6,700.00' }} />,
  globals: desktop,
};
export const RequestRestored: Story = {
  render: () => <Request restored values={{ amount: '300', remark: '课题经费 2026-AI-017' }} />,
  globals: desktop,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '清除' }));
    await expect(cleared).toHaveBeenCalled();
  },
};
export const RequestRefused: Story = {
  render: () => <Request refused="所选充值记录可开 ¥1,700.00，请刷新后重新选择" />,
  globals: desktop,
};
export const RequestTooMuch: Story = {
  render: () => <Request values={{ amount: '6,700.01', invoice_id: '', email: 'nobody' }} />,
  globals: desktop,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }));
    await screen.findByText('最多可开 ¥6,700.00');
    await screen.findByText('请选择发票抬头');
    await screen.findByText('请输入正确的邮箱');
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const RequestPhone: Story = { render: () => <Request />, globals: phone };

const blankTitle: InvoiceTitleForm = {
  title: '',
  title_type: 1,
  invoice_type: 0,
  tax_no: '',
  address: '',
  tel: '',
  bank_name: '',
  bank_account: '',
  email: '',
  is_default: false,
};

function EditTitle({
  values = {},
  editing = false,
  refused = null,
}: {
  values?: Partial<InvoiceTitleForm>;
  editing?: boolean;
  refused?: string | null;
}) {
  const form = useForm<InvoiceTitleForm, unknown, InvoiceTitleOrder>({
    resolver: zodResolver(invoiceTitleForm),
    defaultValues: { ...blankTitle, ...values },
  });
  return (
    <TitleDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={refused}
      editing={editing}
      subjects="杭州明远智能科技有限公司"
    />
  );
}

export const AddingTitle: Story = { render: () => <EditTitle />, globals: desktop, tags: ['visual'] };
export const AddingPersonalTitle: Story = { render: () => <EditTitle values={{ title_type: 0 }} />, globals: desktop };
export const TitleRefused: Story = {
  render: () => (
    <EditTitle
      editing
      refused="最多保存 50 个抬头，请先删除不用的抬头"
      values={{ title: '杭州明远智能科技有限公司', tax_no: '91350100M000100Y43', email: 'finance@mingyuan.example.cn' }}
    />
  ),
  globals: desktop,
};
export const SpecialTitleIncomplete: Story = {
  render: () => (
    <EditTitle
      values={{
        title: '杭州明远智能科技有限公司',
        invoice_type: 1,
        tax_no: '91350100M000100Y44',
        email: 'finance@mingyuan.example.cn',
      }}
    />
  ),
  globals: desktop,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await screen.findByText('税号需为15、18或20位，18位时请核对校验码');
    await screen.findByText('开专票请填写注册地址');
    await screen.findByText('开专票请填写银行账号');
  },
};
export const TitlePhone: Story = { render: () => <EditTitle values={{ invoice_type: 1 }} />, globals: phone };
export const DeletingTitle: Story = {
  render: () => <RemoveTitleDialog {...control} title={makeTitle()} onRemove={() => Promise.resolve()} />,
  globals: desktop,
};

function Resend({
  email = 'finance@mingyuan.example.cn',
  refused = null,
  record = makeRecord({ Status: 2, FileUrl: '/files/invoices/sample.pdf' }),
}: {
  email?: string;
  refused?: string | null;
  record?: InvoiceRecord;
}) {
  const form = useForm<InvoiceMailForm>({ resolver: zodResolver(invoiceMailForm), defaultValues: { email } });
  return (
    <ResendDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={refused}
      record={record}
    />
  );
}

/** Issued invoices offer it; the dialog is the application's. */
export const ResendOffered: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重发邮箱：发票 FP2026110400007' }));
    await expect(args.onResend).toHaveBeenCalledWith(records[3]);
  },
};
export const Resending: Story = { render: () => <Resend />, globals: desktop, tags: ['visual'] };
export const ResendingWithLongWords: Story = {
  render: () => (
    <Resend
      record={makeRecord({
        Title: 'InternationalComputingServicesAndConsultingLimitedLiabilityCompany',
        Amount: 99_999_999.99,
      })}
    />
  ),
  globals: phone,
};
export const ResendToNobody: Story = {
  render: () => <Resend email="finance" />,
  globals: desktop,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '发送' }));
    await screen.findByText('请输入正确的邮箱');
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const ResendTooOften: Story = {
  render: () => <Resend refused="每小时最多发送 5 次，请稍后再试，或直接下载发票" />,
  globals: desktop,
};

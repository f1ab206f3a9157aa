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
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { makeConditions, makeRecord, makeTitle, personConditions, titles } from './fixtures';
import { InvoiceScreen } from './InvoiceScreen';
import { RemoveTitleDialog } from './RemoveTitleDialog';
import { RequestDialog } from './RequestDialog';
import { ResendDialog } from './ResendDialog';
import { TitleDialog } from './TitleDialog';
import { WithdrawDialog } from './WithdrawDialog';
import { desktop, inConsole, phone } from './shown-invoices';

const meta = {
  title: '界面/费用/InvoiceScreen 发票管理',
  component: InvoiceScreen,
  ...inConsole,
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  /** The invoice as it will be is seen without scrolling, beside what it is made of. */
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '申请开票' });
    const body = dialog.querySelector('[data-part="body"]');
    const total = within(dialog).getByText('价税合计').getBoundingClientRect();
    await expect(body?.scrollTop).toBe(0);
    await expect(total.bottom).toBeLessThanOrEqual(body?.getBoundingClientRect().bottom ?? 0);
    await expect(within(dialog).getByLabelText(/^备注/).getBoundingClientRect().top).toBeGreaterThan(total.bottom);
  },
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
const tooLate = () => Promise.reject(new Error('该申请已开始开具或已有结果，不能撤回，请刷新后查看'));
export const Withdrawing: Story = {
  render: () => <WithdrawDialog {...control} record={makeRecord()} onWithdraw={tooLate} />,
  globals: desktop,
  play: async () => {
    await screen.findByText('¥1,200.00 退回可开票额度，可重新申请');
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
    await screen.findByText(/不能撤回，请刷新后查看/);
  },
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

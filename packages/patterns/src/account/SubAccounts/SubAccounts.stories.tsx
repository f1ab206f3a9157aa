import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  addSubAccountForm,
  subAccountLimitForm,
  subAccountNoteForm,
  subAccountPasswordForm,
  subAccountRightsForm,
  type AddSubAccount,
  type AddSubAccountForm,
  type SubAccountLimit,
  type SubAccountLimitForm,
  type SubAccountRightsForm,
} from '@compute-market/contract/forms/sub-account-forms';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import type { SubRight } from '@compute-market/contract/rules/sub-right';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { AddSubAccountDialog } from './AddSubAccountDialog';
import {
  SubAccountLimitDialog,
  SubAccountNoteDialog,
  SubAccountPasswordDialog,
  SubAccountRightsDialog,
} from './ChangeDialogs';
import { extremeSubAccounts, subAccounts } from './fixtures';
import { RemoveSubAccountDialog } from './RemoveSubAccountDialog';
import { SubAccounts } from './SubAccounts';

const meta = {
  title: '界面/账号/SubAccounts 子账号',
  component: SubAccounts,
  args: { accounts: ready(subAccounts), onAdd: fn(), onAction: fn(), onNavigate: fn(), onRetry: fn() },
} satisfies Meta<typeof SubAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const control = { open: true, onClose: fn() };
const chosen: SubAccount = { ...(subAccounts[0] as SubAccount) };
const granted: SubAccount = { ...chosen, Rights: ['run', 'buy', 'bill'] };
const phone = { viewport: { value: 'phone' } };

function Add({ refused = null, limitsMonths = true }: { refused?: string | null; limitsMonths?: boolean }) {
  const form = useForm<AddSubAccountForm, unknown, AddSubAccount>({
    resolver: zodResolver(addSubAccountForm),
    defaultValues: { sub_account_name: '', passwd: '', money_limit: '', month_limit: '', note: '' },
  });
  return (
    <AddSubAccountDialog
      {...control}
      form={form}
      limitsMonths={limitsMonths}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={refused}
    />
  );
}
function Limit({ account = chosen }: { account?: SubAccount }) {
  const form = useForm<SubAccountLimitForm, unknown, SubAccountLimit>({
    resolver: zodResolver(subAccountLimitForm(fenFromYuan(chosen.UsedMoney))),
    defaultValues: { money_limit: '2,000.00', month_limit: '' },
  });
  return (
    <SubAccountLimitDialog
      {...control}
      account={account}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
    />
  );
}
function Note() {
  const form = useForm({ resolver: zodResolver(subAccountNoteForm), defaultValues: { note: chosen.Note } });
  return (
    <SubAccountNoteDialog
      {...control}
      account={chosen}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
    />
  );
}
function Rights() {
  const form = useForm<SubAccountRightsForm>({
    resolver: zodResolver(subAccountRightsForm),
    defaultValues: { rights: ['run', 'buy', 'bill'] },
  });
  return (
    <SubAccountRightsDialog
      {...control}
      account={granted}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
    />
  );
}
function Password() {
  const form = useForm({ resolver: zodResolver(subAccountPasswordForm), defaultValues: { passwd: '' } });
  return (
    <SubAccountPasswordDialog
      {...control}
      account={chosen}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
    />
  );
}

export const Listed: Story = { tags: ['visual'] };
export const Loading: Story = { args: { accounts: loading } };
export const Empty: Story = { args: { accounts: ready([]) } };
export const Failed: Story = { args: { accounts: { state: 'error', reason: '请求超时，请稍后重试' } } };
export const Extreme: Story = { args: { accounts: ready(extremeSubAccounts) } };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneExtreme: Story = { args: Extreme.args, globals: phone };

export const Adding: Story = { render: () => <Add />, tags: ['visual'] };
export const AddingRefused: Story = { render: () => <Add refused="最多可建 100 个子账号，请先删除不用的子账号" /> };
export const AddingEmpty: Story = {
  render: () => <Add />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '创建' }));
    await screen.findByText('子账号名需为2-32位字母、数字、下划线或连字符');
    await expect(await screen.findAllByText('输入金额不合法')).toHaveLength(1);
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** Where months cannot be limited nothing asks for it (decisions 40). */
export const AddingTotalOnly: Story = {
  render: () => <Add limitsMonths={false} />,
  play: async () => {
    await screen.findByLabelText('额度');
    await expect(screen.queryByLabelText(/^每月限额/)).toBeNull();
  },
};
export const ChangingLimit: Story = {
  render: () => <Limit />,
  play: async () => {
    const field = await screen.findByLabelText('额度');
    await userEvent.clear(field);
    await userEvent.type(field, '1000');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('额度不能低于已使用的 ¥1,684.20');
  },
};
const monthly: SubAccount = { ...chosen, MonthLimit: null };
/** Empty is no limit of the month; what is no sum is told at its field (decisions 127). */
export const ChangingMonthLimit: Story = {
  render: () => <Limit account={monthly} />,
  tags: ['visual'],
};
export const MonthLimitTyped: Story = {
  render: () => <Limit account={monthly} />,
  play: async () => {
    sent.mockClear();
    const field = await screen.findByLabelText(/^每月限额/);
    await userEvent.type(field, 'abc');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('输入金额不合法');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '600');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ money_limit: 200_000, month_limit: 60_000 }));
  },
};
const monthLimits = [1000, null, 100];
/** Each month's limit stands below the total, where there is one. */
export const MonthLimits: Story = {
  args: {
    accounts: ready(subAccounts.map((account, nth) => ({ ...account, MonthLimit: monthLimits[nth] ?? null }))),
  },
  play: async () => {
    await screen.findByText('本月已用 ¥842.10，每月限额 ¥1,000.00');
    await expect(screen.getAllByText(/每月限额/)).toHaveLength(2);
    const month = screen.getByText('本月已用 ¥842.10，每月限额 ¥1,000.00').parentElement;
    await expect(within(month as HTMLElement).getByText('84%')).toBeVisible();
    await screen.findByText('design01 的本月限额已用完，下月 1 日前不能再租用或续费');
    await screen.findByText('chenyu_cv 的本月限额已用 80% 以上');
  },
};
/** A back end that tells no limit of the month can set none (decisions 40). */
export const MonthLimitUntold: Story = {
  render: () => <Limit />,
  play: async () => {
    await screen.findByLabelText('额度');
    await expect(screen.queryByLabelText(/^每月限额/)).toBeNull();
  },
};
/** What warns of a limit stands beside its sums, in one line, and never under them. */
export const WarningsBeside: Story = {
  args: {
    accounts: ready([...subAccounts, ...extremeSubAccounts].map((account) => ({ ...account, MonthLimit: 1000 }))),
  },
  play: async () => {
    const tags = await screen.findAllByText(/^\d+%$|^已用完$/);
    await expect(tags).toHaveLength(5);
    for (const tag of tags) {
      const sums = tag.closest('[data-component="Tag"]')?.previousElementSibling;
      const [word, said] = [tag.getBoundingClientRect(), (sums as HTMLElement).getBoundingClientRect()];
      await expect(word.left).toBeGreaterThanOrEqual(said.right);
      await expect(word.top).toBeLessThan(said.bottom);
    }
  },
};
/** From a person to what it spent. */
export const Costs: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'wanglei 的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '费用明细' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/console/expenseDetail?sub=wanglei');
  },
};
const mixed: readonly SubRight[][] = [['run', 'buy', 'bill'], ['run'], []];
/** Not every sub-account may do everything; who may says nothing. */
export const SomeWithheld: Story = {
  args: {
    accounts: ready(subAccounts.map((account, nth) => ({ ...account, Rights: mixed[nth % mixed.length] }))),
  },
  play: async ({ args }) => {
    await screen.findByText('未开通 购买、账单');
    await userEvent.click(screen.getByRole('button', { name: 'wanglei 的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改权限' }));
    await expect(args.onAction).toHaveBeenCalledWith('rights', expect.objectContaining({ Name: 'wanglei' }));
  },
};
/** A back end that tells no rights can change none. */
export const RightsUntold: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'wanglei 的更多操作' }));
    await screen.findByRole('menuitem', { name: '修改备注' });
    await expect(screen.queryByRole('menuitem', { name: '修改权限' })).toBeNull();
  },
};
export const ChangingRights: Story = {
  render: () => <Rights />,
  tags: ['visual'],
};
export const ChangedRights: Story = {
  render: () => <Rights />,
  play: async () => {
    sent.mockClear();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^购买/ }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ rights: ['run', 'bill'] }));
  },
};
export const PhoneRights: Story = { ...ChangingRights, globals: phone, tags: [] };
export const ChangingNote: Story = { render: () => <Note /> };
export const ResettingPassword: Story = { render: () => <Password /> };
export const DeletingRefused: Story = {
  render: () => (
    <RemoveSubAccountDialog
      {...control}
      account={chosen}
      onRemove={() => Promise.reject(new Error('该子账号仍有 2 个实例，请先处理'))}
    />
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), chosen.Name);
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByText('该子账号仍有 2 个实例，请先处理');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  addSubAccountForm,
  subAccountLimitForm,
  subAccountNoteForm,
  subAccountPasswordForm,
  type AddSubAccount,
  type AddSubAccountForm,
  type SubAccountLimit,
  type SubAccountLimitForm,
} from '@compute-market/contract/forms/sub-account-forms';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { AddSubAccountDialog } from './AddSubAccountDialog';
import { SubAccountLimitDialog, SubAccountNoteDialog, SubAccountPasswordDialog } from './ChangeDialogs';
import { extremeSubAccounts, subAccounts } from './fixtures';
import { RemoveSubAccountDialog } from './RemoveSubAccountDialog';
import { SubAccounts } from './SubAccounts';

const meta = {
  title: '界面/账号/SubAccounts 子账号',
  component: SubAccounts,
  args: { accounts: ready(subAccounts), onAdd: fn(), onAction: fn(), onRetry: fn() },
} satisfies Meta<typeof SubAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const control = { open: true, onClose: fn() };
const chosen: SubAccount = { ...(subAccounts[0] as SubAccount) };
const phone = { viewport: { value: 'phone' } };

function Add({ refused = null }: { refused?: string | null }) {
  const form = useForm<AddSubAccountForm, unknown, AddSubAccount>({
    resolver: zodResolver(addSubAccountForm),
    defaultValues: { sub_account_name: '', passwd: '', money_limit: '', note: '' },
  });
  return (
    <AddSubAccountDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={refused} />
  );
}
function Limit() {
  const form = useForm<SubAccountLimitForm, unknown, SubAccountLimit>({
    resolver: zodResolver(subAccountLimitForm(fenFromYuan(chosen.UsedMoney))),
    defaultValues: { money_limit: '2,000.00' },
  });
  return (
    <SubAccountLimitDialog
      {...control}
      account={chosen}
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
    await screen.findByText('输入金额不合法');
    await expect(sent).not.toHaveBeenCalled();
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

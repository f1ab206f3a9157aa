import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Invitation } from '@compute-market/contract/entities/invitation';
import {
  inviteSubAccountForm,
  type InviteSubAccount,
  type InviteSubAccountForm,
} from '@compute-market/contract/forms/sub-account-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { extremeInvitations, invitations, subAccounts } from './fixtures';
import { InviteDialog } from './InviteDialog';
import { SubAccounts } from './SubAccounts';
import { WithdrawInvitationDialog } from './WithdrawInvitationDialog';

const handlers = { onInvite: fn(), onResend: fn(), onWithdraw: fn(), onRetry: fn() };
const sentBy = (read: Resource<readonly Invitation[] | null>, resending: string | null = null) => ({
  invitations: { invitations: read, now: 1_795_154_721, resending, ...handlers },
});

const meta = {
  title: '界面/账号/Invitations 子账号邀请',
  component: SubAccounts,
  args: {
    accounts: ready(subAccounts),
    onAdd: fn(),
    onAction: fn(),
    onNavigate: fn(),
    onRetry: fn(),
    ...sentBy(ready(invitations)),
  },
} satisfies Meta<typeof SubAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const control = { open: true, onClose: fn() };
const sent = fn();

function Invite({ refused = null }: { refused?: string | null }) {
  const form = useForm<InviteSubAccountForm, unknown, InviteSubAccount>({
    resolver: zodResolver(inviteSubAccountForm),
    defaultValues: {
      phone: '',
      sub_account_name: '',
      money_limit: '',
      month_limit: '',
      rights: ['run', 'buy', 'bill'],
      note: '',
    },
  });
  return <InviteDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={refused} />;
}

export const Waiting: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '邀请子账号' }));
    await expect(args.invitations?.onInvite).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '重新发送：zhoumin' }));
    await expect(args.invitations?.onResend).toHaveBeenCalledWith(invitations[0]);
    await userEvent.click(screen.getByRole('button', { name: '撤回：zhoumin' }));
    await expect(args.invitations?.onWithdraw).toHaveBeenCalledWith(invitations[0]);
    const [, old] = screen.getAllByRole('listitem');
    await expect(within(old as HTMLElement).getByText('已过期')).toBeVisible();
    // A browser draws the ring of what a script pressed now and then.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Sending: Story = { args: sentBy(ready(invitations), 'first') };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const Extreme: Story = { args: sentBy(ready(extremeInvitations)) };
export const PhoneExtreme: Story = { ...Extreme, globals: phone };
/** Nobody was invited: there is only the way to do it. */
export const None: Story = {
  args: sentBy(ready([])),
  play: async () => {
    await screen.findByRole('button', { name: '邀请子账号' });
    await expect(screen.queryByText('待接受的邀请')).toBeNull();
  },
};
export const Loading: Story = { args: { accounts: loading, ...sentBy(loading) } };
/** Whether it knows invitations is not known either: none is offered before they were read (decisions 40). */
export const Failed: Story = {
  args: sentBy({ state: 'error', reason: '请求超时，请稍后重试' }),
  play: async ({ args }) => {
    await screen.findByRole('button', { name: '新建子账号' });
    await expect(screen.queryByRole('button', { name: '邀请子账号' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.invitations?.onRetry).toHaveBeenCalled();
  },
};
/** A back end that knows no invitations sends none (decisions 40). */
export const NotKnown: Story = {
  args: sentBy(ready(null)),
  play: async () => {
    await screen.findByRole('button', { name: '新建子账号' });
    await expect(screen.queryByRole('button', { name: '邀请子账号' })).toBeNull();
  },
};

export const Inviting: Story = { render: () => <Invite />, tags: ['visual'] };
export const PhoneInviting: Story = { ...Inviting, globals: phone, tags: [] };
export const InvitingRefused: Story = {
  render: () => <Invite refused="每 24 小时最多发送 20 条邀请短信，请明天再试" />,
};
export const InvitingFilled: Story = {
  render: () => <Invite />,
  play: async () => {
    sent.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: '发送邀请' }));
    await screen.findByText('请输入正确的手机号');
    await userEvent.type(screen.getByLabelText('对方手机号'), '13900002714');
    await userEvent.type(screen.getByLabelText('子账号名'), 'zhoumin');
    await userEvent.type(screen.getByLabelText('额度'), '500');
    await userEvent.click(screen.getByRole('checkbox', { name: /^账单/ }));
    await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
    await waitFor(() =>
      expect(sent.mock.calls[0]?.[0]).toEqual({
        phone: '13900002714',
        sub_account_name: 'zhoumin',
        money_limit: 50_000,
        month_limit: null,
        rights: ['run', 'buy'],
        note: '',
      }),
    );
  },
};
export const WithdrawingRefused: Story = {
  render: () => (
    <WithdrawInvitationDialog
      {...control}
      invitation={invitations[0] as Invitation}
      onWithdraw={() => Promise.reject(new Error('邀请已被接受或撤回，请刷新列表'))}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
    await screen.findByText('邀请已被接受或撤回，请刷新列表');
  },
};

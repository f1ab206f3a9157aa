import type { Meta, StoryObj } from '@storybook/react-vite';
import { acceptInvitationForm, type AcceptInvitationForm } from '@compute-market/contract/forms/accept-invitation-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '../../resource';
import { extremeOffer, offer } from './fixtures';
import { InvitationScreen, type InvitationScreenProps } from './InvitationScreen';

const sent = fn();
const terms = { state: 'ready', onRetry: fn() } as const;

type PageProps = Omit<InvitationScreenProps, 'form'> & { refused: string | null };

function Page({ refused, ...props }: PageProps) {
  const form = useForm<AcceptInvitationForm>({
    resolver: zodResolver(acceptInvitationForm),
    defaultValues: { code: '', passwd: '', confirm: '', agree: false },
  });
  return (
    <main>
      <InvitationScreen
        {...props}
        form={{
          form,
          refused,
          terms,
          onSubmit: () => void form.handleSubmit(sent)(),
          onRequestCode: () => Promise.resolve(true),
        }}
      />
    </main>
  );
}

const meta = {
  title: '界面/账号/InvitationScreen 接受邀请',
  component: Page,
  args: {
    invitation: ready({ State: 'open', Offer: offer }),
    accepted: null,
    signedIn: false,
    refused: null,
    onLogOut: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const over = (State: 'expired' | 'withdrawn' | 'used' | 'unknown'): Story['args'] => ({
  invitation: ready({ State, Offer: null }),
});

export const Offered: Story = { tags: ['visual'] };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const Extreme: Story = { args: { invitation: ready({ State: 'open', Offer: extremeOffer }) } };
export const PhoneExtreme: Story = { ...Extreme, globals: phone };
export const Loading: Story = { args: { invitation: loading } };
export const Failed: Story = { args: { invitation: { state: 'error', reason: '请求超时，请稍后重试' } } };
export const Refused: Story = {
  args: { refused: '该手机号已注册主账号，不能再成为子账号；请直接登录，或请邀请人改邀请您的其他手机号' },
};
/** What a form of nothing is told, each at its field. */
export const Missed: Story = {
  play: async () => {
    sent.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: '接受并登录' }));
    await screen.findByText('请输入6位验证码');
    await screen.findByText('请再次输入密码');
    await screen.findByText('请先阅读并同意用户协议');
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const Filled: Story = {
  play: async () => {
    sent.mockClear();
    await userEvent.type(await screen.findByLabelText('短信验证码'), '204816');
    await userEvent.type(screen.getByLabelText('设置密码'), 'Suanli2026');
    await userEvent.type(screen.getByLabelText('确认密码'), 'Suanli2027');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: '接受并登录' }));
    await screen.findByText('两次输入的密码不一致');
    await userEvent.clear(screen.getByLabelText('确认密码'));
    await userEvent.type(screen.getByLabelText('确认密码'), 'Suanli2026');
    await userEvent.click(screen.getByRole('button', { name: '接受并登录' }));
    await waitFor(() =>
      expect(sent.mock.calls[0]?.[0]).toEqual({
        code: '204816',
        passwd: 'Suanli2026',
        confirm: 'Suanli2026',
        agree: true,
      }),
    );
  },
};
/** Who is logged in is not logged out unasked. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出当前账号' }));
    await expect(args.onLogOut).toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: '接受并登录' })).toBeNull();
  },
};
export const Expired: Story = { args: over('expired'), tags: ['visual'] };
export const Withdrawn: Story = { args: over('withdrawn') };
export const Used: Story = { args: over('used') };
export const Unknown: Story = { args: over('unknown') };
export const Accepted: Story = {
  args: { accepted: { mainPhone: '13800000001', name: 'chenyu_cv' } },
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const PhoneAccepted: Story = { ...Accepted, globals: phone, tags: [] };

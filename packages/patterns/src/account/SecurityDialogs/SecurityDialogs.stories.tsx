import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  changePasswordForm,
  loginPhoneForm,
  notifyPhoneForm,
  secondFactorForm,
  unbindWechatForm,
  unregisterForm,
  userNameForm,
} from '@compute-market/contract/forms/security-forms';
import { lowBalanceForm } from '@compute-market/contract/forms/low-balance-form';
import type { ScanState } from '../scan-state';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Terms } from '../../agreement-tick/AgreementTick';
import { loading, ready, type Resource } from '../../resource';
import { BindWechatDialog } from './BindWechatDialog';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { LowBalanceDialog } from './LowBalanceDialog';
import { LoginPhoneDialog } from './LoginPhoneDialog';
import { NotifyPhoneDialog } from './NotifyPhoneDialog';
import { SecondFactorDialog } from './SecondFactorDialog';
import { UnbindWechatDialog } from './UnbindWechatDialog';
import { UnregisterDialog, type UnregisterCheck } from './UnregisterDialog';
import { UserNameDialog } from './UserNameDialog';

const sent = fn();
const control = { open: true, onClose: fn() };
const onRequestCode = () => Promise.resolve(true);
const refused = '尝试次数过多，请稍后再试';

const meta = {
  title: '界面/账号/SecurityDialogs 安全设置的对话框',
  parameters: { layout: 'fullscreen', docs: { story: { height: 560 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Name({ name = '林知远' }: { name?: string }) {
  const form = useForm({ resolver: zodResolver(userNameForm), defaultValues: { name } });
  return <UserNameDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={null} />;
}
function Password({ reason = null }: { reason?: string | null }) {
  const form = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { old_passwd: '', passwd: '', confirm: '' },
  });
  return (
    <ChangePasswordDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={reason} />
  );
}
function Phone({ codeless }: { codeless?: boolean }) {
  const form = useForm({ resolver: zodResolver(notifyPhoneForm), defaultValues: { phone: '', code: '' } });
  return (
    <NotifyPhoneDialog
      {...control}
      codeless={codeless}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
      onRequestCode={onRequestCode}
    />
  );
}
function LoginPhone({ reason = null }: { reason?: string | null }) {
  const form = useForm({
    resolver: zodResolver(loginPhoneForm),
    defaultValues: { current_code: '', phone: '', code: '' },
  });
  return (
    <LoginPhoneDialog
      {...control}
      current="13800136021"
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={reason}
      onRequestCurrentCode={onRequestCode}
      onRequestCode={onRequestCode}
    />
  );
}
function Threshold() {
  const form = useForm({ resolver: zodResolver(lowBalanceForm), defaultValues: { threshold: '100.00' } });
  return <LowBalanceDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={null} />;
}
function SecondFactor({ on, reason = null }: { on: boolean; reason?: string | null }) {
  const form = useForm({ resolver: zodResolver(secondFactorForm), defaultValues: { code: '' } });
  return (
    <SecondFactorDialog
      {...control}
      on={on}
      phone="13800136021"
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={reason}
      onRequestCode={onRequestCode}
    />
  );
}
function Unbind() {
  const form = useForm({ resolver: zodResolver(unbindWechatForm), defaultValues: { passwd: '' } });
  return <UnbindWechatDialog {...control} form={form} onSubmit={() => void form.handleSubmit(sent)()} refused={null} />;
}
interface LeavingProps {
  check: Resource<UnregisterCheck>;
  terms?: Terms['state'];
  codeless?: boolean;
}
function Leaving({ check, terms = 'ready', codeless }: LeavingProps) {
  const form = useForm({
    resolver: zodResolver(unregisterForm),
    defaultValues: { code: '', phrase: '', agree: false },
  });
  return (
    <UnregisterDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={null}
      check={check}
      codeless={codeless}
      phone="13800136021"
      terms={{ state: terms, onRetry: fn() }}
      onCheckAgain={fn()}
      onRequestCode={onRequestCode}
    />
  );
}

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"%3E%3Cpath d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 6h1v1H6z"/%3E%3C/svg%3E';
const code = { image, scene: 'scene', expiresAt: 0 };
const bind = (scan: ScanState): Story => ({
  render: () => <BindWechatDialog {...control} scan={scan} onRefresh={fn()} />,
});
const numbers = { lastRequest: 1, pending: null };

const condition = (Key: string, Name: string, Reason = '', Route = '') => ({
  Key,
  Name,
  Passed: Reason === '',
  Reason,
  Route,
});
const passed = ['无未结束的实例', '无保留中的磁盘', '余额为 0 或已退款', '无欠费', '无待支付的订单', '无子账号'].map(
  (name, index) => condition(String(index), name),
);
const blocked: UnregisterCheck = {
  CanUnregister: false,
  Conditions: [
    condition(
      'instances',
      '无未结束的实例',
      '仍有 4 个实例未结束，请等待到期（按量计费的请停止计费），或联系客服',
      '/console/dashboard',
    ),
    condition('balance', '余额为 0 或已退款', '余额 ¥2,860.40 未用完，请联系客服退款', '/console/recharge'),
    ...passed.slice(3),
  ],
};

export const UserName: Story = { render: () => <Name />, tags: ['visual'] };
export const ChangingPassword: Story = { render: () => <Password />, tags: ['visual'] };
export const PasswordRefused: Story = { render: () => <Password reason={refused} /> };
export const SamePassword: Story = {
  render: () => <Password />,
  play: async () => {
    const [old, next, again] = await Promise.all(
      ['原密码', '新密码', '确认新密码'].map((name) => screen.findByLabelText(name)),
    );
    for (const field of [old, next, again]) if (field) await userEvent.type(field, 'Torch2026');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    await screen.findByText('新密码不能与原密码相同');
    await expect(old).toHaveValue('Torch2026');
  },
};
export const LoginPhoneEmpty: Story = { render: () => <LoginPhone /> };
export const LoginPhoneRefused: Story = {
  render: () => <LoginPhone reason={refused} />,
  globals: { viewport: { value: 'phone' } },
};
export const NotifyPhone: Story = { render: () => <Phone /> };
export const NotifyPhoneCodeless: Story = { render: () => <Phone codeless /> };
export const LowBalance: Story = { render: () => <Threshold /> };
export const BindWaiting: Story = {
  ...bind({ step: 'waiting', code, secondsLeft: 212, ...numbers }),
  tags: ['visual'],
};
export const BindScanned: Story = bind({ step: 'scanned', code, secondsLeft: 180, ...numbers });
export const BindExpired: Story = bind({ step: 'expired', ...numbers });
export const BindTaken: Story = bind({
  step: 'refused',
  reason: '该微信已绑定其他账号，请先解绑',
  available: true,
  ...numbers,
});
export const BindUnavailable: Story = bind({
  step: 'refused',
  reason: '该功能即将开放，敬请期待',
  available: false,
  ...numbers,
});
export const UnbindWechat: Story = { render: () => <Unbind /> };
export const Checking: Story = { render: () => <Leaving check={loading} /> };
export const CheckFailed: Story = {
  render: () => <Leaving check={{ state: 'error', reason: '请求超时，请稍后重试' }} />,
};
export const CheckBlocked: Story = { render: () => <Leaving check={ready(blocked)} />, tags: ['visual'] };
export const Unregister: Story = {
  render: () => <Leaving check={ready({ CanUnregister: true, Conditions: passed })} />,
  tags: ['visual'],
};
/** The agreement could not be read, so nobody can agree to it. */
export const UnregisterCodeless: Story = {
  render: () => <Leaving codeless check={ready({ CanUnregister: true, Conditions: passed })} />,
};
export const UnregisterAgreementFailed: Story = {
  render: () => <Leaving check={ready({ CanUnregister: true, Conditions: passed })} terms="failed" />,
};
export const UnregisterNeedsEverything: Story = {
  render: () => <Leaving check={ready({ CanUnregister: true, Conditions: passed })} />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('请输入“确认注销”'), '注销');
    await userEvent.click(screen.getByRole('button', { name: '立即注销' }));
    await screen.findByText('请输入6位验证码');
    await screen.findByText('请先阅读并同意账号注销协议');
    await expect(screen.getByLabelText('请输入“确认注销”')).toHaveValue('注销');
  },
};
export const PhoneUnregister: Story = {
  render: () => <Leaving check={ready(blocked)} />,
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};

export const SecondFactorTurnOn: Story = { render: () => <SecondFactor on /> };
export const SecondFactorTurnOff: Story = { render: () => <SecondFactor on={false} /> };
export const SecondFactorRefused: Story = { render: () => <SecondFactor on reason={refused} /> };

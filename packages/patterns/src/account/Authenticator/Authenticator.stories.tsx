import type { SecondStep } from '@compute-market/contract/entities/authenticator';
import { proofForm, startAuthenticatorForm } from '@compute-market/contract/forms/authenticator-form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ScanAuthenticatorDialog, StartAuthenticatorDialog } from './BindDialogs';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const sent = fn();
const control = { open: true, onClose: fn() };
const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"%3E%3Cpath d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 6h1v1H6z"/%3E%3C/svg%3E';
const codes = [
  'MZXW-6YTB-GEZD-GNBV',
  'GY3T-QOJQ-GEZD-GNBV',
  'NB2W-45DF-OIZA-2QDS',
  'ONXW-2ZLS-MF2G-K3TU',
  'KRUG-S4ZA-NFZS-AYJA',
  'OJSW-G33W-MVZH-SIDD',
  'N5SG-KIDU-NBQX-IIDO',
  'N5RG-6ZDZ-EBRW-C3RA',
  'OVZW-KIDU-O5UW-GZJM',
  'EBUX-G3TU-EBUX-IPZ7',
];

const meta = {
  title: '界面/账号/Authenticator 身份验证器',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Start({ reason = null }: { reason?: string | null }) {
  const form = useForm({ resolver: zodResolver(startAuthenticatorForm), defaultValues: { passwd: '' } });
  return (
    <StartAuthenticatorDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={reason}
    />
  );
}

function Scan({ reason = null }: { reason?: string | null }) {
  const form = useForm({ resolver: zodResolver(proofForm('authenticator')), defaultValues: { code: '' } });
  return (
    <ScanAuthenticatorDialog
      {...control}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={reason}
      image={image}
      secret="GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    />
  );
}

interface ProofProps {
  readonly purpose?: ComponentProps<typeof ProofDialog>['purpose'];
  readonly first?: SecondStep;
  readonly reason?: string | null;
  readonly withoutRecovery?: boolean;
}

function Proof({ purpose = 'unbind', first = 'authenticator', reason = null, withoutRecovery = false }: ProofProps) {
  const [way, setWay] = useState<SecondStep>(first);
  const form = useForm({ resolver: zodResolver(proofForm(way)), defaultValues: { code: '' } });
  return (
    <ProofDialog
      {...control}
      purpose={purpose}
      way={way}
      onWay={setWay}
      phone="13800136021"
      withoutRecovery={withoutRecovery}
      form={form}
      onSubmit={() => void form.handleSubmit(sent)()}
      refused={reason}
      onRequestCode={() => Promise.resolve(true)}
    />
  );
}

const phone = { viewport: { value: 'phone' } };

export const Password: Story = { render: () => <Start /> };
export const PasswordRefused: Story = { render: () => <Start reason="尝试次数过多，请 15 分钟后再试" /> };
export const ScanCode: Story = { render: () => <Scan />, tags: ['visual'] };
export const ScanCodePhone: Story = { render: () => <Scan />, globals: phone };
export const ScanExpired: Story = { render: () => <Scan reason="二维码已过期，请重新开始绑定" /> };
export const ScanWithoutCode: Story = {
  render: () => <Scan />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '绑定' }));
    await expect(await screen.findByText('请输入6位验证码')).toBeVisible();
  },
};
export const RecoveryCodes: Story = {
  render: () => <RecoveryCodesDialog {...control} codes={codes} onDownload={fn()} />,
  tags: ['visual'],
};
export const RecoveryCodesPhone: Story = {
  render: () => <RecoveryCodesDialog {...control} codes={codes} onDownload={fn()} />,
  globals: phone,
};
export const Unbind: Story = { render: () => <Proof /> };
export const UnbindBySms: Story = { render: () => <Proof first="sms" /> };
export const UnbindRefused: Story = { render: () => <Proof reason="未绑定身份验证器，请刷新后查看" />, globals: phone };
export const Renew: Story = { render: () => <Proof purpose="renew" withoutRecovery /> };
/** It was bound, and the answer with the recovery codes was lost. */
export const RenewLost: Story = { render: () => <Proof purpose="lost" withoutRecovery /> };
export const WayChosen: Story = {
  render: () => <Proof />,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '恢复码' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '恢复码' }), 'ABCD');
    await userEvent.click(screen.getByRole('button', { name: '解绑' }));
    await expect(await screen.findByText('请输入16位恢复码')).toBeVisible();
  },
};

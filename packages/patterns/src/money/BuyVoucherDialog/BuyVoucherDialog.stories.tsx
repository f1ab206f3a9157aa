import type { Meta, StoryObj } from '@storybook/react-vite';
import { voucherForm, type VoucherForm, type VoucherOrder } from '@compute-market/contract/forms/voucher-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { mainAccount } from '../../viewer/fixtures';
import { walletOf } from '../../wallet/wallet';
import { BuyVoucherDialog, type BuyVoucherDialogProps } from './BuyVoucherDialog';

type FilledProps = Omit<BuyVoucherDialogProps, 'form' | 'onSubmit'> & {
  amount?: string;
  submitting?: boolean;
  onBuy: (order: VoucherOrder) => void;
};

function Filled({ amount = '', submitting = false, onBuy, ...props }: FilledProps) {
  const form = useForm<VoucherForm, unknown, VoucherOrder>({
    resolver: zodResolver(voucherForm(props.wallet.booked)),
    defaultValues: { amount },
  });
  const submit = form.handleSubmit((order) => onBuy(order));
  const shown = submitting ? { ...form, formState: { ...form.formState, isSubmitting: true } } : form;
  return <BuyVoucherDialog {...props} form={shown} onSubmit={() => void submit()} />;
}

const meta = {
  title: '界面/费用/BuyVoucherDialog 购买算力券',
  component: Filled,
  args: { open: true, onClose: fn(), onBuy: fn(), wallet: walletOf(mainAccount.user), refused: null },
  parameters: { layout: 'fullscreen', docs: { story: { height: 520 } } },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Empty: Story = { globals: desktop };
export const Filling: Story = { args: { amount: '500.00' }, globals: desktop, tags: ['visual'] };
export const Submitting: Story = { args: { amount: '500.00', submitting: true }, globals: desktop };
export const Refused: Story = { args: { amount: '500.00', refused: '系统繁忙，请稍后重试' }, globals: desktop };
export const InArrears: Story = {
  args: { amount: '500.00', wallet: walletOf({ ...mainAccount.user, Money: -312.6 }) },
  globals: desktop,
};
export const Short: Story = {
  args: { amount: '3,000.00' },
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '确认购买' }));
    await screen.findByText('余额不足，最多可购买 ¥2,860.40');
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  args: { amount: '500.00' },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};

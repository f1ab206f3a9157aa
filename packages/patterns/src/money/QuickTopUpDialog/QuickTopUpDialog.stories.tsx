import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import type { RechargeForm } from '@compute-market/contract/forms/recharge-form';
import { fen } from '@compute-market/contract/rules/money';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { payments } from '../payment-view/fixtures';
import { paymentView } from '../payment-view/payment-view';
import type { PaymentState } from '../payment-state';
import { useTopUpFixture } from '../TopUpForm/fixtures';
import { QuickTopUpDialog, type QuickTopUpDialogProps } from './QuickTopUpDialog';

type FilledProps = Omit<QuickTopUpDialogProps, keyof ReturnType<typeof useTopUpFixture>> & {
  filled?: Partial<RechargeForm>;
};

const Filled = ({ filled, ...props }: FilledProps) => <QuickTopUpDialog {...useTopUpFixture(filled)} {...props} />;

const meta = {
  title: '界面/费用/QuickTopUpDialog 快捷充值',
  component: Filled,
  args: {
    open: true,
    onClose: fn(),
    missing: null,
    payment: null,
    accumulated: fen(856_240),
    submitting: false,
    filled: { amount: '100' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Plain: Story = { globals: desktop, tags: ['visual'] };
export const BalanceShort: Story = {
  args: { missing: fen(31_260), filled: { amount: '313' } },
  globals: desktop,
  tags: ['visual'],
};
export const CodeNotReady: Story = { args: { submitting: true, status: '二维码未生成或者已过期' }, globals: desktop };
export const CorporateTransfer: Story = {
  args: { filled: { pay_type: PAY_TYPE.corporateTransfer } },
  globals: desktop,
};
export const Phone: Story = {
  args: { missing: fen(31_260), filled: { amount: '313' } },
  globals: phone,
  tags: ['visual-phone'],
};

const panel = (state: PaymentState) => ({
  ...paymentView(state, fen(286_040)),
  secondsLeft: 278,
  onRenew: fn(),
  onRestart: fn(),
  onCheck: fn(),
  onFinish: fn(),
  onChangeMethod: fn(),
  labels: { finish: '继续下单' },
});

/** The same dialog, once there is a code. */
export const Code: Story = { args: { payment: panel(payments.waiting) }, globals: desktop, tags: ['visual'] };
/** And when it is paid. */
export const Paid: Story = { args: { payment: panel(payments.paid) }, globals: desktop };
export const CodePhone: Story = { args: { payment: panel(payments.waiting) }, globals: phone, tags: ['visual-phone'] };

/** While the order is being made neither Escape nor the button closes it. */
export const BusyStays: Story = {
  args: { submitting: true },
  globals: desktop,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '快捷充值' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

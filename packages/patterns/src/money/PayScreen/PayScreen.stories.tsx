import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { clockOffset, payments } from '../payment-view/fixtures';
import { PayScreen } from './PayScreen';

const meta = {
  title: '界面/费用/PayScreen 支付',
  component: PayScreen,
  args: {
    order: ready({ outTradeNo: '118220261120' }),
    payment: payments.waiting,
    balance: fen(286_040),
    payee: '充值到 林知远 138****6021',
    checking: false,
    clockOffset,
    onRetryOrder: fn(),
    onRenew: fn(),
    onChangeMethod: fn(),
    onCheck: fn(),
    onFinish: fn(),
  },
  decorators: [
    (Story) => (
      <ConsoleFrame viewer={mainAccount} lit="recharge" unreadWorkOrder={false}>
        <Story />
      </ConsoleFrame>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Waiting: Story = { globals: desktop, tags: ['visual'] };
export const WaitingForAlipay: Story = {
  args: { payment: { ...payments.waiting, form: { ...payments.waiting.form, payType: PAY_TYPE.alipay } } },
  globals: desktop,
};
export const Loading: Story = { args: { order: loading }, globals: desktop };
export const Generating: Story = { args: { payment: payments.generating }, globals: desktop };
export const Slow: Story = { args: { payment: { ...payments.waiting, pollFailures: 5 } }, globals: desktop };
export const Expired: Story = {
  args: { payment: payments.expired },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新获取' }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
};
export const ExpiredWithoutCode: Story = { args: { payment: payments.late }, globals: desktop };
export const Paid: Story = { args: { payment: payments.paid }, globals: desktop };
/** The balance is told once it was read again. */
export const JustPaid: Story = { args: { payment: payments.justPaid }, globals: desktop };
/** Opened again later: the balance holds the sum already, so none is foretold. */
export const PaidEarlier: Story = { args: { payment: payments.justPaid, balance: null }, globals: desktop };
export const Closed: Story = { args: { payment: payments.closed }, globals: desktop };
/** The payer said no: that is not too late. */
export const Cancelled: Story = {
  args: { payment: { ...payments.closed, cancelled: true } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('支付已取消')).toBeVisible();
    await expect(canvas.queryByText(/超时|已付款订单/)).toBeNull();
  },
};
export const Failed: Story = { args: { payment: payments.failed }, globals: desktop };
export const Missing: Story = { args: { order: ready(null) }, globals: desktop };
export const OrderFailed: Story = {
  args: {
    order: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3' },
  },
  globals: desktop,
};
export const LargeSum: Story = {
  args: {
    payment: { ...payments.waiting, form: { ...payments.waiting.form, amount: fen(999_999_999) } },
    balance: fen(9_876_543_210),
  },
  globals: desktop,
};

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneChecking: Story = { args: { checking: true }, globals: phone };
export const PhoneExpired: Story = { args: { payment: payments.expired }, globals: phone };
export const PhonePaid: Story = { args: { payment: payments.paid }, globals: phone };
export const PhoneMissing: Story = { args: { order: ready(null) }, globals: phone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { samplePayment } from '../../../test/payment-fixtures';
import { PaymentPanel } from './PaymentPanel';

const meta = {
  title: '组件/交易/PaymentPanel 支付面板',
  component: PaymentPanel,
  args: {
    ...samplePayment,
    layout: 'desktop',
    onRenew: fn(),
    onRestart: fn(),
    onChangeMethod: fn(),
    onCheck: fn(),
    onFinish: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          width: args.layout === 'phone' ? 375 : 392,
          maxWidth: '100%',
          height: args.layout === 'phone' ? 720 : undefined,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const reason = '二维码未生成或者已过期';

export const Waiting: Story = {};
export const Generating: Story = { args: { state: 'generating', code: undefined, reason } };
export const Alipay: Story = { args: { channel: 'alipay' } };
export const LastMinute: Story = { args: { secondsLeft: 42 } };
export const Slow: Story = { args: { slow: true } };
export const Expired: Story = { args: { state: 'expired' } };
export const Paid: Story = { args: { state: 'paid' } };
export const Closed: Story = { args: { state: 'closed' } };
export const Cancelled: Story = { args: { state: 'cancelled' } };
export const Failed: Story = { args: { state: 'failed', code: undefined, reason: '支付渠道繁忙，请稍后重试' } };
export const FixedMethod: Story = { args: { onChangeMethod: undefined } };
export const Phone: Story = { args: { layout: 'phone' } };
export const PhoneWithoutLink: Story = { args: { layout: 'phone', payLink: undefined } };
export const PhoneChecking: Story = { args: { layout: 'phone', checking: true } };
export const PhoneExpired: Story = { args: { layout: 'phone', state: 'expired' } };
export const PhonePaid: Story = { args: { layout: 'phone', state: 'paid' } };
export const PhoneClosed: Story = { args: { layout: 'phone', state: 'closed' } };

/** Every state beside the others: equal heights, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [framed({ width: 1264 })],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 392px)', gap: '40px 44px' }}>
      <PaymentPanel {...args} state="generating" code={undefined} reason={reason} />
      <PaymentPanel {...args} />
      <PaymentPanel {...args} slow secondsLeft={42} channel="alipay" />
      <PaymentPanel {...args} state="expired" />
      <PaymentPanel {...args} state="paid" />
      <PaymentPanel {...args} state="closed" />
      <PaymentPanel {...args} state="cancelled" />
      <PaymentPanel {...args} state="failed" code={undefined} reason="支付渠道繁忙，请稍后重试" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayLogo, type PayChannel } from './PayLogo';

const meta = {
  title: '组件/交易/PayLogo 支付标识',
  component: PayLogo,
  args: { channel: 'wechat' },
} satisfies Meta<typeof PayLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

const channels: PayChannel[] = ['wechat', 'alipay', 'transfer'];

export const Default: Story = {};
export const Alipay: Story = { args: { channel: 'alipay' } };
export const Transfer: Story = { args: { channel: 'transfer' } };

/** Every mark in the sizes of the product, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 16, alignItems: 'center' }}>
      {[18, 22, 28, 32].flatMap((size) =>
        channels.map((channel) => <PayLogo key={`${size}-${channel}`} channel={channel} size={size} />),
      )}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { PaymentSplit } from './PaymentSplit';

const meta = {
  title: '组件/交易/PaymentSplit 扣费来源',
  component: PaymentSplit,
  args: {
    parts: [
      { source: 'voucher', fen: 12_000 },
      { source: 'balance', fen: 18_415 },
      { source: 'credit', fen: 0 },
    ],
  },
  decorators: [framed({ maxWidth: 312 })],
} satisfies Meta<typeof PaymentSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BalanceOnly: Story = { args: { parts: [{ source: 'balance', fen: 30_415 }] } };
export const CreditOnly: Story = {
  args: {
    parts: [
      { source: 'voucher', fen: 0 },
      { source: 'balance', fen: 0 },
      { source: 'credit', fen: 30_415 },
    ],
  },
};
export const Short: Story = {
  args: {
    parts: [
      { source: 'voucher', fen: 12_000 },
      { source: 'balance', fen: 0 },
    ],
    shortFen: 18_415,
  },
};
export const SubAccount: Story = { args: { parts: [{ source: 'limit', fen: 30_415 }] } };

/** Every purse and the shortfall, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PaymentSplit
        parts={[
          { source: 'voucher', fen: 12_000 },
          { source: 'balance', fen: 18_415 },
          { source: 'credit', fen: 0 },
        ]}
        control={<span>扣费顺序</span>}
      />
      <PaymentSplit
        parts={[
          { source: 'voucher', fen: 12_000 },
          { source: 'balance', fen: 0 },
          { source: 'credit', fen: 18_415 },
        ]}
      />
      <PaymentSplit
        parts={[
          { source: 'voucher', fen: 1 },
          { source: 'balance', fen: 1_234_567_890 },
        ]}
      />
      <PaymentSplit
        parts={[
          { source: 'voucher', fen: 12_000 },
          { source: 'balance', fen: 0 },
        ]}
        shortFen={18_415}
      />
      <PaymentSplit parts={[{ source: 'limit', fen: 30_415 }]} />
    </div>
  ),
};

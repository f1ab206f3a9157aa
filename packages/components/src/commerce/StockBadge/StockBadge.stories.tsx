import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockBadge } from './StockBadge';

const meta = {
  title: '组件/交易/StockBadge 库存',
  component: StockBadge,
  args: { free: 126, total: 160 },
} satisfies Meta<typeof StockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { free: 6, total: 48 } };
export const SoldOut: Story = { args: { free: 0, total: 32 } };
export const Unknown: Story = { args: { free: undefined } };

/** Every word, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <StockBadge free={126} total={160} />
      <StockBadge free={6} total={48} />
      <StockBadge free={0} total={32} />
      <StockBadge free={undefined} />
    </div>
  ),
};

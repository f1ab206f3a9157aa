import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price';

const meta = {
  title: '组件/数据/Price 单价',
  component: Price,
  args: { unitPrice: 65_800, unit: '卡时' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Card: Story = { args: { size: 'card' } };
export const Figure: Story = { args: { unitPrice: 320_100, unit: '小时', size: 'figure' } };
export const Discounted: Story = { args: { original: 69_300 } };
export const Tiny: Story = { args: { unitPrice: 300, unit: 'GB·小时' } };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['inherit', 'figure', 'card'] as const).map((size) => (
        <Price key={size} unitPrice={65_800} unit="卡时" original={69_300} size={size} />
      ))}
      <Price unitPrice={300} unit="GB·小时" />
    </div>
  ),
};

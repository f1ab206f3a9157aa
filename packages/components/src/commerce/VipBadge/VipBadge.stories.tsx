import type { Meta, StoryObj } from '@storybook/react-vite';
import { VipBadge } from './VipBadge';

const meta = {
  title: '组件/交易/VipBadge 会员等级',
  component: VipBadge,
  args: { level: 2 },
} satisfies Meta<typeof VipBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ordinary: Story = { args: { level: 0, discount: 10_000 } };

/** Five levels with and without their discount, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: '12px 32px' }}>
      {([10_000, 9800, 9700, 9500, 9400] as const).flatMap((discount, index) => {
        const level = index as 0 | 1 | 2 | 3 | 4;
        return [
          <VipBadge key={`${level}-plain`} level={level} />,
          <VipBadge key={`${level}-discount`} level={level} discount={discount} medalSize={16} />,
        ];
      })}
    </div>
  ),
};

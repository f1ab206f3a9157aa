import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { VipLevels } from './VipLevels';

const meta = {
  title: '组件/交易/VipLevels 会员等级表',
  component: VipLevels,
  args: {
    current: 2,
    levels: [
      { level: 0, threshold: 0, discount: 10_000 },
      { level: 1, threshold: 10_000, discount: 9800 },
      { level: 2, threshold: 150_000, discount: 9700 },
      { level: 3, threshold: 1_000_000, discount: 9500 },
      { level: 4, threshold: 2_000_000, discount: 9400 },
    ],
  },
  decorators: [framed({ maxWidth: 640 })],
} satisfies Meta<typeof VipLevels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = { args: { current: undefined } };

/** Every level as one's own, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([0, 1, 2, 3, 4] as const).map((current) => (
        <VipLevels key={current} {...args} current={current} />
      ))}
    </div>
  ),
};

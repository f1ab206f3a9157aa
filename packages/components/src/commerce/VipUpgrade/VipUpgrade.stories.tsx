import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { VipUpgrade } from './VipUpgrade';

const meta = {
  title: '组件/交易/VipUpgrade 升级预览',
  component: VipUpgrade,
  args: { level: 2, total: 856_240, threshold: 1_000_000, discount: 9700, nextDiscount: 9500, pending: 150_000 },
  decorators: [framed({ maxWidth: 308 })],
} satisfies Meta<typeof VipUpgrade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingPending: Story = { args: { pending: 0 } };
export const Highest: Story = {
  args: { level: 4, total: 2_641_877, threshold: 2_000_000, discount: 9400, nextDiscount: undefined },
};

/** A small sum, a sum that is enough, the highest level, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VipUpgrade {...args} pending={10_000} />
      <VipUpgrade {...args} />
      <VipUpgrade level={0} total={0} threshold={10_000} discount={10_000} nextDiscount={9800} pending={10_000} />
      <VipUpgrade level={4} total={2_641_877} threshold={2_000_000} discount={9400} pending={150_000} />
    </div>
  ),
};

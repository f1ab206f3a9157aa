import type { Meta, StoryObj } from '@storybook/react-vite';
import { VipMedal } from './VipMedal';

const meta = {
  title: '组件/交易/VipMedal 会员徽章',
  component: VipMedal,
  args: { level: 2 },
} satisfies Meta<typeof VipMedal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Diamond: Story = { args: { level: 4, size: 36 } };

/** Five levels in the sizes of the product, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, max-content)', gap: 16, alignItems: 'center' }}>
      {[13, 22, 36].flatMap((size) =>
        ([0, 1, 2, 3, 4] as const).map((level) => <VipMedal key={`${size}-${level}`} level={level} size={size} />),
      )}
    </div>
  ),
};

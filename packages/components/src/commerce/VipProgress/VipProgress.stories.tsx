import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { VipProgress, type VipProgressProps } from './VipProgress';

const meta = {
  title: '组件/交易/VipProgress 会员进度',
  component: VipProgress,
  args: { level: 2, total: 856_240, threshold: 1_000_000, discount: 9700 },
  decorators: [framed({ maxWidth: 560 })],
} satisfies Meta<typeof VipProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const levels: Pick<VipProgressProps, 'level' | 'total' | 'threshold' | 'discount'>[] = [
  { level: 0, total: 3650, threshold: 10_000, discount: 10_000 },
  { level: 1, total: 86_210, threshold: 150_000, discount: 9800 },
  { level: 2, total: 856_240, threshold: 1_000_000, discount: 9700 },
  { level: 3, total: 1_523_000, threshold: 2_000_000, discount: 9500 },
  { level: 4, total: 2_641_877, threshold: 2_000_000, discount: 9400 },
];

export const Default: Story = {};
export const NewCustomer: Story = { args: { level: 0, total: 0, threshold: 10_000, discount: 10_000 } };
export const OneFenMissing: Story = { args: { level: 2, total: 999_999, threshold: 1_000_000 } };
export const Diamond: Story = { args: { level: 4, total: 2_641_877, threshold: 2_000_000, discount: 9400 } };
export const Wide: Story = { args: { layout: 'wide', action: <a href="#benefits">会员权益</a> } };
export const WideDiamond: Story = {
  args: { layout: 'wide', level: 4, total: 2_641_877, threshold: 2_000_000, discount: 9400 },
};
export const Menu: Story = { args: { layout: 'menu' } };

/** Five levels and three layouts, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [framed({ width: 1240 })],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16 }}>
        {levels.map((props) => (
          <VipProgress key={props.level} {...props} />
        ))}
      </div>
      <VipProgress
        level={2}
        total={856_240}
        threshold={1_000_000}
        discount={9700}
        layout="wide"
        action={<a href="#benefits">会员权益</a>}
      />
      <div style={{ maxWidth: 288 }}>
        <VipProgress level={2} total={856_240} threshold={1_000_000} discount={9700} layout="menu" />
      </div>
    </div>
  ),
};

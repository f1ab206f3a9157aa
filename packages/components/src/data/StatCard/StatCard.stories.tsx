import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Money } from '../Money/Money';
import { Percent } from '../Percent';
import { Sparkline } from '../Sparkline/Sparkline';
import { StatCard } from './StatCard';

const meta = {
  title: '组件/数据/StatCard 指标卡',
  component: StatCard,
  args: {
    label: '昨日收益',
    value: <Money fen={93_428} size="figure" />,
    note: (
      <>
        较前日 <Percent value={0.124} signed good="up" />
      </>
    ),
    onRetry: fn(),
  },
  decorators: [framed({ maxWidth: 280 })],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [framed({ width: 560, maxWidth: 'none' })],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 }}>
      <StatCard {...args} />
      <StatCard {...args} aside={<Sparkline label="近 7 天收益" values={[5, 7, 6, 8, 9, 8, 11]} />} />
      <StatCard {...args} tone="quiet" label="预计本月" note="6,228.54 ÷ 20 × 30 天" />
      <StatCard
        {...args}
        tone="danger"
        label="欠费"
        value={<Money fen={-1240} size="figure" />}
        note="充值后优先恢复授信"
      />
      <StatCard {...args} value={<Money fen={9_999_999_999} size="figure" />} />
      <StatCard {...args} state="failed" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline';

const week = [18_200, 15_400, 62_000, 49_000, 23_800, 31_000, 41_800];

const meta = {
  title: '组件/数据/Sparkline 走势',
  component: Sparkline,
  args: { label: '近 7 天消费', values: week },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { values: [] } };
export const OneValue: Story = { args: { values: [18_200] } };
export const Negative: Story = { args: { values: [12_000, -6000, 4000, -1240] } };

/** A share on the scale of all: hardly used, and nearly full. */
export const Share: Story = {
  args: { label: '近 1 小时 GPU 使用', measure: 'percent', scale: [0, 1] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Sparkline {...args} values={[0.01, 0.02, 0.01, 0.02]} />
      <Sparkline {...args} values={[0.94, 0.91, 0.96, 0.92]} />
    </div>
  ),
};

/** Every tone and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['action', 'quiet', 'ok', 'danger'] as const).map((tone) => (
        <Sparkline key={tone} label="近 7 天消费" values={week} tone={tone} />
      ))}
      <Sparkline label="近 7 天余额" values={[12_000, -6000, 4000, -1240]} />
      <Sparkline label="近 7 天消费" values={[5, 5, 5]} />
      <Sparkline label="近 7 天消费" values={[18_200]} />
      <Sparkline label="近 7 天消费" values={[]} />
    </div>
  ),
};

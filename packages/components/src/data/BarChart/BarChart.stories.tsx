import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { BarChart } from './BarChart';

const earned = [512_300, 638_900, 471_250, 702_000, 815_660, 934_281];
const bars = earned.map((value, index) => ({
  key: String(index),
  label: `${index + 6} 月`,
  value,
  current: index === 5,
}));

const meta = {
  title: '组件/数据/BarChart 柱图',
  component: BarChart,
  args: { label: '每月收益', valueLabel: '收益', bars },
  decorators: [framed({ maxWidth: 640 })],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Empty: Story = { args: { bars: [] } };
export const OneValue: Story = { args: { bars: bars.slice(0, 1) } };
export const Negative: Story = {
  args: { bars: bars.map((bar, index) => ({ ...bar, value: index % 2 === 0 ? bar.value : -bar.value })) },
};
export const Counts: Story = { args: { label: '在租卡数', valueLabel: '卡', measure: 'count' } };
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
};

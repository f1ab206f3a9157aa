import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { TickGauge } from './TickGauge';

const meta = {
  title: '组件/交易/TickGauge 刻度',
  component: TickGauge,
  args: { count: 40, filled: 32, 'aria-label': '空闲 126 / 160 卡' },
  decorators: [framed({ maxWidth: 266 })],
} satisfies Meta<typeof TickGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { filled: 5, tone: 'low', 'aria-label': '空闲 6 / 48 卡' } };
export const Dead: Story = { args: { filled: 40, tone: 'dead', 'aria-label': '二维码已过期' } };
export const Empty: Story = { args: { filled: 0, 'aria-label': '空闲 0 / 32 卡' } };
export const Full: Story = { args: { filled: 40, 'aria-label': '空闲 64 / 64 卡' } };
export const Row: Story = {
  args: { count: 16, filled: 13, thickness: 2, height: 9, gap: 2.6, 'aria-label': '空闲 126 卡' },
};

/** Every size and tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TickGauge count={40} filled={31.5} aria-label="空闲 126 / 160 卡" />
      <TickGauge count={40} filled={5} tone="low" aria-label="空闲 6 / 48 卡" />
      <TickGauge count={40} filled={0} aria-label="空闲 0 / 32 卡" />
      <TickGauge count={40} filled={40} tone="dead" aria-label="已停用" />
      <TickGauge count={50} filled={40} thickness={2.4} height={7} aria-label="空闲 126 / 160 卡" />
      <TickGauge count={16} filled={2} thickness={2} height={9} gap={2.6} tone="low" aria-label="仅剩 6 卡" />
      <TickGauge count={28} filled={15} thickness={2} gap={2.8} majorEvery={4} aria-label="余额可维持 3 天 17 小时" />
      <TickGauge
        count={40}
        filled={40}
        thickness={2.5}
        gap={3}
        tone="soft"
        aria-label="授信剩余 ¥2,000.00，额度 ¥2,000.00"
      />
      <TickGauge
        count={60}
        filled={51}
        thickness={3}
        height={10}
        gap={1.3}
        aria-label="授信剩余 ¥1,687.40，额度 ¥2,000.00"
      />
    </div>
  ),
};

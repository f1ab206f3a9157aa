import type { Meta, StoryObj } from '@storybook/react-vite';
import { TickRing } from './TickRing';

const meta = {
  title: '组件/交易/TickRing 刻度环',
  component: TickRing,
  args: { secondsLeft: 278 },
} satisfies Meta<typeof TickRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastMinute: Story = { args: { secondsLeft: 42 } };
export const Over: Story = { args: { secondsLeft: 0 } };
export const Dead: Story = { args: { secondsLeft: 0, dead: true } };

/** The whole course of five minutes, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <TickRing secondsLeft={300}>05:00</TickRing>
      <TickRing secondsLeft={278}>04:38</TickRing>
      <TickRing secondsLeft={60} size={252}>
        01:00
      </TickRing>
      <TickRing secondsLeft={4}>00:04</TickRing>
      <TickRing secondsLeft={0} dead>
        已过期
      </TickRing>
    </div>
  ),
};

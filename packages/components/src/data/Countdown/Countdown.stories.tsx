import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown';
import { daySeconds, hourSeconds } from '../../time-units';

const frozen = Date.UTC(2026, 10, 20, 6, 5, 21) / 1000;
/** Moves the browser's clock to the frozen moment, so that a picture is the same every day. */
const clockOffset = frozen * 1000 - Math.floor(Date.now() / 1000) * 1000;

const meta = {
  title: '组件/数据/Countdown 倒计时',
  component: Countdown,
  args: { until: frozen + 5 * daySeconds + 6 * hourSeconds + 1800, clockOffset },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Soon: Story = { args: { until: frozen + 18 * hourSeconds + 12 * 60 + 30 } };
export const Urgent: Story = { args: { until: frozen + hourSeconds + 42 * 60 + 30 } };
export const Ended: Story = { args: { until: frozen - 1 } };
export const Clock: Story = { args: { until: frozen + 278, format: 'clock', plain: true } };
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[5 * daySeconds + 21_700, 65_550, 6150, 30, 0].map((left) => (
        <Countdown key={left} {...args} until={frozen + left} />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Expiry } from './Expiry';
import { daySeconds as day, hourSeconds } from '../../time-units';

/** A clock that stands at 2026-11-20 14:05 in China whenever the story is looked at. */
const now = 1_795_154_700;
const clockOffset = () => now * 1000 - Date.now();

const meta = {
  title: '组件/数据/Expiry 有效期',
  component: Expiry,
  args: { until: now + 10 * day },
  render: (args) => <Expiry {...args} clockOffset={clockOffset()} />,
} satisfies Meta<typeof Expiry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Endless: Story = { args: { until: undefined } };

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {[10 * day, 2 * day + 1800, 18 * hourSeconds + 1800, 1830, -60].map((left) => (
        <Expiry key={left} until={now + left} clockOffset={clockOffset()} />
      ))}
      <Expiry until={now + 18 * hourSeconds + 1800} clockOffset={clockOffset()} withTime />
      <Expiry />
    </div>
  ),
};

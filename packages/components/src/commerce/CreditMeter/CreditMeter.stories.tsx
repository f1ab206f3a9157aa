import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { CreditMeter } from './CreditMeter';

const meta = {
  title: '组件/交易/CreditMeter 授信',
  component: CreditMeter,
  args: { quota: 200_000, remaining: 168_740 },
  decorators: [framed({ maxWidth: 380 })],
} satisfies Meta<typeof CreditMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Untouched: Story = { args: { remaining: 200_000 } };
export const UsedUp: Story = { args: { remaining: 0 } };
export const NoQuota: Story = { args: { quota: 0, remaining: 0 } };
export const Gauge: Story = { args: { layout: 'gauge', remaining: 200_000 } };

/** In use, untouched, used up, none, and the bare gauge, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CreditMeter quota={200_000} remaining={168_740} />
      <CreditMeter quota={200_000} remaining={200_000} />
      <CreditMeter quota={200_000} remaining={0} />
      <CreditMeter quota={0} remaining={0} />
      <CreditMeter quota={200_000} remaining={168_740} layout="gauge" />
    </div>
  ),
};

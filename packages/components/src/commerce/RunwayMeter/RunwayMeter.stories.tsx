import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { RunwayMeter } from './RunwayMeter';
import { hourSeconds as hour } from '../../time-units';

const meta = {
  title: '组件/交易/RunwayMeter 余额可维持',
  component: RunwayMeter,
  args: { seconds: 89 * hour, until: '到 11-24 07:26 续费 llama3 时不足', reserves: '授信 ¥2,000.00 · 算力券 ¥120.00' },
  decorators: [framed({ maxWidth: 340 })],
} satisfies Meta<typeof RunwayMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Soon: Story = { args: { seconds: 50 * hour } };
export const Urgent: Story = { args: { seconds: 5 * hour } };
export const LessThanAnHour: Story = { args: { seconds: 900 } };
export const Long: Story = { args: { seconds: 400 * hour } };
export const Idle: Story = { args: { seconds: undefined, until: undefined } };

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[400, 89, 50, 5, 0.3].map((hours) => (
        <RunwayMeter key={hours} {...args} seconds={hours * hour} aside="可用余额 ¥2,860.40" />
      ))}
      <RunwayMeter />
      <RunwayMeter standing="充足" until="已足够支付全部待扣费用" />
    </div>
  ),
};

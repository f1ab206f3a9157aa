import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Meter } from './Meter';

const meta = {
  title: '组件/数据/Meter 进度条',
  component: Meter,
  args: { label: '子账号额度', value: 237.27, max: 500, valueText: '已用 237.27，上限 500.00' },
  decorators: [framed({ maxWidth: 240 })],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NearLimit: Story = { args: { value: 1684.2, max: 2000 } };
export const UsedUp: Story = { args: { value: 1000, max: 1000 } };
export const Empty: Story = { args: { value: 0 } };
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 0.4, 0.84, 1].map((value) => (
        <Meter key={value} label={`额度 ${value}`} value={value} max={1} />
      ))}
      <Meter label="会员进度" value={0.86} max={1} size="lg" tone="plain" />
    </div>
  ),
};

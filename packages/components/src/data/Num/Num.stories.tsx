import type { Meta, StoryObj } from '@storybook/react-vite';
import { Num } from './Num';

const meta = {
  title: '组件/数据/Num 数字',
  component: Num,
  args: { value: 12_345 },
} satisfies Meta<typeof Num>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithUnit: Story = { args: { value: 700, unit: 'GB' } };
export const Decimals: Story = { args: { value: 85.62, decimals: 2, unit: '%' } };
export const Negative: Story = { args: { value: -2 } };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end', width: 240 }}>
      <Num value={0} />
      <Num value={12_345_678} />
      <Num value={-40} unit="Mbps" />
      <Num value={36} unit="台" size="figure" />
    </div>
  ),
};

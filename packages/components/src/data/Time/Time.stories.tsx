import type { Meta, StoryObj } from '@storybook/react-vite';
import { Time } from './Time';

const meta = {
  title: '组件/数据/Time 时间',
  component: Time,
  args: { seconds: 1_795_154_721 },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Relative: Story = { args: { children: '3 分钟前' } };
export const Never: Story = { args: { seconds: 0 } };
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['minute', 'second', 'date', 'day', 'monthDay', 'clock'] as const).map((format) => (
        <Time key={format} {...args} format={format} />
      ))}
    </div>
  ),
};

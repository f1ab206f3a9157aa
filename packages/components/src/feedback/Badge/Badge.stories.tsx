import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = { title: '组件/反馈/Badge 徽标', component: Badge, args: { count: 3, label: '3 条未读' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = { args: { count: 128, label: '128 条未读' } };
export const None: Story = { args: { count: 0 } };

/** Every length, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {[1, 3, 12, 99, 128].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const meta = {
  title: '组件/数据/Avatar 头像',
  component: Avatar,
  args: { name: '林知远' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Latin: Story = { args: { name: 'chenyu_cv' } };
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="林知远" size={size} />
      ))}
      <Avatar name="design01" size="md" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps';

const meta = {
  title: '组件/导航/Steps 步骤条',
  component: Steps,
  args: {
    current: 2,
    items: [
      { key: 'submitted', label: '已提交', note: '11-20 09:12' },
      { key: 'accepted', label: '已受理', note: '11-20 09:15' },
      { key: 'working', label: '处理中', note: '11-20 10:02' },
      { key: 'answer', label: '待您反馈' },
      { key: 'done', label: '已解决' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 5 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

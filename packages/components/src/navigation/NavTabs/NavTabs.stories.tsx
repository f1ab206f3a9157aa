import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavTabs } from './NavTabs';

const meta = {
  title: '组件/导航/NavTabs 链接页签',
  component: NavTabs,
  args: {
    label: '工单',
    items: [
      { href: '#mine', label: '我的工单', count: 4, current: true },
      { href: '#new', label: '提交工单' },
    ],
  },
} satisfies Meta<typeof NavTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Phone: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      href: `#tab-${index}`,
      label: `第 ${index + 1} 章`,
      current: index === 0,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

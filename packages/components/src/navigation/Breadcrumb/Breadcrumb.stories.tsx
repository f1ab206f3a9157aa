import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: '组件/导航/Breadcrumb 面包屑',
  component: Breadcrumb,
  args: { items: [{ label: '我的工单', href: '#tickets' }, { label: '20261120-0093' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const ThreeLevels: Story = {
  args: {
    items: [{ label: '文档', href: '#docs' }, { label: '快速开始', href: '#start' }, { label: '通过 SSH 连接实例' }],
  },
};
export const LongName: Story = {
  args: {
    items: [{ label: '我的实例', href: '#dashboard' }, { label: 'sdxl-推理服务-生产环境-华东一区-第二批-'.repeat(5) }],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Popover } from './Popover';

const meta = {
  title: '组件/浮层/Popover 气泡面板',
  component: Popover,
  args: { trigger: <Button>列设置</Button>, title: '显示的列', children: '镜像、机房、连接、到期时间' },
  decorators: [framed({ minHeight: 200 })],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['visual'] };
export const WithoutTitle: Story = { args: { defaultOpen: true, title: undefined, 'aria-label': '说明' } };
export const Phone: Story = {
  args: {
    defaultOpen: true,
    children: '到期后磁盘保留 7 天，期间按天计费，超过保留期将被释放且无法恢复。请在释放前备份重要数据。',
  },
  globals: { viewport: { value: 'phone' } },
};

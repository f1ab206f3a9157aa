import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Menu } from './Menu';

const meta = {
  title: '组件/浮层/Menu 操作菜单',
  component: Menu,
  args: {
    trigger: <Button>更多</Button>,
    label: 'llama3-8b-sft',
    items: [
      { key: 'restart', label: '重启', onSelect: fn() },
      { key: 'upgrade', label: '升级配置', note: '¥1.20/小时起', onSelect: fn() },
      { key: 'password', label: '修改密码', disabledReason: '实例启动中，完成后可修改', onSelect: fn() },
      { key: 'line', divider: true },
      { key: 'release', label: '释放', tone: 'danger', onSelect: fn() },
    ],
  },
  decorators: [framed({ display: 'flex', justifyContent: 'center', minHeight: 260 })],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['visual'] };
export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } };

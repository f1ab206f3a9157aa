import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { ConnectionPanel } from './ConnectionPanel';

const meta = {
  title: '组件/交易/ConnectionPanel 连接信息',
  component: ConnectionPanel,
  args: {
    title: 'SSH 登录',
    actions: (
      <Button variant="text" size="sm">
        重新检测
      </Button>
    ),
    commands: [{ key: 'ssh', label: 'SSH 命令', value: 'ssh -p 31456 root@hz02.example.cn' }],
    rows: [
      { key: 'host', label: '主机', value: 'hz02.example.cn' },
      { key: 'port', label: '端口', value: '31456' },
      { key: 'user', label: '用户名', value: 'root' },
      { key: 'password', label: '密码', reveal: () => 'Qz8-tower-41' },
    ],
    note: '密码查看后 30 秒自动隐藏。建议登录后修改密码。',
  },
  decorators: [framed({ maxWidth: 720 })],
} satisfies Meta<typeof ConnectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Starting: Story = { args: { waiting: true } };
export const LongHost: Story = {
  args: {
    rows: [
      {
        key: 'host',
        label: '主机',
        value: 'a-very-long-host-name-of-a-machine-in-a-room.hangzhou-binjiang-02.compute.example.cn',
        wide: true,
      },
      { key: 'port', label: '端口', value: '31456' },
    ],
  },
};
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
  tags: ['visual'],
};

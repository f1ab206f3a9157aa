import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline';

const meta = {
  title: '组件/数据/Timeline 时间线',
  component: Timeline,
  args: {
    events: [
      { key: 'paid', title: '支付成功', at: 1_795_154_721, tone: 'ok' },
      { key: 'disk', title: '挂载磁盘', at: 1_795_154_781, note: '系统盘 50GB，数据盘 650GB' },
      { key: 'late', title: '网络较慢', at: 1_795_154_841, tone: 'warning' },
      { key: 'boot', title: '启动中', tone: 'now', note: '预计 1 分钟内完成' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Failed: Story = {
  args: {
    events: [
      { key: 'failed', title: '启动失败', at: 1_795_154_721, tone: 'danger', note: '宿主机资源不足，费用已原路退回' },
    ],
  },
};

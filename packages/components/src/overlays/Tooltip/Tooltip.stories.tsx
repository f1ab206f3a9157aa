import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: '组件/浮层/Tooltip 文字提示',
  component: Tooltip,
  args: { content: '系统盘 50GB，数据盘 650GB', children: <Button>磁盘 700GB</Button> },
  decorators: [framed({ display: 'grid', placeItems: 'center', minHeight: 160 })],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Below: Story = { args: { defaultOpen: true, side: 'bottom' } };
export const LongWords: Story = {
  args: { defaultOpen: true, content: '到期后磁盘保留 7 天，期间按 ¥0.42/天 计费，超过保留期将被释放且无法恢复。' },
};
export const DisabledReason: Story = {
  args: {
    content: undefined,
    disabledReason: '实例启动中，暂不能连接',
    defaultOpen: true,
    children: <Button>连接</Button>,
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 160, padding: 80 }}>
      <Tooltip content="系统盘 50GB，数据盘 650GB">
        <Button>磁盘 700GB</Button>
      </Tooltip>
      <Tooltip disabledReason="实例启动中，暂不能连接" defaultOpen>
        <Button>连接</Button>
      </Tooltip>
    </div>
  ),
};

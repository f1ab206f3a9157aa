import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { LiveDotIcon } from '../../icons/LiveDotIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { StatusChip } from './StatusChip';

const meta = {
  title: '组件/反馈/StatusChip 状态',
  component: StatusChip,
  args: { tone: 'ok', icon: <LiveDotIcon size={14} />, children: '运行中' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Spinning: Story = {
  args: { tone: 'info', icon: <LoaderIcon size={14} />, spinning: true, children: '启动中' },
};
export const Warning: Story = { args: { tone: 'warn', icon: <TriangleAlertIcon size={14} />, children: '运行异常' } };
export const Failed: Story = { args: { tone: 'err', icon: <CircleXIcon size={14} />, children: '启动失败' } };
export const Muted: Story = { args: { tone: 'mute', icon: <InfoIcon size={14} />, children: '启动失败（已退费）' } };

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusChip tone="ok" icon={<LiveDotIcon size={14} />}>
        运行中
      </StatusChip>
      <StatusChip tone="ok" icon={<CircleCheckIcon size={14} />}>
        已支付
      </StatusChip>
      <StatusChip tone="info" icon={<LoaderIcon size={14} />} spinning>
        启动中
      </StatusChip>
      <StatusChip tone="warn" icon={<TriangleAlertIcon size={14} />}>
        运行异常
      </StatusChip>
      <StatusChip tone="err" icon={<CircleXIcon size={14} />}>
        启动失败
      </StatusChip>
      <StatusChip tone="keep" icon={<InfoIcon size={14} />}>
        磁盘保留中
      </StatusChip>
      <StatusChip tone="mute" icon={<InfoIcon size={14} />}>
        启动失败（已退费）
      </StatusChip>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: '组件/反馈/EmptyState 空状态',
  component: EmptyState,
  args: { title: '还没有实例', help: '10 分钟即可开始训练', actions: <Button variant="primary">去租用</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { title: '暂无充值记录', help: undefined, actions: undefined } };
export const Compact: Story = { args: { compact: true } };
export const LongWords: Story = {
  args: {
    title: '还没有可以在当前机房使用的自定义镜像',
    help: '在实例的更多操作里选择保存镜像，保存后的镜像会出现在这里，并可以共享给同一主账号下的全部子账号',
  },
  decorators: [framed({ width: 288 })],
};

/** Every shape, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EmptyState {...args} />
      <EmptyState title="暂无可用优惠券" compact actions={<Button>去领券</Button>} />
    </div>
  ),
};

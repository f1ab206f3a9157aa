import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { CopyField } from './CopyField';

const meta = {
  title: '组件/数据/CopyField 复制字段',
  component: CopyField,
  args: { value: 'ssh -p 31456 root@hz02.example.cn', labels: { copy: '复制命令' } },
  decorators: [framed({ maxWidth: 420 })],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bare: Story = { args: { bare: true, value: '118220261118', labels: { copy: '复制订单号' }, mono: false } };
export const LongHost: Story = {
  args: { middle: true, value: 'k7f3a2c-ssh-gateway.hz02.gpu.compute-market.example.cn:31456' },
};
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CopyField {...args} />
      <CopyField {...args} middle value="k7f3a2c-ssh-gateway.hz02.gpu.compute-market.example.cn:31456" />
      <CopyField {...args} bare mono={false} value="118220261118" />
    </div>
  ),
};

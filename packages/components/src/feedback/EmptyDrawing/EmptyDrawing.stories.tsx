import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../EmptyState/EmptyState';
import { EMPTY_SUBJECTS, EmptyDrawing, type EmptySubject } from './EmptyDrawing';

const meta = {
  title: '组件/反馈/EmptyDrawing 空状态插图',
  component: EmptyDrawing,
  args: { subject: 'receipt' },
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InEmptyState: Story = {
  render: (args) => (
    <EmptyState title="还没有充值记录" help="充值后在这里查看到账与开票" drawing={<EmptyDrawing {...args} />} />
  ),
};

const titles: Readonly<Record<EmptySubject, string>> = {
  receipt: '还没有账单',
  coupon: '还没有优惠券',
  budget: '还没有预算',
  disk: '还没有云盘',
  key: '还没有密钥',
  people: '还没有子账号',
  message: '还没有工单',
  document: '还没有文档',
  terminal: '还没有连接',
};

/** Every subject, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
      {EMPTY_SUBJECTS.map((subject) => (
        <EmptyState key={subject} compact title={titles[subject]} drawing={<EmptyDrawing subject={subject} />} />
      ))}
    </div>
  ),
};

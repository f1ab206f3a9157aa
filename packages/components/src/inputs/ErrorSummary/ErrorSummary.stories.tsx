import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { controlId: 'title', label: '发票抬头', message: '请输入发票抬头' },
  { controlId: 'tax-number', label: '税号', message: '请输入 15、18 或 20 位税号' },
];
const long = [
  {
    controlId: 'phone',
    label: '接收到期提醒与余额不足提醒的手机号码',
    message:
      '该手机号已绑定另一个主账号，请更换手机号，或用该手机号直接登录后在账号信息中申请合并两个账号的余额与优惠券',
  },
  {
    controlId: 'name',
    label: '实例名称',
    message: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final 已被使用，请换一个名称',
  },
];

const meta = {
  title: '组件/输入/ErrorSummary 错误汇总',
  component: ErrorSummary,
  args: { errors, attempt: 0 },
  decorators: [framed({ maxWidth: 640 })],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { errors: errors.slice(0, 1) } };
export const Focused: Story = { args: { attempt: 1 } };
export const Narrow: Story = {
  args: { errors: long },
  decorators: [framed({ width: 288 })],
};

/** At rest and with the focus, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary errors={errors} attempt={0} />
      <ErrorSummary errors={long} attempt={1} />
    </div>
  ),
};

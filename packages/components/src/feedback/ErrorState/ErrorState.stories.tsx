import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { ErrorState } from './ErrorState';

const meta = {
  title: '组件/反馈/ErrorState 加载失败',
  component: ErrorState,
  args: { title: '加载失败：请求超时', help: '页面其他部分仍可使用', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

const ticket = <LinkButton href="#ticket">提交工单</LinkButton>;

export const Default: Story = {};
export const WithRequestId: Story = { args: { requestId: 'b7f2c9e4-18d3', actions: ticket } };
export const Retrying: Story = { args: { retrying: true } };
export const NotAllowed: Story = {
  args: { title: '该功能仅主账号可用', help: '请使用主账号登录后查看', onRetry: undefined },
};
export const Narrow: Story = {
  args: { requestId: 'b7f2c9e4-18d3-4f77-9a52-3d1c7e0b6a48', actions: ticket },
  decorators: [framed({ width: 288 })],
};

/** Every shape, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorState {...args} actions={ticket} />
      <ErrorState {...args} requestId="b7f2c9e4-18d3" compact />
    </div>
  ),
};

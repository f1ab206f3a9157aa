import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, type ButtonVariant } from './Button';

const meta = {
  title: '组件/操作/Button 按钮',
  component: Button,
  args: { children: '立即租用', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['primary', 'outline', 'plain', 'danger', 'dangerFill', 'text'];

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Outline: Story = { args: { variant: 'outline', children: '立即领取' } };
export const Danger: Story = { args: { variant: 'danger', children: '释放磁盘' } };
export const DangerFill: Story = { args: { variant: 'dangerFill', children: '确认释放' } };
export const Text: Story = { args: { variant: 'text', children: '文字按钮' } };
export const Loading: Story = { args: { variant: 'primary', loading: true, children: '提交中' } };
export const SmallLoading: Story = { args: { size: 'sm', variant: 'outline', loading: true, children: '领取中' } };
export const Disabled: Story = { args: { disabled: true, children: '已领完' } };
export const Block: Story = { args: { variant: 'primary', size: 'xl', block: true, children: '立即支付' } };

/** Every variant in every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, maxWidth: 640 }}>
      {variants.flatMap((variant) => [
        <Button key={`${variant}-md`} variant={variant}>
          续费
        </Button>,
        <Button key={`${variant}-sm`} variant={variant} size="sm">
          去使用
        </Button>,
        <Button key={`${variant}-lg`} variant={variant} size="lg">
          登录
        </Button>,
        <Button key={`${variant}-xl`} variant={variant} size="xl">
          立即支付
        </Button>,
        <Button key={`${variant}-loading`} variant={variant} loading>
          提交中
        </Button>,
        <Button key={`${variant}-disabled`} variant={variant} disabled>
          已领完
        </Button>,
      ])}
    </div>
  ),
};

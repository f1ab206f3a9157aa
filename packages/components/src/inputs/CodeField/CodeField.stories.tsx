import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { CodeField } from './CodeField';

const meta = {
  title: '组件/输入/CodeField 短信验证码',
  component: CodeField,
  args: { 'aria-label': '短信验证码', size: 'lg', onRequest: fn(() => Promise.resolve(true)) },
  decorators: [framed({ maxWidth: 400 })],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '482913' } };
export const Invalid: Story = { args: { defaultValue: '482913', invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  decorators: [framed({ width: 272 })],
};
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Where nothing but the code is asked for, nobody has to ask for the message. */
export const SentByItself: Story = {
  args: { requestsAtOnce: true },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['md', 'lg', 'touch'] as const).map((size) => (
        <CodeField key={size} {...args} size={size} />
      ))}
      <CodeField {...args} defaultValue="482913" />
      <CodeField {...args} defaultValue="482913" invalid />
      <CodeField {...args} disabled />
    </div>
  ),
};

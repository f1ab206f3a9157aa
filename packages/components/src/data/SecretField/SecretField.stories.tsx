import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { SecretField } from './SecretField';

const meta = {
  title: '组件/数据/SecretField 密钥字段',
  component: SecretField,
  args: { reveal: (): string | Promise<string> => 'kW7-rQ2-9xLm', labels: { copy: '复制密码' } },
  decorators: [framed({ maxWidth: 320 })],
} satisfies Meta<typeof SecretField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Shown: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: '显示' })),
  tags: ['visual'],
};
export const Failed: Story = {
  args: { reveal: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: '显示' })),
};
export const Bare: Story = { args: { bare: true } };

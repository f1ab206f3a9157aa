import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = {
  title: '组件/操作/CopyButton 复制按钮',
  component: CopyButton,
  args: { value: '118220261118', label: '复制订单号', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Labelled: Story = { args: { labelled: true, label: '复制命令' } };
export const Disabled: Story = { args: { disabled: true } };
export const BesideValue: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      118220261118
      <CopyButton {...args} />
    </span>
  ),
};

/** Every shape, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <CopyButton {...args} />
      <CopyButton {...args} labelled label="复制命令" />
      <CopyButton {...args} disabled />
    </div>
  ),
};

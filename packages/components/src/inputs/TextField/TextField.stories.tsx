import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { TextField } from './TextField';

const meta = {
  title: '组件/输入/TextField 文本框',
  component: TextField,
  args: { 'aria-label': '备注', placeholder: '请输入备注' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'qwen2.5-7b-lora' } };
export const Invalid: Story = { args: { defaultValue: '138001', invalid: true } };
export const Disabled: Story = { args: { defaultValue: '深研视觉科技', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '118220261118', readOnly: true } };
export const Clearable: Story = { args: { defaultValue: 'qwen2.5-7b-lora', clearable: true } };
export const WithCounter: Story = { args: { defaultValue: 'qwen2.5-7b-lora', counter: true, maxLength: 50 } };
export const WithUnit: Story = { args: { 'aria-label': '带宽', defaultValue: '50', suffix: 'Mbps' } };
export const Large: Story = { args: { size: 'lg' } };
export const Touch: Story = { args: { size: 'touch' } };
export const LongText: Story = {
  args: {
    defaultValue: '基于通义千问的医疗影像报告生成模型第三轮指令微调与量化评测任务',
    suffix: '项目',
    clearable: true,
  },
  decorators: [framed({ width: 240 })],
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).flatMap((size) => [
        <TextField key={`${size}-empty`} size={size} aria-label="备注" placeholder="请输入备注" />,
        <TextField key={`${size}-clear`} size={size} aria-label="备注" defaultValue="qwen2.5-7b" clearable />,
        <TextField key={`${size}-unit`} size={size} aria-label="带宽" defaultValue="50" suffix="Mbps" />,
        <TextField key={`${size}-invalid`} size={size} aria-label="手机号" defaultValue="138001" invalid />,
        <TextField key={`${size}-disabled`} size={size} aria-label="企业名称" defaultValue="深研视觉科技" disabled />,
      ])}
    </div>
  ),
};

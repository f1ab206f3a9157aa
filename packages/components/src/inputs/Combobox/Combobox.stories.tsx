import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { Combobox } from './Combobox';

const options = [
  { value: 'i-8f21', label: 'qwen2.5-7b-lora', hint: 'RTX 4090 × 2 · 华东一区', fact: '运行中' },
  { value: 'i-90ac', label: '医疗影像微调', hint: 'A100 SXM4 × 4 · 华北二区', fact: '运行中' },
  { value: 'i-11d0', label: '重排模型评测', hint: 'RTX 3090 × 1 · 西南一区', fact: '已关机' },
  { value: 'i-77e2', label: 'stable-diffusion-出图', hint: 'RTX 4090 × 1 · 华东一区', fact: '即将到期' },
  { value: 'i-40b1', label: '语音克隆推理服务', hint: 'RTX 5090 × 1 · 华南一区', fact: '已结束', disabled: true },
];
const rooms = Array.from({ length: 200 }, (_, index) => ({
  value: `room-${index}`,
  label: `第 ${index + 1} 机房`,
  fact: `${(index * 7) % 60} 卡`,
}));
const long = [
  {
    value: 'long',
    label: '基于通义千问的医疗影像报告生成模型第三轮指令微调与量化评测任务',
    hint: '华东一区（杭州滨江高性能计算中心二号楼，支持万兆内网与裸金属）',
  },
  { value: 'latin', label: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final-merged', fact: '运行中' },
];

const meta = {
  title: '组件/输入/Combobox 可搜索选择框',
  component: Combobox,
  args: { 'aria-label': '关联实例', options, placeholder: '请选择实例', onValueChange: fn() },
  decorators: [framed({ maxWidth: 280 })],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};
const search =
  (text: string): Story['play'] =>
  async (context) => {
    await open(context);
    await userEvent.type(screen.getByPlaceholderText('搜索名称、拼音或首字母'), text);
  };

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'i-90ac' } };
export const Clearable: Story = { args: { defaultValue: 'i-90ac', clearable: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { defaultValue: 'i-90ac', disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="关联实例" required error="请选择出问题的实例">
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Open: Story = { args: { defaultValue: 'i-90ac' }, play: open };
export const Searching: Story = { play: search('ylyx') };
export const NothingFound: Story = { play: search('深圳') };
export const Loading: Story = { args: { options: [], loading: true }, play: open };
export const Empty: Story = { args: { options: [] }, play: open };
export const ManyOptions: Story = {
  args: { 'aria-label': '机房', options: rooms, placeholder: '请选择机房' },
  play: open,
};
/** Narrow, with names that do not end: the control cuts, the list wraps. */
export const LongWords: Story = {
  args: { options: long, defaultValue: 'long', clearable: true },
  decorators: [framed({ width: 272 })],
  play: open,
};
export const Phone: Story = { args: { defaultValue: 'i-90ac' }, globals: { viewport: { value: 'phone' } }, play: open };

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <Combobox key={size} aria-label="关联实例" size={size} options={options} defaultValue="i-8f21" />
      ))}
      <Combobox aria-label="关联实例" options={options} placeholder="请选择实例" />
      <Combobox aria-label="关联实例" options={options} defaultValue="i-8f21" clearable />
      <Combobox aria-label="关联实例" options={options} placeholder="请选择实例" invalid />
      <Combobox aria-label="关联实例" options={options} defaultValue="i-8f21" disabled />
      <Combobox aria-label="关联实例" options={long} defaultValue="latin" clearable />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: '4090', label: 'RTX 4090', hint: '24GB GDDR6X', fact: '126 卡' },
  { value: '5090', label: 'RTX 5090', hint: '32GB GDDR7', fact: '6 卡' },
  { value: '3090', label: 'RTX 3090', hint: '24GB GDDR6X', fact: '48 卡' },
  { value: 'a100', label: 'A100 SXM4', hint: '80GB HBM2e', fact: '22 卡' },
  { value: 'h800', label: 'H800 SXM5', hint: '80GB HBM3', fact: '已售罄', disabled: true },
];
const accounts = [
  { value: 'vision', label: '视觉组实习生账号' },
  { value: 'speech', label: '语音组' },
  { value: 'long', label: '基于通义千问的医疗影像报告生成模型第三轮指令微调项目组' },
  { value: 'latin', label: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-final' },
];

const meta = {
  title: '组件/输入/MultiSelect 多选框',
  component: MultiSelect,
  args: { 'aria-label': '显卡型号', options, placeholder: '全部型号', onValueChange: fn() },
  decorators: [framed({ maxWidth: 240 })],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Default: Story = {};
export const One: Story = { args: { defaultValue: ['4090'] } };
export const Several: Story = { args: { defaultValue: ['4090', '5090', 'a100'] } };
export const NotClearable: Story = { args: { defaultValue: ['4090', '5090'], clearable: false } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { defaultValue: ['4090', 'a100'], disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="显卡型号" hint="不选即全部">
      <MultiSelect {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Open: Story = { args: { defaultValue: ['4090', 'a100'] }, play: open };
export const Searching: Story = {
  args: { defaultValue: ['a100'] },
  play: async (context) => {
    await open(context);
    await userEvent.type(screen.getByPlaceholderText('搜索名称、拼音或首字母'), 'rtx');
    await expect(await screen.findByRole('button', { name: '选中搜索结果' })).toBeEnabled();
  },
};
export const Loading: Story = { args: { options: [], loading: true }, play: open };
/** Narrow, with names that do not end. */
export const LongWords: Story = {
  args: { 'aria-label': '子账号', options: accounts, defaultValue: ['long', 'latin'] },
  play: open,
};
export const Phone: Story = {
  args: { defaultValue: ['4090', 'a100'] },
  globals: { viewport: { value: 'phone' } },
  play: open,
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <MultiSelect key={size} aria-label="显卡型号" size={size} options={options} defaultValue={['4090', 'a100']} />
      ))}
      <MultiSelect aria-label="显卡型号" options={options} placeholder="全部型号" />
      <MultiSelect aria-label="显卡型号" options={options} defaultValue={['4090']} />
      <MultiSelect aria-label="显卡型号" options={options} placeholder="全部型号" invalid />
      <MultiSelect aria-label="显卡型号" options={options} defaultValue={['4090', 'a100']} disabled />
      <MultiSelect aria-label="子账号" options={accounts} defaultValue={['vision', 'long', 'latin']} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
];
const explained = [
  { value: 'keep', label: '保留磁盘', hint: '按 ¥0.42/天计费，最长保留 15 天' },
  { value: 'release', label: '释放磁盘', hint: '到期后数据立即清除，不再计费' },
  { value: 'backup', label: '备份后释放', hint: '该机房暂不支持', disabled: true },
];

const meta = {
  title: '组件/输入/RadioGroup 单选',
  component: RadioGroup,
  args: { 'aria-label': '到期处理', options, defaultValue: 'keep', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Column: Story = { args: { options: explained, direction: 'column' } };
export const NothingChosen: Story = { args: { defaultValue: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field group label="到期处理" error="请选择到期后的处理方式">
      <RadioGroup {...args} aria-label={undefined} defaultValue={undefined} />
    </Field>
  ),
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RadioGroup aria-label="到期处理" options={options} defaultValue="keep" />
      <RadioGroup aria-label="到期处理" options={explained} defaultValue="keep" direction="column" />
      <RadioGroup aria-label="到期处理" options={options} invalid />
      <RadioGroup aria-label="到期处理" options={options} defaultValue="keep" disabled />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Select } from './Select';

const options = [
  { value: 'east', label: '华东一区', fact: '46 卡' },
  { value: 'north', label: '华北二区', fact: '52 卡' },
  { value: 'southwest', label: '西南一区', fact: '28 卡' },
  { value: 'south', label: '华南一区', fact: '已售罄', disabled: true },
];
const long = [{ value: 'long', label: '华东一区（杭州滨江高性能计算中心二号楼，支持万兆内网与裸金属）' }];

const meta = {
  title: '组件/输入/Select 选择框',
  component: Select,
  args: { 'aria-label': '机房', options, onValueChange: fn() },
  decorators: [framed({ maxWidth: 200 })],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { placeholder: '请选择机房' } };
export const Invalid: Story = { args: { placeholder: '请选择机房', invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOption: Story = { args: { options: long } };

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <Select key={size} aria-label="机房" size={size} options={options} />
      ))}
      <Select aria-label="机房" options={options} placeholder="请选择机房" />
      <Select aria-label="机房" options={options} placeholder="请选择机房" invalid />
      <Select aria-label="机房" options={options} disabled />
      <Select aria-label="机房" options={long} />
    </div>
  ),
};

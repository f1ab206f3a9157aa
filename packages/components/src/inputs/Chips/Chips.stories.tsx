import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Chips } from './Chips';

const states = [
  { value: 'all', label: '全部', fact: 36 },
  { value: 'running', label: '运行中', fact: 4 },
  { value: 'due', label: '即将到期', fact: 2 },
  { value: 'metal', label: '裸金属', fact: 0, disabled: true },
];
const rooms = [
  { value: 'east', label: '华东一区', fact: '12ms · 空闲 46 卡' },
  { value: 'north', label: '华北二区', fact: '31ms · 空闲 52 卡' },
  { value: 'south', label: '华南一区', fact: '已售罄', disabled: true },
];

const meta = {
  title: '组件/输入/Chips 筛选片',
  component: Chips,
  args: { 'aria-label': '状态', options: states, onValueChange: fn() },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'all' } };
export const Box: Story = {
  args: {
    'aria-label': '卡数',
    variant: 'box',
    options: ['1', '2', '4', '8'].map((value) => ({ value, label: `${value} 卡` })),
    defaultValue: '2',
  },
};
export const Rooms: Story = { args: { 'aria-label': '机房', variant: 'box', options: rooms, defaultValue: 'east' } };
export const Multiple: Story = {
  render: () => (
    <Chips
      aria-label="显存"
      multiple
      options={['24GB', '32GB', '48GB', '80GB'].map((value) => ({ value, label: value }))}
      defaultValue={['24GB', '80GB']}
    />
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'all' } };
export const Narrow: Story = {
  args: { variant: 'box', options: rooms, defaultValue: 'east' },
  decorators: [framed({ width: 272 })],
};

/** Every variant and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Chips aria-label="状态" options={states} defaultValue="all" />
      <Chips aria-label="显存" multiple options={states} defaultValue={['all', 'due']} />
      <Chips aria-label="机房" variant="box" options={rooms} defaultValue="east" />
      <Chips aria-label="机房，禁用" variant="box" options={rooms} defaultValue="east" disabled />
    </div>
  ),
};

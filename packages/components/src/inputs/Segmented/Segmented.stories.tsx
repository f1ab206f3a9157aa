import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Segmented } from './Segmented';

const options = [
  { value: 'hour', label: '按小时' },
  { value: 'day', label: '按天 9.8 折' },
  { value: 'month', label: '按月 9.5 折' },
];

const meta = {
  title: '组件/输入/Segmented 分段选择',
  component: Segmented,
  args: { 'aria-label': '计费周期', options, defaultValue: 'day', onValueChange: fn() },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = {
  args: {
    size: 'sm',
    'aria-label': '扣费顺序',
    options: [
      { value: 'voucher', label: '算力券优先' },
      { value: 'balance', label: '余额优先' },
    ],
    defaultValue: 'voucher',
  },
};
export const Block: Story = { args: { block: true } };
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'month' })) },
};
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  decorators: [framed({ width: 220 })],
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Segmented key={size} aria-label={`计费周期 ${size}`} size={size} options={options} defaultValue="day" />
      ))}
      <Segmented aria-label="计费周期，禁用" options={options} defaultValue="day" disabled />
    </div>
  ),
};

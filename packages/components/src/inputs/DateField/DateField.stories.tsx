import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { DateField } from './DateField';

const meta = {
  title: '组件/输入/DateField 日期',
  component: DateField,
  args: { 'aria-label': '期望开始日期', onValueChange: fn() },
  decorators: [framed({ maxWidth: 240 })],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-28' } };
export const TooEarly: Story = {
  render: (args) => (
    <Field label="期望开始日期" required>
      <DateField {...args} aria-label={undefined} defaultValue="2026-11-20" min="2026-11-22" />
    </Field>
  ),
};
export const TooLate: Story = {
  render: (args) => (
    <Field label="期望开始日期">
      <DateField {...args} aria-label={undefined} defaultValue="2027-03-01" max="2027-02-20" />
    </Field>
  ),
};
export const Disabled: Story = { args: { defaultValue: '2026-11-28', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-11-28', readOnly: true } };
export const Narrow: Story = {
  args: { defaultValue: '2026-11-28' },
  decorators: [framed({ width: 144 })],
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <DateField key={size} aria-label="期望开始日期" size={size} defaultValue="2026-11-28" />
      ))}
      <DateField aria-label="期望开始日期" />
      <DateField aria-label="期望开始日期" defaultValue="2026-11-20" min="2026-11-22" />
      <DateField aria-label="期望开始日期" defaultValue="2026-11-28" disabled />
    </div>
  ),
};

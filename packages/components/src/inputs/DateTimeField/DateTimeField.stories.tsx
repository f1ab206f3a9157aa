import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: '组件/输入/DateTimeField 日期时间',
  component: DateTimeField,
  args: { 'aria-label': '关机时间', onValueChange: fn() },
  decorators: [framed({ maxWidth: 240 })],
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-28 09:30' } };
export const TooEarly: Story = {
  render: (args) => (
    <Field label="关机时间" required>
      <DateTimeField {...args} aria-label={undefined} defaultValue="2026-11-28 09:00" min="2026-11-28 09:30" />
    </Field>
  ),
};
export const TooLate: Story = {
  render: (args) => (
    <Field label="关机时间">
      <DateTimeField {...args} aria-label={undefined} defaultValue="2026-11-28 09:30" max="2026-11-28 09:00" />
    </Field>
  ),
};
export const Disabled: Story = { args: { defaultValue: '2026-11-28 09:30', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-11-28 09:30', readOnly: true } };
export const Narrow: Story = {
  args: { defaultValue: '2026-11-28 09:30' },
  decorators: [framed({ width: 176 })],
};

/** Every size and state. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <DateTimeField key={size} aria-label="关机时间" size={size} defaultValue="2026-11-28 09:30" />
      ))}
      <DateTimeField aria-label="关机时间" />
      <DateTimeField aria-label="关机时间" defaultValue="2026-11-28 09:00" min="2026-11-28 09:30" />
      <DateTimeField aria-label="关机时间" defaultValue="2026-11-28 09:30" disabled />
    </div>
  ),
};

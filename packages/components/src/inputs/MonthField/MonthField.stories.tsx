import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { MonthField } from './MonthField';

const meta = {
  title: '组件/输入/MonthField 月份',
  component: MonthField,
  args: { 'aria-label': '账单月份', onValueChange: fn() },
  decorators: [framed({ maxWidth: 240 })],
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11' } };
export const TooEarly: Story = {
  render: (args) => (
    <Field label="账单月份" required>
      <MonthField {...args} aria-label={undefined} defaultValue="2026-09" min="2026-11" />
    </Field>
  ),
};
export const TooLate: Story = {
  render: (args) => (
    <Field label="账单月份">
      <MonthField {...args} aria-label={undefined} defaultValue="2026-11" max="2026-09" />
    </Field>
  ),
};
export const Disabled: Story = { args: { defaultValue: '2026-11', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-11', readOnly: true } };
export const Narrow: Story = {
  args: { defaultValue: '2026-11' },
  decorators: [framed({ width: 144 })],
};

/** Every size and state. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <MonthField key={size} aria-label="账单月份" size={size} defaultValue="2026-11" />
      ))}
      <MonthField aria-label="账单月份" />
      <MonthField aria-label="账单月份" defaultValue="2026-09" min="2026-11" />
      <MonthField aria-label="账单月份" defaultValue="2026-11" disabled />
    </div>
  ),
};

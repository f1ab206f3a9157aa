import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { RentalSelector } from './RentalSelector';

const meta = {
  title: '组件/交易/RentalSelector 租期选择',
  component: RentalSelector,
  args: { defaultValue: { unit: 'day', count: 3 }, dueTime: '2026-11-23 14:05', onValueChange: fn() },
  decorators: [framed({ maxWidth: 750 })],
} satisfies Meta<typeof RentalSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hours: Story = { args: { defaultValue: { unit: 'hour', count: 8 }, dueTime: '2026-11-20 22:05' } };
export const Months: Story = { args: { defaultValue: { unit: 'month', count: 6 }, dueTime: '2027-05-19 14:05' } };
export const OneYear: Story = { args: { defaultValue: { unit: 'month', count: 12 }, dueTime: '2027-11-15 14:05' } };
export const CheaperPeriod: Story = {
  args: {
    defaultValue: { unit: 'hour', count: 23 },
    dueTime: '2026-11-21 13:05',
    cheaper: '改为 1 天：多用 1 小时只多付 ¥1.14',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithoutDueTime: Story = { args: { dueTime: undefined } };
export const TwoUnits: Story = { args: { units: ['day', 'month'] } };
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
};

const usage = { label: '按量', hint: '¥2.19/小时，按分钟结算，随时停止', onChoose: fn() } as const;
/** Paying by usage stands before the units, and its hint in place of the ruler. */
export const ByUsage: Story = {
  args: { usage: { ...usage, chosen: true }, note: '周期折扣与会员折扣叠加' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(usage.hint)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '3 天' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /按天/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ unit: 'day', count: 3 });
  },
};
export const UsageOffered: Story = {
  args: { usage: { ...usage, chosen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 天' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '按量' }));
    await expect(usage.onChoose).toHaveBeenCalled();
  },
};

/** Arrows move along the ruler, Home and End go to its ends. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '3 天' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 天' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: '29 天' })).toBeChecked();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ unit: 'day', count: 1 });
  },
};

/** Three units, the hint, disabled, and a phone's chips, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <RentalSelector
        defaultValue={{ unit: 'day', count: 3 }}
        note="周期折扣与会员折扣叠加"
        dueTime="2026-11-23 14:05"
      />
      <RentalSelector
        defaultValue={{ unit: 'hour', count: 23 }}
        dueTime="2026-11-21 13:05"
        cheaper="改为 1 天：多用 1 小时只多付 ¥1.14"
      />
      <RentalSelector defaultValue={{ unit: 'month', count: 6 }} dueTime="2027-05-19 14:05" />
      <RentalSelector defaultValue={{ unit: 'day', count: 12 }} dueTime="2026-12-02 14:05" disabled />
      <div style={{ maxWidth: 343 }}>
        <RentalSelector defaultValue={{ unit: 'day', count: 3 }} dueTime="2026-11-23 14:05" />
      </div>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { presetRange } from './date-range';
import { DateRangeField } from './DateRangeField';

const meta = {
  title: '组件/输入/DateRangeField 日期范围',
  component: DateRangeField,
  args: {
    'aria-label': '消费日期',
    today: '2026-11-21',
    defaultValue: { start: '2026-11-01', end: '2026-11-21' },
    onValueChange: fn(),
    onProblemChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastMonth: Story = { args: { defaultValue: presetRange('lastMonth', '2026-11-21') } };
export const Custom: Story = { args: { defaultValue: { start: '2026-11-03', end: '2026-11-12' } } };
export const Nothing: Story = { args: { defaultValue: undefined } };
export const WithoutPresets: Story = { args: { presets: [] } };
export const Reversed: Story = { args: { defaultValue: { start: '2026-11-20', end: '2026-11-10' } } };
export const TooLong: Story = { args: { maxDays: 365, defaultValue: { start: '2025-01-01', end: '2026-11-21' } } };
export const NoSuchDay: Story = { args: { defaultValue: { start: '2027-02-29', end: '2027-03-05' } } };
export const TooEarly: Story = {
  args: { min: '2025-11-22', defaultValue: { start: '2025-11-01', end: '2025-12-01' } },
};
export const Disabled: Story = { args: { disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field group label="提交时间" hint="最多查询一年">
      <DateRangeField {...args} aria-label={undefined} maxDays={365} />
    </Field>
  ),
};
export const InFieldReversed: Story = {
  render: (args) => (
    <Field group label="提交时间">
      <DateRangeField {...args} aria-label={undefined} defaultValue={{ start: '2026-11-20', end: '2026-11-10' }} />
    </Field>
  ),
};
export const Narrow: Story = {
  decorators: [framed({ width: 288 })],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <DateRangeField aria-label="本月" today="2026-11-21" defaultValue={{ start: '2026-11-01', end: '2026-11-21' }} />
      <DateRangeField
        aria-label="自定义"
        today="2026-11-21"
        defaultValue={{ start: '2026-11-03', end: '2026-11-12' }}
      />
      <DateRangeField aria-label="未选" today="2026-11-21" />
      <DateRangeField
        aria-label="结束早于开始"
        today="2026-11-21"
        defaultValue={{ start: '2026-11-20', end: '2026-11-10' }}
      />
      <DateRangeField
        aria-label="过长"
        today="2026-11-21"
        maxDays={365}
        defaultValue={{ start: '2025-01-01', end: '2026-11-21' }}
      />
      <DateRangeField
        aria-label="禁用"
        today="2026-11-21"
        defaultValue={{ start: '2026-11-01', end: '2026-11-21' }}
        disabled
      />
      <DateRangeField
        aria-label="没有快捷项"
        today="2026-11-21"
        presets={[]}
        size="lg"
        defaultValue={{ start: '2026-11-01', end: '2026-11-21' }}
      />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { CheckboxGroup } from './CheckboxGroup';

const channels = [
  { value: 'sms', label: '短信' },
  { value: 'wechat', label: '微信', hint: '绑定微信后可用', disabled: true },
  { value: 'site', label: '站内信' },
];
const events = [
  { value: 'due', label: '实例即将到期', hint: '到期前 24 小时和 2 小时各提醒一次' },
  { value: 'release', label: '磁盘即将释放' },
  { value: 'balance', label: '余额不足' },
  { value: 'order', label: '工单有新回复' },
];
const long = [
  { value: 'long', label: '我已知晓释放磁盘后其中的数据集、模型权重与训练日志立即清除且无法恢复' },
  { value: 'latin', label: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final' },
];

const meta = {
  title: '组件/输入/CheckboxGroup 复选组',
  component: CheckboxGroup,
  args: { 'aria-label': '通知方式', options: channels, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Column: Story = {
  args: { 'aria-label': '通知事件', options: events, direction: 'column', defaultValue: ['due'] },
};
export const SelectAll: Story = {
  args: {
    'aria-label': '通知事件',
    options: events,
    direction: 'column',
    selectAll: true,
    defaultValue: ['due', 'balance'],
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: ['sms'] } };
export const InField: Story = {
  render: (args) => (
    <Field group label="通知方式" required error="请至少选择一种通知方式">
      <CheckboxGroup {...args} aria-label={undefined} />
    </Field>
  ),
};
export const LongWords: Story = {
  args: { 'aria-label': '确认', options: long, direction: 'column' },
  decorators: [framed({ width: 272 })],
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <CheckboxGroup aria-label="通知方式" options={channels} defaultValue={['sms']} />
      <CheckboxGroup aria-label="通知事件" options={events} direction="column" />
      <CheckboxGroup
        aria-label="全部事件"
        options={events}
        direction="column"
        selectAll
        defaultValue={['due', 'balance']}
      />
      <CheckboxGroup aria-label="错误" options={channels} invalid />
      <CheckboxGroup aria-label="禁用" options={channels} disabled defaultValue={['sms', 'wechat']} />
    </div>
  ),
};

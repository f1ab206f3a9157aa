import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { PayChannel } from '../PayLogo/PayLogo';
import { PayMethodPicker } from './PayMethodPicker';

const meta = {
  title: '组件/交易/PayMethodPicker 支付方式',
  component: PayMethodPicker,
  args: { value: 'wechat', onValueChange: fn() },
} satisfies Meta<typeof PayMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interactive: Story = {
  tags: ['!test'],
  render: function Render(args) {
    const [value, setValue] = useState<PayChannel>('wechat');
    return <PayMethodPicker {...args} value={value} onValueChange={setValue} />;
  },
};
export const Transfer: Story = { args: { value: 'transfer' } };
export const TwoMethods: Story = { args: { methods: [{ channel: 'alipay' }, { channel: 'wechat' }] } };
export const OneUnavailable: Story = {
  args: {
    methods: [
      { channel: 'wechat' },
      { channel: 'alipay', disabled: true, fact: '维护中，请使用其他方式' },
      { channel: 'transfer' },
    ],
  },
};
export const Submitting: Story = { args: { disabled: true } };

/** Every choice and the unavailable one, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 778 }}>
      {(['wechat', 'alipay', 'transfer'] as const).map((value) => (
        <PayMethodPicker key={value} {...args} value={value} />
      ))}
      <PayMethodPicker
        {...args}
        methods={[
          { channel: 'wechat' },
          { channel: 'alipay', disabled: true, fact: '维护中，请使用其他方式' },
          { channel: 'transfer' },
        ]}
      />
      <PayMethodPicker {...args} disabled />
    </div>
  ),
};

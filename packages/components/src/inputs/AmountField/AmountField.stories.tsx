import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { AmountField } from './AmountField';

const meta = {
  title: '组件/输入/AmountField 金额',
  component: AmountField,
  args: { 'aria-label': '充值金额', onValueChange: fn() },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tidied: Story = { args: { defaultValue: '1,500.00' } };
export const TooManyDecimals: Story = { args: { defaultValue: '15.005' } };
export const NotANumber: Story = { args: { defaultValue: '1500块' } };
export const Submitting: Story = { args: { defaultValue: '1,500.00', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '1,500.00', readOnly: true } };
export const LongAmount: Story = {
  args: { defaultValue: '12,345,678.90' },
  decorators: [framed({ width: 120 })],
};
export const InField: Story = {
  render: (args) => (
    <Field label="其他金额" layout="row" hint="最多两位小数">
      <AmountField {...args} aria-label={undefined} />
    </Field>
  ),
};
/** What a Chinese input method types is converted in view; leaving fills in groups and decimals. */
export const FullWidth: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '１２３４。５');
    await expect(field).toHaveValue('1234.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
  },
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 16 }}>
      <Field label="空">
        <AmountField />
      </Field>
      <Field label="输入中" hint="充值后余额 ¥4,360.40">
        <AmountField defaultValue="1,500" />
      </Field>
      <Field label="格式错误">
        <AmountField defaultValue="15.005" />
      </Field>
      <Field label="非数字">
        <AmountField defaultValue="1500块" />
      </Field>
      <Field label="已整理" hint="失焦后补千分位与两位小数">
        <AmountField defaultValue="1,500.00" />
      </Field>
      <Field label="提交中" hint="正在生成付款二维码" disabled>
        <AmountField defaultValue="1,500.00" />
      </Field>
    </div>
  ),
};

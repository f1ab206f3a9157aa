import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field';
import { QuantityField } from './QuantityField';

const meta = {
  title: '组件/输入/QuantityField 数量',
  component: QuantityField,
  args: { 'aria-label': '数据盘（GB）', defaultValue: 100, min: 50, max: 2000, step: 50, onValueChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { defaultValue: 50 } };
export const AtMaximum: Story = { args: { defaultValue: 2000 } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const NumberBox: Story = { args: { steppers: false, 'aria-label': '带宽（Mbps）', defaultValue: 50, step: 1 } };

/** A price of an hour: two decimals, steps of a tenth. */
export const Decimals: Story = {
  args: {
    'aria-label': '每小时价格（元）',
    defaultValue: 1.5,
    min: 0.1,
    max: 99.9,
    step: 0.1,
    precision: 2,
    unit: '元/小时',
  },
};

/** Inside a field, which stretches what it holds: the frame stays as wide as its parts. */
export const InField: Story = {
  args: { 'aria-label': undefined, defaultValue: 2, min: 1, max: 20, step: 1 },
  render: (args) => (
    <Field label="台数" hint="最多 20 台">
      <QuantityField {...args} />
    </Field>
  ),
};

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <QuantityField key={size} aria-label="数据盘" size={size} defaultValue={100} min={50} />
      ))}
      <QuantityField aria-label="数据盘" defaultValue={50} min={50} />
      <QuantityField aria-label="数据盘" defaultValue={100} invalid />
      <QuantityField aria-label="数据盘" defaultValue={100} disabled />
      <QuantityField aria-label="带宽" defaultValue={50} steppers={false} />
    </div>
  ),
};

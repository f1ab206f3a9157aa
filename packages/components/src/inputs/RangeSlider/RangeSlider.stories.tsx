import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { RangeSlider } from './RangeSlider';

const meta = {
  title: '组件/输入/RangeSlider 范围滑块',
  component: RangeSlider,
  args: {
    label: '显存',
    min: 8,
    max: 144,
    step: 8,
    defaultValue: [24, 80],
    unit: 'GB',
    onValueChange: fn(),
    onValueCommitted: fn(),
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Whole: Story = { args: { defaultValue: undefined } };
export const Touching: Story = { args: { defaultValue: [48, 48] } };
export const WithoutBoxes: Story = { args: { boxes: false } };
export const Formatted: Story = {
  args: {
    label: '每小时',
    min: 0,
    max: 50,
    step: 1,
    defaultValue: [2, 18],
    boxes: false,
    format: (each) => `¥${each}`,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="显存" hint="每卡" group>
      <RangeSlider {...args} />
    </Field>
  ),
};
export const Narrow: Story = {
  decorators: [framed({ width: 272 })],
};

/** Every state. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 520 }}>
      <RangeSlider {...args} />
      <RangeSlider {...args} defaultValue={undefined} />
      <RangeSlider {...args} defaultValue={[48, 48]} />
      <RangeSlider {...args} boxes={false} />
      <RangeSlider {...args} disabled />
    </div>
  ),
};

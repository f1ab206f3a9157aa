import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Slider } from './Slider';

const meta = {
  title: '组件/输入/Slider 滑块',
  component: Slider,
  args: { label: '带宽', min: 32, max: 100, defaultValue: 50, unit: 'Mbps', minLabel: '32 免费', onValueChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { defaultValue: 32 } };
export const AtMaximum: Story = { args: { defaultValue: 100 } };
export const WithoutBox: Story = { args: { box: false } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  decorators: [framed({ width: 272 })],
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 520 }}>
      <Slider {...args} />
      <Slider {...args} defaultValue={32} />
      <Slider {...args} defaultValue={100} />
      <Slider {...args} disabled />
      <Slider {...args} box={false} />
    </div>
  ),
};

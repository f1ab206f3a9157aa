import type { Meta, StoryObj } from '@storybook/react-vite';
import { Percent } from './Percent';

const meta = { title: '组件/数据/Percent 百分比', component: Percent, args: { value: 0.182 } } satisfies Meta<
  typeof Percent
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { value: undefined } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Percent value={0.182} />
      <Percent value={0.9999} />
      <Percent value={2.373} signed />
      <Percent value={0.12} signed good="up" />
      <Percent value={-0.12} signed good="up" />
      <Percent value={0} signed good="up" />
      <Percent />
    </div>
  ),
};

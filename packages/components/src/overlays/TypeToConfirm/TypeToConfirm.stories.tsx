import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { TypeToConfirm } from './TypeToConfirm';

const meta = {
  title: '组件/浮层/TypeToConfirm 输入确认',
  component: TypeToConfirm,
  args: { name: 'a08af54', onMatchChange: fn(), onConfirm: fn() },
  decorators: [framed({ maxWidth: 360 })],
} satisfies Meta<typeof TypeToConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const LongName: Story = { args: { name: 'unbreakable-latin-name-of-an-instance-that-never-ends-2026' } };
export const Differs: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a08');
    await userEvent.tab();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TypeToConfirm {...args} />
      <TypeToConfirm {...args} disabled />
      <TypeToConfirm {...args} name="西北大规模多模态预训练数据清洗与评测平台生产环境" />
    </div>
  ),
  tags: ['visual'],
};

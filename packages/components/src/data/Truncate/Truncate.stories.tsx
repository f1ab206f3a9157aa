import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Truncate } from './Truncate';

const meta = {
  title: '组件/数据/Truncate 省略文本',
  component: Truncate,
  args: { text: 'sdxl-推理服务-生产环境-华东一区-第二批实例-k2b91de' },
  decorators: [framed({ width: 180 })],
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = { args: { at: 'middle', text: 'k7f3a2c-ssh.hz02.gpu.compute-market.example.cn' } };
export const Fits: Story = { args: { text: 'llama3' } };
/** By finger: a press draws the whole, the next one cuts it again. */
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const words = within(canvasElement).getByTitle(args.text);
    await fireEvent.pointerDown(words, { pointerType: 'touch' });
    await fireEvent.click(words);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Truncate text="sdxl-推理服务-生产环境-华东一区-第二批实例" />
      <Truncate at="middle" text="k7f3a2c-ssh.hz02.gpu.compute-market.example.cn" tail={10} />
      <Truncate text="llama3" />
    </div>
  ),
};

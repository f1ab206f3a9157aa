import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { CodeBlock } from './CodeBlock';

const meta = {
  title: '组件/数据/CodeBlock 代码块',
  component: CodeBlock,
  args: { code: 'export SUANLI_KEY=sk_…\nsuanli list --json', language: 'bash' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLines: Story = {
  args: {
    code: Array.from(
      { length: 30 },
      (_, line) => `curl -X POST https://api.example.cn/instance/list -d page=${line} -d page_size=100`,
    ).join('\n'),
  },
  decorators: [framed({ width: 320 })],
};

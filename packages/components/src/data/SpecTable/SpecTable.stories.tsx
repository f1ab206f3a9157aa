import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { SpecTable } from './SpecTable';

const columns = [
  { key: 'a', name: 'RTX 4090', foot: '¥2.19/卡时' },
  { key: 'b', name: 'RTX 5090', foot: '¥3.60/卡时' },
  { key: 'c', name: 'A100-SXM4-80GB', foot: '¥6.58/卡时' },
];
const rows = [
  { key: 'memory', label: '显存', values: { a: '24GB', b: '32GB', c: '80GB' } },
  { key: 'cpu', label: '每卡 CPU', note: '可加购', values: { a: '16 核', b: '16 核', c: '16 核' } },
  { key: 'day', label: '日价', values: { a: '¥51.51', b: '¥84.67', c: '¥154.76' } },
  { key: 'stock', label: '库存', values: { a: '46 卡', b: '已售罄' } },
  { key: 'use', label: '适合', values: { a: '推理、微调、渲染', b: '推理、视频生成', c: '大模型训练' } },
];

const meta = {
  title: '组件/数据/SpecTable 规格对比',
  component: SpecTable,
  args: { caption: '显卡对比', columns, rows },
} satisfies Meta<typeof SpecTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Differences: Story = { args: { markDifferences: true }, tags: ['visual'] };
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Tag } from '../../feedback/Tag/Tag';
import { RadioCards } from './RadioCards';

const due = [
  {
    value: 'keep',
    title: '保留磁盘',
    tag: <Tag tone="info">推荐</Tag>,
    detail: '300GB 按 ¥0.42/天计费，最长保留 15 天',
  },
  { value: 'release', title: '释放磁盘', detail: '到期后数据立即清除，不再计费' },
];
const images = [
  {
    value: 'pytorch',
    title: 'PyTorch 2.5',
    tag: <Tag>支持插件</Tag>,
    detail: 'Ubuntu 22.04 · CUDA 12.4',
    fact: '18.6GB',
  },
  {
    value: 'tensorflow',
    title: 'TensorFlow 2.17',
    tag: <Tag>支持插件</Tag>,
    detail: 'Ubuntu 22.04 · CUDA 12.3',
    fact: '16.2GB',
  },
  {
    value: 'windows',
    title: 'Windows Server 2022',
    detail: '中文版',
    fact: '22.0GB',
    disabled: true,
    reason: '该机房暂无此镜像',
  },
  {
    value: 'long',
    title: '基于通义千问的医疗影像报告生成环境（含数据预处理与评测脚本）',
    detail: 'Ubuntu 22.04 · CUDA 12.4 · 预装全部依赖与示例数据集',
    fact: '34.8GB',
  },
];

const meta = {
  title: '组件/输入/RadioCards 单选卡片',
  component: RadioCards,
  args: { 'aria-label': '镜像', cards: images, defaultValue: 'pytorch', onValueChange: fn() },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMarks: Story = {
  args: { 'aria-label': '到期处理', cards: due, columns: 2, marks: true, defaultValue: 'keep' },
};
export const NothingChosen: Story = { args: { defaultValue: undefined } };
export const Invalid: Story = { args: { defaultValue: undefined, invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  args: { columns: 1 },
  decorators: [framed({ width: 288 })],
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioCards aria-label="镜像" cards={images} defaultValue="pytorch" />
      <RadioCards aria-label="到期处理" cards={due} columns={2} marks defaultValue="keep" />
      <RadioCards aria-label="到期处理（禁用）" cards={due} columns={2} marks disabled defaultValue="keep" />
      <RadioCards aria-label="到期处理（错误）" cards={due} columns={2} marks invalid />
    </div>
  ),
};

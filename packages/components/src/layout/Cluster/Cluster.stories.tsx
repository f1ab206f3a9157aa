import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../../feedback/Tag/Tag';
import { Cluster } from './Cluster';

const words = ['显存 ≥24GB', '华东一区', '可关机保留', '支持包月', '单机 8 卡', '仅限企业认证'];
const meta = {
  title: '组件/布局/Cluster 横向排列',
  component: Cluster,
  args: { gap: 8, children: words.map((word) => <Tag key={word}>{word}</Tag>) },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfTwoEnds: Story = { args: { justify: 'between' } };
export const WrapsInLittleRoom: Story = { args: { rowGap: 4, style: { width: 220 } } };
export const OneLine: Story = { args: { wraps: false } };
export const InWords: Story = { args: { as: 'span', inline: true, size: 'small', tone: 'secondary' } };

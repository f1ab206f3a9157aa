import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { terminalPicture } from '../../../test/picture-fixtures';
import { Card } from '../Card/Card';
import { MarkdownView } from '../MarkdownView/MarkdownView';
import { Thread, type ThreadEntry } from './Thread';
import { daySeconds } from '../../time-units';

const at = 1_795_154_460;
const entries: ThreadEntry[] = [
  {
    key: '1',
    at,
    author: '林知远',
    own: true,
    content:
      'yolo11-缺陷检测 这台 4 卡实例从 13:09 开始报 NCCL 超时，随后 nvidia-smi 只剩 2 张卡。麻烦确认是否硬件问题，剩余租期能否补偿。',
    pictures: [{ key: 'p', src: terminalPicture, alt: 'nvidia-smi 输出' }],
    files: [
      { key: 'a', name: 'train-rank2.log', size: '248 KB', href: '#a' },
      { key: 'b', name: 'dmesg-a-very-long-file-name-without-space-1309.txt', size: '36 KB', href: '#b' },
    ],
  },
  { key: '2', kind: 'event', at: at + 480, text: '工程师 周工 已受理，用时 8 分钟' },
  {
    key: '3',
    at: at + 1260,
    author: '周工 · 技术支持',
    content: (
      <MarkdownView
        idPrefix="reply"
        source={
          '您好，已核对宿主机日志，属于硬件掉卡。请选择：\n\n1. 原机冷重启，约 6 分钟，数据保留。\n2. 迁移到同机房另一台宿主机，约 25 分钟。'
        }
      />
    ),
  },
  { key: '4', at: at + daySeconds, author: '林知远', own: true, content: '选方案 2。', state: 'sending' },
  {
    key: '5',
    at: at + 86_460,
    author: '林知远',
    own: true,
    content: '迁移前我会停掉重新拉起的 2 卡任务。',
    state: 'failed',
  },
];

const meta = {
  title: '组件/数据/Thread 对话',
  component: Thread,
  args: { entries, onRetry: fn(), onPictureOpen: fn(), onShowFresh: fn() },
  decorators: [
    (Story) => (
      <Card style={{ maxWidth: 820 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const OneMessage: Story = { args: { entries: entries.slice(0, 1) } };
export const LongWord: Story = {
  args: {
    entries: [
      {
        key: '1',
        at,
        author: '一个非常非常长的企业名称有限责任公司技术研发中心',
        content:
          'https://example.com/a-very-long-address-without-any-space-that-must-not-widen-the-page-01234567890123456789',
      },
    ],
  },
};
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
};

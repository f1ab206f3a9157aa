import { hourSeconds } from '@compute-market/contract/rules/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NoticeText } from '@compute-market/contract/entities/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { fn } from 'storybook/test';
import { loading, ready } from '../../resource';
import { NoticeScreen, type NoticeScreenProps } from './NoticeScreen';

/** 2026-11-20 12:05:21 in China. */
const published = 1_795_147_521;

const maintenance: NoticeText = {
  Id: 31,
  Title: '华东一区网络设备升级通知（11 月 25 日凌晨）',
  Original: '升级核心交换机，期间公网连接会有两次闪断。',
  Type: NOTICE_TYPE.maintenance,
  CreateTime: published,
  UpdateTime: published + hourSeconds,
  Districts: ['华东一区'],
  Prev: null,
  Next: { Id: 30, Title: 'H20 96GB 到货，包月低至 4,500.72 元每卡' },
  Content: `## 升级时间

2026-11-25 02:00 至 04:00（北京时间）。

## 影响范围

| 项目 | 影响 |
| --- | --- |
| 运行中的训练任务 | 不受影响，GPU 与磁盘不中断 |
| SSH、VNC、远程桌面 | 断开两次，每次不超过 90 秒 |

## 您可以做什么

1. 长时间的命令请放在 \`tmux\` 中运行，断开后可重新接入。
2. 训练脚本请按步保存检查点。`,
};

const system: NoticeText = {
  ...maintenance,
  Id: 28,
  Title: '到期处理支持批量设置',
  Type: NOTICE_TYPE.system,
  UpdateTime: published,
  Districts: [],
  Prev: { Id: 29, Title: '容器镜像新增 vLLM 0.9' },
  Content: '在 [我的实例](/console/dashboard) 中多选后，可一次设置到期处理。',
};

function Page(props: NoticeScreenProps) {
  return (
    <main>
      <NoticeScreen {...props} />
    </main>
  );
}

const meta = {
  title: '界面/内容/NoticeScreen 公告详情',
  component: Page,
  args: { notice: ready(maintenance), affected: [], onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const affected = [
  { name: 'k7f3a2c', title: 'llama3-8b-sft', district: '华东一区', href: '/console/instancePlugin/k7f3a2c' },
  {
    name: 'k9d1e0b',
    title: 'an-unbreakable-note-of-a-very-long-experiment-name-0123456789',
    district: '华东一区',
    href: '/console/instancePlugin/k7f3a2c',
  },
];

export const Default: Story = { globals: desktop };
/** A customer with machines in the room sees which. */
export const WithAffectedInstances: Story = { args: { affected }, globals: desktop, tags: ['visual'] };
export const BetweenNeighbours: Story = { args: { notice: ready(system) }, globals: desktop };
export const Loading: Story = { args: { notice: loading }, globals: desktop };
export const Missing: Story = { args: { notice: { state: 'error', reason: '公告不存在或已下线' } }, globals: desktop };
export const Failed: Story = {
  args: {
    notice: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3' },
  },
  globals: desktop,
};
export const Phone: Story = { args: { affected }, globals: phone, tags: ['visual-phone'] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { Dot } from '../../feedback/Dot/Dot';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { MonitorIcon } from '../../icons/MonitorIcon';
import { List } from './List';

const notices = [
  {
    key: '1',
    title: '华东一区 11 月 22 日 02:00 网络维护通知',
    href: '#1',
    description: '维护期间网络中断约 10 分钟，实例不重启，不计费。',
    meta: '2026-11-20',
    strong: true,
    leading: <Dot label="未读" />,
  },
  {
    key: '2',
    title: 'RTX 5090 上线华北二区',
    href: '#2',
    description: '新卡型包天 9.8 折，会员折扣可叠加。',
    meta: '2026-11-18',
  },
  {
    key: '3',
    title: '一个没有空格的很长的名字averyveryverylongnamewithoutanyspacethatmustwrapinsideitsline',
    href: '#3',
    meta: '2026-11-02',
  },
];
const downloads = [
  {
    key: 'a',
    leading: <MonitorIcon size={18} />,
    title: 'Windows App',
    description: '1.3.244 · Windows 10 及以上 · 48.2 MB',
    action: (
      <LinkButton size="sm" href="#a">
        下载
      </LinkButton>
    ),
  },
  {
    key: 'b',
    leading: <MonitorIcon size={18} />,
    title: 'FileZilla',
    description: '3.69.4 · Windows / macOS / Linux · 12.6 MB',
    action: (
      <LinkButton size="sm" href="#b">
        下载
      </LinkButton>
    ),
  },
];

const meta = { title: '组件/数据/List 列表', component: List, args: { items: notices } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Downloads: Story = { args: { items: downloads, frame: 'framed' }, tags: ['visual'] };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { items: [], empty: <EmptyState title="暂无公告" /> } };
export const Phone: Story = {
  args: { frame: 'framed' },
  decorators: [framed({ maxWidth: 288 })],
};

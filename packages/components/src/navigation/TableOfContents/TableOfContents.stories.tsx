import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { TableOfContents } from './TableOfContents';

const entries = [
  { id: 'a', text: '连接实例', level: 1 },
  { id: 'b', text: '使用终端', level: 2 },
  { id: 'c', text: '使用 VS Code Remote 连接到多卡实例并转发端口', level: 2 },
  { id: 'd', text: '端口转发', level: 3 },
  { id: 'e', text: '常见问题', level: 1 },
];

const meta = {
  title: '组件/导航/TableOfContents 目录',
  component: TableOfContents,
  args: { entries, activeId: 'b' },
  decorators: [framed({ maxWidth: 220 })],
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const OneHeading: Story = { args: { entries: entries.slice(0, 1) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { CopyIcon } from '../../icons/CopyIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { SideNav } from './SideNav';

const meta = {
  title: '组件/导航/SideNav 侧边导航',
  component: SideNav,
  parameters: {
    a11y: { context: { exclude: [] } },
    layout: 'fullscreen',
  },
  args: {
    label: '控制台导航',
    groups: [
      {
        key: 'rent',
        label: '我的租用',
        items: [
          { href: '#dashboard', label: '我的实例', icon: <CopyIcon />, current: true },
          { href: '#reservations', label: '裸金属预约', icon: <SearchIcon /> },
          { href: '#disk', label: '云盘', icon: <ChevronRightIcon /> },
        ],
      },
      {
        key: 'cost',
        label: '费用中心',
        items: [
          { href: '#recharge', label: '充值', icon: <InfoIcon /> },
          { href: '#coupon', label: '我的卡包', icon: <CopyIcon />, count: 3 },
          { href: '#invoice', label: '发票管理', icon: <InfoIcon /> },
        ],
      },
      {
        key: 'support',
        label: '服务支持',
        items: [
          { href: '#new', label: '提交工单', icon: <SearchIcon /> },
          { href: '#mine', label: '我的工单', icon: <InfoIcon />, dotLabel: '有新回复' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } }, tags: ['visual'] };
export const Folded: Story = { globals: { viewport: { value: 'tablet' } } };
/** The drawer around it is a component too: nothing in it may fold because of that. */
export const InDrawer: Story = {
  decorators: [
    (Story) => (
      <div data-component="Drawer">
        <Story />
      </div>
    ),
  ],
  args: { inDrawer: true },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tabs } from './Tabs';

const meta = {
  title: '组件/导航/Tabs 页签',
  component: Tabs,
  args: {
    label: '我的卡包',
    items: [
      { value: 'unused', label: '未使用', count: 3 },
      { value: 'used', label: '已使用', count: 2 },
      { value: 'expired', label: '已过期' },
      { value: 'center', label: '领券中心' },
    ],
    children: <p style={{ padding: '16px 0' }}>三张可用的优惠券</p>,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const SecondChosen: Story = { args: { defaultValue: 'used' } };
export const WithDisabled: Story = {
  args: {
    items: [
      { value: 'kvm', label: '云主机', count: 36 },
      { value: 'metal', label: '裸金属', disabled: true },
    ],
  },
};
export const RowAlone: Story = { args: { children: undefined } };
export const Phone: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      value: `tab-${index}`,
      label: `第 ${index + 1} 组实例`,
      count: index,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

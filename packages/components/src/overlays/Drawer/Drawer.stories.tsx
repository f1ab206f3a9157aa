import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { Drawer } from './Drawer';

const meta = {
  title: '组件/浮层/Drawer 抽屉',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: '订单详情', children: '订单号 118220261118，微信支付 ¥1,500.00' },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = ['算力市场', '控制台', '文档', '联系客服', '登录'].map((name) => (
  <p key={name} style={{ padding: '9px 0' }}>
    <a href={`#${name}`}>{name}</a>
  </p>
));

export const Default: Story = { tags: ['visual'] };
export const Left: Story = { args: { side: 'left', title: '算力市场', children: links }, tags: ['visual'] };
export const WithFooter: Story = { args: { footer: <Button variant="primary">申请开票</Button> } };
export const Busy: Story = { args: { busy: true } };
export const PhoneLeft: Story = {
  args: { side: 'left', title: '算力市场', children: links },
  globals: { viewport: { value: 'phone' } },
};
export const PhoneRight: Story = { globals: { viewport: { value: 'phone' } } };

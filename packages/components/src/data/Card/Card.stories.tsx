import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button';
import { Card } from './Card';

const meta = {
  title: '组件/数据/Card 卡片',
  component: Card,
  args: {
    title: '子账号',
    meta: '4 个 · 额度共用主账号余额，用完即停',
    actions: <Button variant="outline">新建子账号</Button>,
    children: '子账号可以租用实例，不能充值。',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Plain: Story = { args: { title: undefined, meta: undefined, actions: undefined } };
export const WithFooter: Story = { args: { footer: '绑定微信后可开启微信通知。' }, tags: ['visual'] };
export const Flush: Story = { args: { padding: 'none', children: <div style={{ padding: 20 }}>到达边缘的内容</div> } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

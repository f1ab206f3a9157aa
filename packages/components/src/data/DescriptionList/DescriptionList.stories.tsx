import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Money } from '../Money/Money';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: '组件/数据/DescriptionList 描述列表',
  component: DescriptionList,
  args: {
    items: [
      { key: 'name', term: '用户名', detail: '林知远', action: <a href="#edit">修改</a> },
      { key: 'phone', term: '手机号', detail: '138****6021' },
      { key: 'company', term: '认证主体', detail: '深研视觉科技（杭州）有限公司', action: <a href="#view">查看</a> },
      { key: 'mail', term: '邮箱' },
    ],
  },
  decorators: [framed({ maxWidth: 440 })],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = { args: { layout: 'rows' }, tags: ['visual'] };
export const Sums: Story = {
  args: {
    dense: true,
    items: [
      { key: 'now', term: '当前余额', detail: <Money fen={286_040} /> },
      { key: 'add', term: '本次充值', detail: <Money fen={150_000} sign="always" /> },
      { key: 'after', term: '充值后余额', detail: <Money fen={436_040} tone="strong" /> },
    ],
  },
  tags: ['visual'],
};
export const Phone: Story = { args: { layout: 'rows' }, globals: { viewport: { value: 'phone' } } };

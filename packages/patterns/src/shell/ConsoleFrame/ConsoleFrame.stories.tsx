import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MainOnlyPanel } from '../MainOnlyPanel/MainOnlyPanel';
import { mainAccount, mainAccountWith, subAccount, subAccountWith } from '../../viewer/fixtures';
import { ConsoleFrame } from './ConsoleFrame';

const meta = {
  title: '界面/框架/ConsoleFrame 控制台框架',
  component: ConsoleFrame,
  args: { viewer: mainAccount, lit: 'dashboard', unreadWorkOrder: true, children: <h1>我的实例</h1> },
  parameters: {
    a11y: { context: { exclude: [] } },
    layout: 'fullscreen',
    docs: { story: { height: 720 } },
  },
} satisfies Meta<typeof ConsoleFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainAccount: Story = { globals: { viewport: { value: 'desktop' } }, tags: ['visual'] };
export const Partner: Story = {
  args: { viewer: mainAccountWith({ IsPartner: true }), lit: 'income', children: <h1>合作收益</h1> },
  globals: { viewport: { value: 'desktop' } },
};
export const SubAccountWithoutBills: Story = {
  args: {
    viewer: subAccountWith({ Rights: ['run'] }),
    lit: null,
    children: <MainOnlyPanel title="费用明细" mainPhone="138****6021" right="bill" />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('子账号没有「账单」权限');
    await expect(canvas.queryByRole('link', { name: '费用明细' })).toBeNull();
  },
};
export const SubAccount: Story = { args: { viewer: subAccount }, globals: { viewport: { value: 'desktop' } } };
export const SubAccountOnMainOnly: Story = {
  args: { viewer: subAccount, lit: 'recharge', children: <MainOnlyPanel title="充值" mainPhone="138****6021" /> },
  globals: { viewport: { value: 'desktop' } },
  tags: ['visual'],
};
export const AccountUnknown: Story = {
  args: { viewer: { role: 'unknown' } },
  globals: { viewport: { value: 'desktop' } },
};
export const Folded: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** A page of the console's menu that visitors may read. */
export const Visitor: Story = { args: { viewer: { role: 'visitor' }, lit: null, children: <h1>工单服务协议</h1> } };

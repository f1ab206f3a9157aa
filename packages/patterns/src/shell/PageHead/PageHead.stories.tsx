import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@compute-market/components/button';
import { DownloadIcon, PlusIcon } from '@compute-market/components/icons';
import { PageHead } from './PageHead';

const meta = {
  title: '界面/框架/PageHead 页面标题',
  component: PageHead,
  args: { title: '我的实例' },
  parameters: { docs: { story: { height: 160 } } },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button icon={<DownloadIcon size={14} />}>导出</Button>
    <Button variant="primary" icon={<PlusIcon size={14} />}>
      新建子账号
    </Button>
  </>
);
const longHelp = '子账号使用主账号的余额与会员折扣租用，花费计入各自的额度；额度用完后不能再租用，运行中的实例不受影响';

export const TitleOnly: Story = {};
export const WithHelp: Story = { args: { help: '充值实时到账，可开具发票；对公转账由客服核对后入账' } };
export const WithActions: Story = {
  args: { title: '子账号管理', help: '子账号使用主账号的余额租用', actions },
  tags: ['visual'],
};
export const LongHelp: Story = {
  args: { title: '某某市高性能计算与人工智能联合实验室的子账号', help: longHelp, actions },
};
export const Phone: Story = {
  args: { title: '子账号管理', help: longHelp, actions },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};

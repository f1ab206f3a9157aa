import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Link } from '../../actions/Link/Link';
import { Banner, OfflineBanner } from './Banner';

const meta = {
  title: '组件/反馈/Banner 横幅',
  component: Banner,
  args: { tone: 'info', children: '华东一区将于 11-22 02:00 至 04:00 维护，期间不能新建实例' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { render: () => <OfflineBanner /> };
export const OfflineSince: Story = { render: () => <OfflineBanner dataFrom={1_795_154_721} /> };
export const WithAction: Story = { args: { action: <Link href="#notice">查看公告</Link> } };
export const Narrow: Story = {
  args: { action: <Link href="#notice">查看公告</Link> },
  decorators: [framed({ width: 320 })],
};

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <OfflineBanner />
      <Banner tone="info" action={<Link href="#notice">查看公告</Link>}>
        华东一区将于 11-22 02:00 至 04:00 维护
      </Banner>
      <Banner tone="err">支付服务暂时不可用，余额租用不受影响</Banner>
    </div>
  ),
};

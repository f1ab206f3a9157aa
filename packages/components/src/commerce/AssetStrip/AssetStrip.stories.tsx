import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link';
import { InfoTip } from '../../overlays/InfoTip/InfoTip';
import { AssetStrip } from './AssetStrip';
import { hourSeconds } from '../../time-units';

const meta = {
  title: '组件/交易/AssetStrip 资产',
  component: AssetStrip,
  args: {
    balance: 286_040,
    quota: 200_000,
    remaining: 200_000,
    voucher: 12_000,
    runway: { seconds: 89 * hourSeconds, note: '到 11-24 07:26 续费 llama3 时不足' },
    creditHelp: <InfoTip label="授信说明">余额用完后可用授信租用，充值后优先恢复。</InfoTip>,
    voucherHelp: <InfoTip label="算力券说明">仅抵扣订单，不抵扣欠费，不可提现。</InfoTip>,
    voucherAction: <Link href="#buy">购买算力券</Link>,
  },
} satisfies Meta<typeof AssetStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arrears: Story = { args: { balance: 0, debt: 31_260, remaining: 168_740, runway: { seconds: 0 } } };
export const NoCredit: Story = {
  args: { quota: 0, remaining: 0, runway: {} },
};

/** Calm, in arrears, a new account, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AssetStrip {...args} />
      <AssetStrip {...args} balance={0} debt={31_260} remaining={168_740} runway={{ seconds: 0 }} />
      <AssetStrip {...args} balance={0} quota={0} remaining={0} voucher={0} runway={undefined} />
    </div>
  ),
};

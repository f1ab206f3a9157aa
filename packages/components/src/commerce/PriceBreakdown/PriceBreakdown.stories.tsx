import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { PaymentSplit } from '../PaymentSplit/PaymentSplit';
import { PriceBreakdown, type PriceLine } from './PriceBreakdown';

const charges: PriceLine[] = [
  { key: 'compute', name: '算力', detail: '¥4.38 × 72小时', fen: 31_536 },
  { key: 'disk', name: '数据盘', detail: '¥0.0300 × 72小时', fen: 216 },
  { key: 'bandwidth', name: '带宽', detail: '¥0.18 × 72小时', fen: 1296 },
];
const discounts: PriceLine[] = [
  { key: 'list', name: '原价', fen: 33_048, strong: true },
  { key: 'period', name: '周期折扣', tag: '按天 9.8折', fen: -661 },
  { key: 'vip', name: '会员折扣', tag: '银牌 9.7折', fen: -972 },
  {
    key: 'coupon',
    name: '优惠券',
    tag: '满100减10',
    tagTone: 'err',
    action: (
      <Button variant="text" size="sm">
        更换
      </Button>
    ),
    fen: -1000,
  },
];

const meta = {
  title: '组件/交易/PriceBreakdown 价格明细',
  component: PriceBreakdown,
  args: { groups: [charges, discounts], total: 30_415, saved: 2633 },
  decorators: [framed({ maxWidth: 312 })],
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const split = (
  <div style={{ marginTop: 14 }}>
    <PaymentSplit
      parts={[
        { source: 'voucher', fen: 12_000 },
        { source: 'balance', fen: 18_415 },
        { source: 'credit', fen: 0 },
      ]}
    />
  </div>
);

export const Default: Story = {};
export const Quoting: Story = { args: { quoting: true } };
export const WithPaymentSplit: Story = { args: { children: split } };
export const WithoutDiscount: Story = { args: { groups: [charges], total: 33_048, saved: 0 } };
export const EightDigits: Story = {
  args: {
    groups: [[{ key: 'compute', name: '算力', detail: '¥171.42 × 7200小时', fen: 1_234_567_890 }]],
    total: 1_234_567_890,
    saved: undefined,
  },
};

/** Rest, with the purses, and the short one, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <PriceBreakdown {...args} />
      <PriceBreakdown
        {...args}
        groups={[[...charges.slice(0, 1), ...discounts.slice(1)]]}
        total={28_978}
        saved={undefined}
        size="card"
        label="价格明细（一台）"
      />
      <PriceBreakdown {...args} label="价格明细与扣费">
        {split}
      </PriceBreakdown>
    </div>
  ),
};

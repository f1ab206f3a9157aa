import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Link } from '../../actions/Link/Link';
import { CouponCard, type CouponCardProps } from './CouponCard';
import { CouponCardSkeleton } from './CouponCardSkeleton';

const meta = {
  title: '组件/交易/CouponCard 优惠券',
  component: CouponCard,
  args: {
    kind: 'reduction',
    state: 'claimable',
    figure: '10',
    sign: 'yuan',
    condition: '满 ¥100 可用',
    name: '新人满减券',
    tags: ['全部显卡'],
    note: '剩余 1,204 张',
    period: '领取后 7 天有效',
    onAction: fn(),
  },
  decorators: [framed({ maxWidth: 366 })],
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const discount = {
  kind: 'discount',
  figure: '9.5',
  sign: 'discount',
  condition: '无门槛',
  name: 'A100 训练专享折扣券',
  tags: ['A100 SXM4', '限包时租用'],
} as const;
const recharge = {
  kind: 'recharge',
  figure: '20',
  sign: 'yuan',
  condition: '充值券',
  name: '实名认证充值券',
  tags: ['充入余额', '不可提现'],
  note: '2026-11-15 起',
  period: '至 2026-12-15 23:59',
} as const;
const soon = { urgency: { tone: 'soon', label: '仅剩 2 天' }, period: '至 2026-11-22 23:59' } as const;
const urgent = { urgency: { tone: 'urgent', label: '仅剩 18 小时' }, period: '至 2026-11-21 08:00' } as const;
const student = {
  ...discount,
  figure: '9',
  name: '学生专享折扣券',
  tags: ['RTX 4090', '需学生认证'],
  period: '剩余 320 张',
  verifyLink: <Link href="#verify">去完成学生认证</Link>,
} as const;

export const Claimable: Story = {};
export const Claiming: Story = { args: { state: 'claiming' } };
export const Claimed: Story = { args: { state: 'claimed' } };
export const NoneLeft: Story = {
  args: {
    state: 'noneLeft',
    figure: '200',
    condition: '满 ¥2,000 可用',
    name: '企业大额满减券',
    tags: ['仅限企业'],
    note: '已领完',
    period: '下一批 12-01 10:00',
  },
};
export const NeedsVerification: Story = { args: { ...student, state: 'unverified' } };
export const Unused: Story = {
  args: { state: 'unused', actionHref: '#store', note: '2026-11-15 起', period: '至 2026-12-15 23:59' },
};
export const LastThreeDays: Story = { args: { ...discount, state: 'unused', ...soon } };
export const LastDay: Story = { args: { state: 'unused', ...urgent } };
export const Recharge: Story = { args: { ...recharge, state: 'unused' } };
export const Charging: Story = { args: { ...recharge, state: 'charging' } };
export const NotStarted: Story = {
  args: { ...discount, state: 'notStarted', note: '2026-12-01 起', period: '至 2026-12-15 23:59' },
};
export const Used: Story = {
  args: {
    state: 'used',
    figure: '30',
    condition: '满 ¥300 可用',
    name: '10 月回馈满减券',
    note: '用于 bert-蒸馏',
    period: '2026-11-12 21:42',
  },
};
export const Expired: Story = {
  args: {
    ...discount,
    state: 'expired',
    figure: '9.8',
    name: '周末折扣券',
    tags: ['RTX 3090'],
    note: '2026-11-10 起',
    period: '至 2026-11-16 23:59',
  },
};
export const LongWords: Story = {
  args: {
    state: 'unused',
    figure: '12,345.50',
    name: '二〇二六年度高性能计算平台企业客户专享大额满减优惠券',
    tags: ['A100 SXM4 80GB', '仅限企业', '限包时租用', '云主机 / 容器'],
    ...urgent,
  },
};
export const Strip: Story = { args: { layout: 'strip', note: '7 天有效', period: undefined } };
export const StripLastDay: Story = { args: { layout: 'strip', state: 'unused', ...urgent } };
export const Loading: Story = { render: () => <CouponCardSkeleton /> };

const cards: readonly Partial<CouponCardProps>[] = [
  {},
  { state: 'claiming' },
  { state: 'claimed' },
  { ...student, state: 'unverified' },
  {
    state: 'noneLeft',
    figure: '200',
    condition: '满 ¥2,000 可用',
    name: '企业大额满减券',
    tags: ['仅限企业'],
    note: '已领完',
    period: '下一批 12-01 10:00',
  },
  { ...discount, state: 'notStarted', note: '2026-12-01 起', period: '至 2026-12-15 23:59' },
  { state: 'unused', ...urgent },
  { ...discount, state: 'unused', ...soon },
  { ...recharge, state: 'unused' },
  { ...recharge, state: 'charging' },
  {
    state: 'used',
    figure: '30',
    condition: '满 ¥300 可用',
    name: '10 月回馈满减券',
    note: '用于 bert-蒸馏',
    period: '2026-11-12 21:42',
  },
  {
    ...discount,
    state: 'expired',
    figure: '9.8',
    name: '周末折扣券',
    tags: ['RTX 3090'],
    note: '2026-11-10 起',
    period: '至 2026-11-16 23:59',
  },
];
const strips: readonly Partial<CouponCardProps>[] = [
  { note: '7 天有效' },
  { ...discount, name: '训练专享折扣券', condition: 'A100', note: '剩余 86 张' },
  {
    ...recharge,
    figure: '5',
    name: '实名充值券',
    condition: '实名后可领，充入余额',
    note: undefined,
    state: 'unverified',
    verifyLink: <Link href="#verify">去认证</Link>,
  },
  { figure: '50', name: '企业满减券', condition: '满 ¥1,000', note: '仅限企业', state: 'noneLeft' },
];

/** Every state, as a card and as a strip, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [framed({ width: 1180 })],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 16 }}>
      {cards.map((card, index) => (
        <CouponCard key={`card-${index}`} {...args} {...card} />
      ))}
      <CouponCardSkeleton />
      {strips.map((card, index) => (
        <CouponCard key={`strip-${index}`} {...args} period={undefined} {...card} layout="strip" />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { now } from '../payment-view/fixtures';
import type { CouponQuery } from './coupon-query';
import { CouponDialog } from './CouponDialog';
import { CouponScreen, type CouponScreenProps } from './CouponScreen';
import { coupons, groups, longCoupons } from './fixtures';

/** The console around it, and tabs and filters that answer, as the application's address does. */
function Page(props: CouponScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: CouponQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="coupon" unreadWorkOrder={false}>
      <CouponScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const unused: CouponQuery = { tab: 'unused', kind: 'all', sort: 'expiry' };
const inTab = (tab: CouponQuery['tab']): CouponQuery => ({ ...unused, tab });
const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/费用/CouponScreen 我的卡包',
  component: Page,
  args: {
    query: unused,
    coupons: ready(coupons),
    groups: ready(groups),
    voucher: fen(12_000),
    pendingOffer: null,
    onPutInOffer: fn(),
    now,
    pendingGroup: null,
    pendingCoupon: null,
    onQueryChange: fn(),
    onClaim: fn(),
    onRedeem: fn(),
    onRetry: fn(),
    onLearnVoucher: fn(),
    onBuyVoucher: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Unused: Story = { globals: desktop, tags: ['visual'] };
export const Used: Story = { args: { query: inTab('used') }, globals: desktop };
export const Expired: Story = { args: { query: inTab('expired') }, globals: desktop };
/** Can be claimed, needs a verification, claimed, none left. */
export const ClaimCentre: Story = { args: { query: inTab('centre') }, globals: desktop, tags: ['visual'] };
export const Tablet: Story = { args: { query: inTab('centre') }, globals: { viewport: { value: 'tablet' } } };
export const OnlyRechargeCoupons: Story = { args: { query: { ...unused, kind: 'recharge' } }, globals: desktop };
export const LongNames: Story = {
  args: { coupons: ready(longCoupons), voucher: fen(1_234_567_890) },
  globals: desktop,
};

export const Loading: Story = { args: { coupons: loading, groups: loading, voucher: null }, globals: desktop };
export const Refreshing: Story = {
  args: { coupons: { state: 'ready', data: coupons, refreshing: true } },
  globals: desktop,
};
export const CouponsFailed: Story = { args: { coupons: failed }, globals: desktop };
export const CentreFailed: Story = { args: { query: inTab('centre'), groups: failed }, globals: desktop };
export const NothingToUse: Story = { args: { coupons: ready([]), voucher: fen(0) }, globals: desktop };
export const NothingUsed: Story = { args: { query: inTab('used'), coupons: ready([]) }, globals: desktop };
export const NothingExpired: Story = { args: { query: inTab('expired'), coupons: ready([]) }, globals: desktop };
export const NothingOnOffer: Story = { args: { query: inTab('centre'), groups: ready([]) }, globals: desktop };
export const NoResult: Story = {
  args: { query: { ...inTab('expired'), kind: 'recharge' } },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(inTab('expired'));
    await canvas.findByText('周末折扣券');
  },
};

export const Claiming: Story = { args: { query: inTab('centre'), pendingGroup: 11 }, globals: desktop };
export const Redeeming: Story = { args: { pendingCoupon: 3 }, globals: desktop };
/** A recharge coupon is used after a question, and only then (product §4). */
export const RedeemAsked: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^充入余额/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('将 ¥20.00 充入账户余额？');
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneCentre: Story = { args: { query: inTab('centre') }, globals: phone };
export const PhoneLongNames: Story = {
  args: { coupons: ready(longCoupons), voucher: fen(1_234_567_890) },
  globals: phone,
};

const dialog = {
  open: true,
  onClose: fn(),
  coupons: ready(coupons),
  groups: ready(groups),
  pendingOffer: null,
  onPutInOffer: fn(),
  now,
  pendingGroup: null,
  pendingCoupon: null,
  onClaim: fn(),
  onRedeem: fn(),
  onRetry: fn(),
};

/** Over any page: claim, or see what can be used. */
export const InDialog: Story = {
  render: () => <CouponDialog {...dialog} />,
  globals: desktop,
  tags: ['visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /未使用|可使用|待使用/ }));
    await userEvent.click(screen.getByRole('tab', { name: /领券/ }));
  },
};
export const InDialogFailed: Story = { render: () => <CouponDialog {...dialog} groups={failed} />, globals: desktop };
export const InDialogOnAPhone: Story = { render: () => <CouponDialog {...dialog} />, globals: phone };

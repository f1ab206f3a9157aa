import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { GiftIcon } from '@compute-market/components/icons';
import { Skeleton } from '@compute-market/components/skeleton';
import { Tabs } from '@compute-market/components/tabs';
import { VoucherPanel } from '@compute-market/components/voucher-panel';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { groupState } from '@compute-market/contract/rules/coupon';
import type { Fen } from '@compute-market/contract/rules/money';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { SlowHint } from '../../slow-hint';
import { ClaimCenter } from './ClaimCenter';
import { couponTabs, heldIn, type CouponQuery, type CouponTab } from './coupon-query';
import { HiddenHeading, Room } from './CouponScreen.styles';
import { Filters } from './Filters';
import { HeldCoupons } from './HeldCoupons';
import { couponMessages as messages } from './messages';

export interface CouponScreenProps {
  query: CouponQuery;
  /** Everything that was claimed. */
  coupons: Resource<readonly Coupon[]>;
  /** What is on offer. */
  groups: Resource<readonly CouponGroup[]>;
  /** Compute vouchers left, fen; null until user info has been read. */
  voucher: Fen | null;
  /** The server's time, seconds. */
  now: number;
  /** The group or coupon whose request is under way. */
  pendingGroup: number | null;
  pendingCoupon: number | null;
  onQueryChange: (query: CouponQuery) => void;
  onClaim: (groupId: number) => void;
  /** Group whose recharge coupon is being claimed and put in. */
  pendingOffer: number | null;
  onPutInOffer: (groupId: number) => void;
  /** Puts a recharge coupon into the balance, after the person has confirmed. */
  onRedeem: (couponId: number) => void;
  onRetry: () => void;
  onLearnVoucher: () => void;
  onBuyVoucher: () => void;
}

/** How many cards a tab holds; of the centre, how many can still be claimed. Undefined until it is known. */
function countOf(
  { coupons, groups, now }: Pick<CouponScreenProps, 'coupons' | 'groups' | 'now'>,
  tab: CouponTab,
): number | undefined {
  if (tab === 'centre')
    return groups.state === 'ready'
      ? groups.data.filter((group) => groupState(group, now) === 'claimable').length
      : undefined;
  return coupons.state === 'ready' ? heldIn(coupons.data, tab, now).length : undefined;
}

/** /console/coupon: what was claimed, and what can be (screens B14). */
export function CouponScreen({ voucher, onLearnVoucher, onBuyVoucher, ...props }: CouponScreenProps) {
  const { query, onQueryChange } = props;
  const showTab = (tab: CouponTab) => onQueryChange({ ...query, tab });
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={
          query.tab !== 'centre' && (
            <Button icon={<GiftIcon size={14} />} onClick={() => showTab('centre')}>
              {messages.tabs.centre}
            </Button>
          )
        }
      />
      {voucher === null ? (
        <div>
          <Skeleton shape="block" width="100%" height={94} />
          <SlowHint />
        </div>
      ) : (
        <VoucherPanel
          fen={voucher}
          rules={messages.voucherRules}
          actions={
            <>
              <Button variant="text" onClick={onLearnVoucher}>
                {messages.learnVoucher}
              </Button>
              <Button variant="outline" onClick={onBuyVoucher}>
                {messages.buyVoucher}
              </Button>
            </>
          }
        />
      )}
      <Card padding="none">
        <Tabs
          inset
          label={messages.tabsLabel}
          value={query.tab}
          onValueChange={showTab}
          items={couponTabs.map((value) => ({ value, label: messages.tabs[value], count: countOf(props, value) }))}
        >
          <Room>
            <HiddenHeading>{messages.tabs[query.tab]}</HiddenHeading>
            <Filters query={query} onQueryChange={onQueryChange} />
            {query.tab === 'centre' ? <ClaimCenter {...props} /> : <HeldCoupons {...props} tab={query.tab} />}
          </Room>
        </Tabs>
      </Card>
    </PageBody>
  );
}

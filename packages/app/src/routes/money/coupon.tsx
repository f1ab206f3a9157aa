import { assignCoupon, getAssignedCoupons, getVisibleCouponGroups, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { COUPON_PAGE_SIZE } from '@compute-market/contract/constants';
import { readList } from '@compute-market/contract/envelope';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { ASSIGNED_COUPON_FILTER, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { couponParameters, CouponScreen, readCouponQuery } from '@compute-market/patterns/money/CouponScreen';
import { walletOf } from '@compute-market/patterns/money/wallet';
import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { refreshUser } from '../../flows/account';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { verification } from '../../state/verification';
import { settle, useResult } from '../result';
import { moneyRouteMessages as messages } from './messages';
import { useBuyVoucher } from './useBuyVoucher';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal, quiet: true };
  const everything = { page: 1, page_size: COUPON_PAGE_SIZE, status: ASSIGNED_COUPON_FILTER.all };
  return {
    coupons: settle(api.call(getAssignedCoupons, everything, options).then((page) => readList<Coupon>(page))),
    groups: settle(api.call(getVisibleCouponGroups, {}, options).then((list) => readList<CouponGroup>(list))),
  };
}

/** One action at a time. A failed one is silent here: the client has told why, and the card returns to what it was (decisions 22). */
function useAction(work: (id: number) => Promise<void>) {
  const [pending, setPending] = useState<number | null>(null);
  const start = async (id: number) => {
    if (pending !== null) return;
    setPending(id);
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(null);
    }
  };
  return [pending, (id: number) => void start(id)] as const;
}

const learnVoucher = () => openDialog('powerMoneyIntro');

export function Component() {
  const { coupons, groups } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const { info } = useSnapshot(user);
  const { records } = useSnapshot(verification);
  const { dialog, buyVoucher } = useBuyVoucher();
  const [pendingGroup, claim] = useAction(async (groupId) => {
    await api.call(assignCoupon, { group_id: groupId }, { idempotencyKey: `coupon-${groupId}` });
    showSuccess(messages.claimed);
    await revalidate();
  });
  const [pendingCoupon, redeem] = useAction(async (couponId) => {
    await api.call(redeemMoneyCoupon, { coupon_id: couponId }, { idempotencyKey: `redeem-${couponId}` });
    showSuccess(messages.redeemed);
    await Promise.all([revalidate(), refreshUser()]);
  });
  const verifiedEnterprise = records.some(({ verify_type, status }) => verify_type === VERIFICATION_TYPE.enterprise && status === VERIFICATION_STATUS.verified);
  return (
    <>
      <CouponScreen
        query={readCouponQuery(search)}
        coupons={useResult(coupons)}
        groups={useResult(groups)}
        voucher={info === null ? null : walletOf(info).voucher}
        // The records do not tell a student from another person: the server decides when a student's coupon is claimed.
        verified={{ student: records.some(({ status }) => status === VERIFICATION_STATUS.verified), enterprise: verifiedEnterprise }}
        now={serverNow()}
        pendingGroup={pendingGroup}
        pendingCoupon={pendingCoupon}
        onQueryChange={(query) => setSearch(couponParameters(query))}
        onClaim={claim}
        onRedeem={redeem}
        onRetry={() => void revalidate()}
        onLearnVoucher={learnVoucher}
        onBuyVoucher={buyVoucher}
      />
      {dialog}
    </>
  );
}

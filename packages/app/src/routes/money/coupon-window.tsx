import { CouponDialog } from '@compute-market/patterns/money/CouponScreen';
import { useState } from 'react';
import { serverNow } from '../../state/clock';
import { useResult } from '../result';
import type { HostedDialogProps } from '../shell/dialogs';
import { readCoupons } from './coupon-data';
import { useCouponActions } from './useCouponActions';

/** The app-wide coupon dialog; it reads its lists by itself, since it may stand over any page. */
export function CouponWindow(props: HostedDialogProps) {
  const [lists, setLists] = useState(() => readCoupons());
  const readAgain = async () => {
    const next = readCoupons();
    setLists(next);
    await Promise.all([next.coupons, next.groups]);
  };
  const actions = useCouponActions(readAgain);
  return (
    <CouponDialog
      {...props}
      {...actions}
      coupons={useResult(lists.coupons, false)}
      groups={useResult(lists.groups, false)}
      now={serverNow()}
      onRetry={() => void readAgain()}
    />
  );
}

import { couponQuery, CouponScreen } from '@compute-market/patterns/money/CouponScreen';
import { walletOf } from '@compute-market/patterns/wallet';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { user } from '../../state/user';
import { useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { useRefresh } from '../useRefresh';
import { readCoupons } from './coupon-data';
import { useBuyVoucher } from './useBuyVoucher';
import { useCouponActions } from './useCouponActions';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => readCoupons({ signal });

const learnVoucher = () => openDialog('powerMoneyIntro');

export function Component() {
  const { coupons, groups } = useLoaderData<typeof loader>();
  const { refresh, readAgain } = useRefresh();
  const [query, setQuery] = useListQuery(couponQuery);
  const { info } = useSnapshot(user);
  const { dialog, buyVoucher } = useBuyVoucher();
  const actions = useCouponActions(readAgain);
  return (
    <>
      <CouponScreen
        {...actions}
        query={query}
        coupons={useResult(coupons)}
        groups={useResult(groups)}
        voucher={info === null ? null : walletOf(info).voucher}
        now={serverNow()}
        onQueryChange={setQuery}
        onRetry={refresh}
        onLearnVoucher={learnVoucher}
        onBuyVoucher={buyVoucher}
      />
      {dialog}
    </>
  );
}

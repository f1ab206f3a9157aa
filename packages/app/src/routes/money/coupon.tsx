import { couponParameters, CouponScreen, readCouponQuery } from '@compute-market/patterns/money/CouponScreen';
import { walletOf } from '@compute-market/patterns/money/wallet';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { user } from '../../state/user';
import { useResult } from '../result';
import { readCoupons } from './coupon-data';
import { useBuyVoucher } from './useBuyVoucher';
import { useCouponActions } from './useCouponActions';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => readCoupons({ signal, quiet: true });

const learnVoucher = () => openDialog('powerMoneyIntro');

export function Component() {
  const { coupons, groups } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const { info } = useSnapshot(user);
  const { dialog, buyVoucher } = useBuyVoucher();
  const actions = useCouponActions(revalidate);
  return (
    <>
      <CouponScreen
        {...actions}
        query={readCouponQuery(search)}
        coupons={useResult(coupons)}
        groups={useResult(groups)}
        voucher={info === null ? null : walletOf(info).voucher}
        now={serverNow()}
        onQueryChange={(query) => setSearch(couponParameters(query))}
        onRetry={() => void revalidate()}
        onLearnVoucher={learnVoucher}
        onBuyVoucher={buyVoucher}
      />
      {dialog}
    </>
  );
}

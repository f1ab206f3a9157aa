import { getOrders } from '@compute-market/contract/calls/payment';
import { readList } from '@compute-market/contract/envelope';
import type { Order } from '@compute-market/contract/entities/order';
import { RechargeScreen } from '@compute-market/patterns/money/RechargeScreen';
import { walletOf } from '@compute-market/patterns/wallet';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { brand } from '../../brand';
import { onPaid } from '../../flows/payment';
import { readRunway } from '../../flows/runway';
import { useTopUpForm } from '../../forms/money/useTopUpForm';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { useBuyVoucher } from './useBuyVoucher';

const recentOrders = 5;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    orders: settle(
      api.call(getOrders, { page: 1, page_size: recentOrders }, options).then((page) => readList<Order>(page)),
    ),
    runway: settle(readRunway(options)),
  };
}

const learnCredit = () => openDialog('creditIntro');
const learnVoucher = () => openDialog('powerMoneyIntro');

export function Component() {
  const { orders, runway } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { info } = useSnapshot(user);
  const topUp = useTopUpForm();
  const { dialog, buyVoucher } = useBuyVoucher();
  useEffect(() => onPaid(() => void revalidate()), [revalidate]);
  return (
    <>
      <RechargeScreen
        {...topUp}
        wallet={info === null ? null : walletOf(info)}
        accountId={info?.Id ?? 0}
        bankAccount={brand.bankAccount}
        runway={useResult(runway)}
        orders={useResult(orders)}
        now={serverNow()}
        onRetry={() => void revalidate()}
        onLearnCredit={learnCredit}
        onLearnVoucher={learnVoucher}
        onBuyVoucher={buyVoucher}
      />
      {dialog}
    </>
  );
}

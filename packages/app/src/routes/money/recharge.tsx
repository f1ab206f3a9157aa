import { getBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import { getOrders } from '@compute-market/contract/calls/payment';
import { readList } from '@compute-market/contract/envelope';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import type { Order } from '@compute-market/contract/entities/order';
import { isKnown } from '@compute-market/contract/rules/money';
import { RechargeScreen } from '@compute-market/patterns/money/RechargeScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { aheadId } from '@compute-market/patterns/runway';
import { walletOf } from '@compute-market/patterns/wallet';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { brand } from '../../brand';
import { knownOrNull } from '../../flows/known-call';
import { onPaid } from '../../flows/payment';
import { readRunway } from '../../flows/runway';
import { useTopUpForm } from '../../forms/money/useTopUpForm';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { useRefresh } from '../useRefresh';
import { usePartOfPage } from './usePartOfPage';
import { askedAmount } from './asked-amount';
import { SetBalanceReminder } from './SetBalanceReminder';
import { useBuyVoucher } from './useBuyVoucher';

const recentOrders = 5;

/** Null where the back end tells no sum from which on it reminds: then it has none to set (decisions 40). */
async function readReminder(options: CallOptions) {
  const told = await knownOrNull(api.call(getBalanceReminder, {}, options));
  return told !== null && isKnown(told.Threshold) ? told : null;
}

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    orders: settle(
      api.call(getOrders, { page: 1, page_size: recentOrders }, options).then((page) => readList<Order>(page)),
    ),
    runway: settle(readRunway(options)),
    reminder: settle(readReminder(options)),
  };
}

const learnCredit = () => openDialog('creditIntro');
const learnVoucher = () => openDialog('powerMoneyIntro');

function Recharge({ amount }: { readonly amount: string | undefined }) {
  const { orders, ...read } = useLoaderData<typeof loader>();
  const { refresh } = useRefresh();
  const { info } = useSnapshot(user);
  const topUp = useTopUpForm(amount);
  const reminder = useResult(read.reminder);
  const runway = useResult(read.runway);
  const [edited, setEdited] = useState<BalanceReminder | null>(null);
  const { dialog, buyVoucher } = useBuyVoucher();
  usePartOfPage(aheadId, runway.state === 'ready');
  useEffect(() => onPaid(refresh), [refresh]);
  return (
    <>
      <RechargeScreen
        {...topUp}
        wallet={info === null ? null : walletOf(info)}
        accountId={info?.Id ?? 0}
        bankAccount={brand.bankAccount}
        runway={runway}
        reminder={reminder}
        onEditReminder={() => setEdited(dataOf(reminder) ?? null)}
        orders={useResult(orders)}
        now={serverNow()}
        onRetry={refresh}
        onLearnCredit={learnCredit}
        onLearnVoucher={learnVoucher}
        onBuyVoucher={buyVoucher}
      />
      {dialog}
      {edited && <SetBalanceReminder reminder={edited} onChanged={refresh} onClosed={() => setEdited(null)} />}
    </>
  );
}

/** A link that asks for a sum fills it in, also on the page itself and however often it is followed. */
export function Component() {
  const { search, key } = useLocation();
  const amount = askedAmount(new URLSearchParams(search));
  return <Recharge key={amount === undefined ? '' : key} amount={amount} />;
}

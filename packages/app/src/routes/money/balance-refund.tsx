import { getBalanceRefundable, getBalanceRefunds } from '@compute-market/contract/calls/balance-refund';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { BALANCE_REFUND_STATUS } from '@compute-market/contract/enumerations';
import {
  balanceRefundQuery,
  BalanceRefundScreen,
  RefundDialog,
  type BalanceRefundQuery,
} from '@compute-market/patterns/money/BalanceRefundScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { draftOwner } from '../../drafts/kept-draft';
import { useBalanceRefundForm } from '../../forms/money/useBalanceRefundForm';
import { serverNow } from '../../state/clock';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { readListPage, useListPage } from '../list-page';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

const readRefunds = (query: BalanceRefundQuery, options: CallOptions) =>
  readListPage(balanceRefundQuery, query, (page, page_size) =>
    api.call(getBalanceRefunds, { page, page_size }, options),
  );

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    refundable: settle(api.call(getBalanceRefundable, {}, options)),
    refunds: settle(readRefunds(balanceRefundQuery.read(new URL(url).searchParams), options)),
  };
}

interface AskBackProps extends ChangeProps<Promise<void>> {
  readonly owner: string;
  readonly refundable: BalanceRefundable;
  readonly phone: string;
}

function AskBack({ owner, refundable, phone, ...props }: AskBackProps) {
  const { control, done } = useDone(props);
  const form = useBalanceRefundForm({
    owner,
    refundable,
    phone,
    onDone: done(messages.refundAsked),
  });
  return <RefundDialog {...control} {...form} refundable={refundable} phone={phone} />;
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { info } = useSnapshot(user);
  const { list: refunds, ...shown } = useListPage(balanceRefundQuery, loaded.refunds);
  const refundable = useResult(loaded.refundable);
  const [asking, setAsking] = useState<BalanceRefundable | null>(null);
  const { refresh, readAgain } = useRefresh();
  const isProcessing = dataOf(refunds)?.rows.some(({ Status }) => Status === BALANCE_REFUND_STATUS.processing) ?? false;
  useAutoRefresh(isProcessing, readAgain);
  return (
    <>
      <BalanceRefundScreen
        {...shown}
        refundable={refundable}
        refunds={refunds}
        now={serverNow()}
        onRequest={() => setAsking(dataOf(refundable) ?? null)}
        onRefresh={refresh}
      />
      {asking !== null && info !== null && (
        <AskBack
          owner={draftOwner(info)}
          refundable={asking}
          phone={info.Phone}
          onChanged={readAgain}
          onClosed={() => setAsking(null)}
        />
      )}
    </>
  );
}

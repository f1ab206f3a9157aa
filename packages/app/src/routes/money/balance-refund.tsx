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
import { useBalanceRefundForm } from '../../forms/money/useBalanceRefundForm';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { useClosing, type ClosingProps } from '../useClosing';
import { readExistingPage } from '../read-pages';
import { quietly, settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useLastPage } from '../useLastPage';
import { useListQuery } from '../useListQuery';
import { useRefresh } from '../useRefresh';
import { moneyRouteMessages as messages } from './messages';

async function readRefunds(query: BalanceRefundQuery, options: CallOptions) {
  const { data, total, page } = await readExistingPage(
    (asked, page_size) => api.call(getBalanceRefunds, { page: asked, page_size }, options),
    query.page,
    query.size,
  );
  return { key: balanceRefundQuery.key(query), rows: data, total, page, readAt: serverNow() };
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    refundable: settle(api.call(getBalanceRefundable, {}, options)),
    refunds: settle(readRefunds(balanceRefundQuery.read(new URL(url).searchParams), options)),
  };
}

interface AskBackProps extends ClosingProps {
  readonly refundable: BalanceRefundable;
  readonly phone: string;
  readonly onChanged: () => Promise<void>;
}

function AskBack({ refundable, phone, onChanged, ...closing }: AskBackProps) {
  const control = useClosing(closing);
  const form = useBalanceRefundForm(refundable, phone, async () => {
    control.onClose();
    showSuccess(messages.refundAsked);
    await onChanged();
  });
  return <RefundDialog {...control} {...form} refundable={refundable} phone={phone} />;
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { info } = useSnapshot(user);
  const [query, setQuery] = useListQuery(balanceRefundQuery);
  const refundable = useResult(loaded.refundable);
  const refunds = quietly(useResult(loaded.refunds), balanceRefundQuery.key(query));
  const [asking, setAsking] = useState<BalanceRefundable | null>(null);
  const { refresh, readAgain } = useRefresh();
  const page = dataOf(refunds) ?? null;
  useAutoRefresh(page?.rows.some(({ Status }) => Status === BALANCE_REFUND_STATUS.processing) ?? false, readAgain);
  useLastPage(page?.key === balanceRefundQuery.key(query) ? page.page : null, query.page);
  return (
    <>
      <BalanceRefundScreen
        query={query}
        onQueryChange={setQuery}
        refundable={refundable}
        refunds={refunds}
        onRequest={() => setAsking(dataOf(refundable) ?? null)}
        onRefresh={refresh}
      />
      {asking !== null && info !== null && (
        <AskBack refundable={asking} phone={info.Phone} onChanged={readAgain} onClosed={() => setAsking(null)} />
      )}
    </>
  );
}

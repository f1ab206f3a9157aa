import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import type { BalanceRefund, BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { useId } from 'react';
import { PagedList, type RecordPage } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { balanceRefundMessages as messages } from './messages';
import { RefundList } from './RefundList';
import { balanceRefundQuery, type BalanceRefundQuery } from './refund-query';
import { Summary } from './Summary';
import { TopUpList } from './TopUpList';

export interface BalanceRefundScreenProps {
  /** Which page of the refunds is shown; it lives in the address. */
  query: BalanceRefundQuery;
  onQueryChange: (query: BalanceRefundQuery) => void;
  refundable: Resource<BalanceRefundable>;
  refunds: Resource<RecordPage<BalanceRefund>>;
  /** Seconds since 1970, by the server's clock. */
  now: number;
  /** 申请退款. */
  onRequest: () => void;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** /console/balanceRefund: what of the balance can go back and why not the rest, and the refunds asked for (decisions 43). */
export function BalanceRefundScreen({
  query,
  onQueryChange,
  refundable,
  refunds,
  now,
  onRequest,
  onRefresh,
}: BalanceRefundScreenProps) {
  const known = dataOf(refundable);
  const page = dataOf(refunds);
  const blocked = known === undefined || known.Refundable === 0;
  const reasonsId = useId();
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={
          <Button
            variant="primary"
            disabled={blocked}
            aria-describedby={known !== undefined && blocked ? reasonsId : undefined}
            onClick={onRequest}
          >
            {messages.request}
          </Button>
        }
      />
      <Summary refundable={refundable} reasonsId={reasonsId} onRetry={onRefresh} />
      {refundable.state !== 'error' && <TopUpList topUps={known?.TopUps} now={now} />}
      <Card title={messages.records.title} padding="none">
        <PagedList
          list={refunds}
          page={page}
          size={query.size}
          onPlaceChange={(change) => onQueryChange(balanceRefundQuery.change(query, change))}
          onRefresh={onRefresh}
        >
          <RefundList
            rows={page?.rows ?? []}
            loading={page === undefined}
            refreshing={refunds.state === 'ready' && refunds.refreshing === true}
          />
        </PagedList>
      </Card>
    </PageBody>
  );
}

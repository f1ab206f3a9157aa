import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { NoResult } from '@compute-market/components/no-result';
import { useBelow } from '@compute-market/components/use-media-query';
import { routes } from '@compute-market/contract/routes';
import { sumFen } from '@compute-market/contract/rules/money';
import { keptOf } from '@compute-market/contract/rules/order-status';
import { useMemo } from 'react';
import { ExportAction, type ExportActionProps } from '../../csv';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { Nothing, Panel, RecordTable } from '../../record-list';
import { orderColumns } from './columns';
import type { OrderPage } from './data';
import { Filters } from './Filters';
import { messages } from './messages';
import { OrderCard } from './OrderCard';
import { orderQuery, type OrderQuery } from './order-query';
import { Sums } from './OrderScreen.styles';

export interface OrderScreenProps extends ExportActionProps {
  /** What the list shows; it lives in the address. */
  query: OrderQuery;
  onQueryChange: (query: OrderQuery) => void;
  list: Resource<OrderPage>;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** What was paid of what the filter matches: orders that nobody paid are in no sum. */
function FilterSum({ page }: { page: OrderPage | undefined }) {
  return (
    <Sums role="status">
      <span>
        {messages.sums.paid}
        <b>{page === undefined ? <Nothing reason="unknown" /> : <Money fen={page.sum} />}</b>
      </span>
    </Sums>
  );
}

/** /console/orders: every top-up, what became of it and what can be done next (screens B17). */
export function OrderScreen({
  query,
  onQueryChange,
  list,
  today,
  clockOffset,
  onRefresh,
  ...exporting
}: OrderScreenProps) {
  const small = useBelow('sm');
  const columns = useMemo(() => orderColumns(clockOffset), [clockOffset]);
  const page = dataOf(list);
  const rows = page?.rows ?? [];
  const recharge = (
    <LinkButton variant="primary" href={routes.recharge.to()}>
      {messages.recharge}
    </LinkButton>
  );
  const empty = orderQuery.isFiltered(query) ? (
    <NoResult onClear={() => onQueryChange(orderQuery.clear(query))} />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing subject="receipt" />}
      title={messages.empty}
      help={messages.emptyHelp}
      actions={recharge}
    />
  );
  return (
    <>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={
          <>
            <ExportAction {...exporting} />
            {recharge}
          </>
        }
      />
      <Panel>
        <Filters {...{ query, onQueryChange, small, today }} total={page?.total} />
        <FilterSum page={page} />
        <RecordTable
          list={list}
          size={query.size}
          caption={messages.caption}
          columns={columns}
          rowKey={({ OutTradeNo }) => OutTradeNo}
          highlightKey={query.q === '' ? undefined : query.q}
          minWidth={780}
          rowHeight={61}
          empty={empty}
          summary={
            rows.length === 0
              ? undefined
              : {
                  number: messages.sums.page,
                  amount: <Money fen={sumFen(rows.map(keptOf))} />,
                }
          }
          card={(order) => <OrderCard order={order} clockOffset={clockOffset} />}
          onPlaceChange={(change) => onQueryChange(orderQuery.change(query, change))}
          onRefresh={onRefresh}
        />
      </Panel>
    </>
  );
}

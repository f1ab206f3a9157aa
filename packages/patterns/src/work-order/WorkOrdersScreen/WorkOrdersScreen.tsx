import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import { Table } from '@compute-market/components/table';
import { useBelow } from '@compute-market/components/use-media-query';
import type { WorkOrder, WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { useMemo, useState } from 'react';
import { ListFrame, Panel, RecordFoot } from '../../record-list';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { WorkOrderTabs } from '../work-order-view';
import { workOrderColumns, WorkOrderCard } from './columns';
import { Filters, PhoneFilters } from './Filters';
import { messages } from './messages';
import { isFiltered, withChange, withoutFilters, type WorkOrderQuery } from './work-order-query';

/** One page of tickets. */
export interface WorkOrderPage {
  readonly rows: readonly WorkOrder[];
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}

export interface WorkOrdersScreenProps {
  /** What the list shows; it lives in the address. */
  query: WorkOrderQuery;
  onQueryChange: (query: WorkOrderQuery) => void;
  list: Resource<WorkOrderPage>;
  /** Empty while they are not known. */
  categories: readonly WorkOrderCategory[];
  /** Whether an answer waits to be read. */
  unread: boolean;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Takes a waiting ticket back; rejects with the sentence of the refusal. */
  onRevoke: (order: WorkOrder) => Promise<void>;
  /** Reads everything again. */
  onRefresh: () => void;
}

const dialogWords = messages.revokeDialog;

/** /console/createWorkOrder/myWorkOrder: every ticket, what became of it and whether an answer waits. Screens B22. */
export function WorkOrdersScreen({ query, onQueryChange, list, categories, unread, today, onRevoke, onRefresh }: WorkOrdersScreenProps) {
  const small = useBelow('sm');
  const [revoking, setRevoking] = useState<WorkOrder | null>(null);
  const [refused, setRefused] = useState<string>();
  const columns = useMemo(() => workOrderColumns(setRevoking), []);
  const page = list.state === 'ready' ? list.data : undefined;
  const filters = { query, onQueryChange, categories, today };
  const ask = <LinkButton variant="primary" href={routes.selectQuestion.to()}>{messages.ask}</LinkButton>;
  const empty = isFiltered(query) ? <NoResult onClear={() => onQueryChange(withoutFilters(query))} /> : <EmptyState title={messages.empty} help={messages.emptyHelp} actions={ask} />;
  const close = () => {
    setRevoking(null);
    setRefused(undefined);
  };
  return (
    <>
      <PageHead title={messages.title} help={messages.help} actions={ask} />
      <WorkOrderTabs current="mine" unread={unread} />
      <Panel>
        {small ? <PhoneFilters {...filters} total={page?.total} /> : <Filters {...filters} />}
        {list.state === 'error' ? (
          <ErrorState title={messages.failed(list.reason)} requestId={list.requestId} onRetry={onRefresh} />
        ) : (
          <ListFrame>
            <Table
              caption={messages.caption}
              columns={columns}
              rows={page?.rows ?? []}
              rowKey={({ id }) => String(id)}
              loading={list.state === 'loading'}
              skeletonRows={Math.min(8, query.size)}
              refreshing={list.state === 'ready' && list.refreshing}
              minWidth={840}
              empty={empty}
              card={(order) => <WorkOrderCard order={order} onRevoke={setRevoking} />}
            />
            {page && page.total > 0 && <RecordFoot page={page.page} total={page.total} readAt={page.readAt} size={query.size} onChange={(change) => onQueryChange(withChange(query, change))} onRefresh={onRefresh} />}
          </ListFrame>
        )}
      </Panel>
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={close}
        title={dialogWords.title}
        subject={revoking?.title}
        confirmLabel={dialogWords.confirm}
        cancelLabel={dialogWords.cancel}
        error={refused}
        onConfirm={async () => {
          setRefused(undefined);
          await (revoking === null ? Promise.resolve() : onRevoke(revoking)).catch((reason: unknown) => {
            setRefused(reason instanceof Error ? reason.message : String(reason));
            // The dialog stays open for what is refused.
            throw reason;
          });
        }}
      >
        {dialogWords.text}
      </ConfirmDialog>
    </>
  );
}

import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import { useBelow } from '@compute-market/components/use-media-query';
import type { WorkOrder, WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { useMemo } from 'react';
import { useQuestion } from '../../attempt-dialog';
import { Panel, RecordTable, type RecordPage } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { WorkOrderTabs } from '../work-order-view';
import { workOrderColumns, WorkOrderCard } from './columns';
import { Filters } from './Filters';
import { messages } from './messages';
import { RevokeDialog } from './RevokeDialog';
import { workOrderQuery, type WorkOrderQuery } from './work-order-query';

export type WorkOrderPage = RecordPage<WorkOrder>;

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

/** /console/createWorkOrder/myWorkOrder: every ticket, what became of it and whether an answer waits (screens B22). */
export function WorkOrdersScreen({
  query,
  onQueryChange,
  list,
  categories,
  unread,
  today,
  onRevoke,
  onRefresh,
}: WorkOrdersScreenProps) {
  const small = useBelow('sm');
  const { question, ask: askRevoke, onClose, onClosed } = useQuestion<WorkOrder>();
  const columns = useMemo(() => workOrderColumns(askRevoke), [askRevoke]);
  const page = dataOf(list);
  const ask = (
    <LinkButton variant="primary" href={routes.selectQuestion.to()}>
      {messages.ask}
    </LinkButton>
  );
  const empty = workOrderQuery.isFiltered(query) ? (
    <NoResult onClear={() => onQueryChange(workOrderQuery.clear(query))} />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing subject="message" />}
      title={messages.empty}
      help={messages.emptyHelp}
      actions={ask}
    />
  );
  return (
    <>
      <PageHead title={messages.title} help={messages.help} actions={ask} />
      <WorkOrderTabs current="mine" unread={unread} />
      <Panel>
        <Filters {...{ query, onQueryChange, small, categories, today }} total={page?.total} />
        <RecordTable
          list={list}
          size={query.size}
          caption={messages.caption}
          columns={columns}
          rowKey={({ id }) => String(id)}
          minWidth={840}
          empty={empty}
          card={(order) => <WorkOrderCard order={order} onRevoke={askRevoke} />}
          onPlaceChange={(change) => onQueryChange(workOrderQuery.change(query, change))}
          onRefresh={onRefresh}
        />
      </Panel>
      {question && (
        <RevokeDialog
          key={question.turn}
          order={question.about}
          open={question.open}
          onClose={onClose}
          onClosed={onClosed}
          onRevoke={onRevoke}
        />
      )}
    </>
  );
}

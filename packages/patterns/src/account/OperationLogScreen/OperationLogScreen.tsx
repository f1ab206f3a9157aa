import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Link } from '@compute-market/components/link';
import { NoResult } from '@compute-market/components/no-result';
import { useBelow } from '@compute-market/components/use-media-query';
import type { Operation } from '@compute-market/contract/entities/operation';
import { routes } from '@compute-market/contract/routes';
import { ExportAction, type ExportActionProps } from '../../csv';
import { Panel, RecordTable, type RecordPage } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { OperationCard, operationColumns } from './columns';
import { Filters } from './Filters';
import { operationLogMessages as messages } from './messages';
import { operationQuery, type OperationQuery } from './operation-query';

export interface OperationLogScreenProps extends ExportActionProps {
  /** What the list shows; it lives in the address. */
  query: OperationQuery;
  onQueryChange: (query: OperationQuery) => void;
  list: Resource<RecordPage<Operation>>;
  /** Names to choose from; null for a sub-account, which sees only what it did itself. */
  subAccounts: readonly string[] | null;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** /console/operationLog: who did what with the account, when and from where (decisions 117). */
export function OperationLogScreen({
  query,
  onQueryChange,
  list,
  subAccounts,
  today,
  onRefresh,
  ...exporting
}: OperationLogScreenProps) {
  const small = useBelow('sm');
  const withPeople = subAccounts !== null;
  const empty = operationQuery.isFiltered(query) ? (
    <NoResult onClear={() => onQueryChange(operationQuery.clear(query))} />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing subject="document" />}
      title={messages.empty}
      help={withPeople ? messages.emptyHelp : messages.subEmptyHelp}
    />
  );
  return (
    <>
      <PageHead
        title={messages.title}
        help={withPeople ? messages.help : messages.subHelp}
        actions={
          <>
            <ExportAction {...exporting} />
            <Link href={routes.safe.to()}>{messages.back}</Link>
          </>
        }
      />
      <Panel>
        <Filters {...{ query, onQueryChange, small, today, subAccounts }} total={dataOf(list)?.total} />
        <RecordTable
          list={list}
          size={query.size}
          caption={messages.caption}
          columns={operationColumns(withPeople)}
          rowKey={({ Id }) => Id}
          minWidth={860}
          rowHeight={61}
          empty={empty}
          card={(operation) => <OperationCard operation={operation} withPeople={withPeople} />}
          onPlaceChange={(change) => onQueryChange(operationQuery.change(query, change))}
          onRefresh={onRefresh}
        />
      </Panel>
    </>
  );
}

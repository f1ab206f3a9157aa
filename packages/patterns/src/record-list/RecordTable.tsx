import { Table, type TableProps } from '@compute-market/components/table';
import { dataOf, type Resource } from '../resource';
import { PagedList, type PagedListProps, type RecordPage } from './PagedList';

interface RecordTableProps<Row>
  extends Omit<PagedListProps, 'list' | 'page' | 'children'>,
    Pick<
      TableProps<Row>,
      'caption' | 'columns' | 'rowKey' | 'highlightKey' | 'summary' | 'empty' | 'card' | 'minWidth' | 'rowHeight'
    > {
  list: Resource<RecordPage<Row>>;
}

/** Stand-ins while the first page is read: no more than a screen of them. */
const mostStandIns = 10;

/** A list of one kind of record: a table, or cards on small screens. */
export function RecordTable<Row>({ list, size, onPlaceChange, onRefresh, ...table }: RecordTableProps<Row>) {
  const page = dataOf(list);
  return (
    <PagedList {...{ list, page, size, onPlaceChange, onRefresh }}>
      <Table
        {...table}
        rows={page?.rows ?? []}
        loading={list.state === 'loading'}
        refreshing={list.state === 'ready' && list.refreshing}
        skeletonRows={Math.min(mostStandIns, size)}
      />
    </PagedList>
  );
}

import { Countdown } from '@compute-market/components/countdown';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Pagination } from '@compute-market/components/pagination';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { useMemo } from 'react';
import { Fact, Main } from './cells.styles';
import { ListFrame } from './DashboardScreen.styles';
import { withChange, type DashboardQuery } from './dashboard-query';
import type { BareMetalList as List } from './data';
import { messages } from './messages';

const words = messages.bareMetal;

const columnsAt = (clockOffset: number): TableColumn<BareMetalInstance>[] => [
  { key: 'model', header: words.model, rowHeader: true, sticky: 'start', width: 220, cell: ({ Model, Gpu_type, Gpu_num }) => <><Main>{Model}</Main><Fact>{Gpu_type} × {Gpu_num}</Fact></> },
  { key: 'address', header: words.address, width: 150, cell: ({ Ip }) => Ip },
  { key: 'configuration', header: words.configuration, cell: ({ Cpu, Memory, Disk }) => <><Main>{words.configure(Cpu, Memory)}</Main><Fact>{Disk}</Fact></> },
  { key: 'due', header: words.due, width: 130, cell: ({ Due_time }) => <Countdown until={Due_time} clockOffset={clockOffset} /> },
  { key: 'note', header: words.note, width: 200, cell: ({ Note }) => Note || messages.unknown },
  { key: 'price', header: words.price, width: 140, align: 'end', cell: ({ MonthPrice }) => words.perMonth(formatUnitPrice(MonthPrice)) },
];

interface BareMetalListProps {
  list: List;
  query: DashboardQuery;
  onQueryChange: (query: DashboardQuery) => void;
  clockOffset: number;
  /** Reservations belong to main accounts. */
  mayReserve: boolean;
  onRefresh: () => void;
}

/** Whole machines that were delivered; while the server has no such list, that is said plainly. */
export function BareMetalList({ list, query, onQueryChange, clockOffset, mayReserve, onRefresh }: BareMetalListProps) {
  const columns = useMemo(() => columnsAt(clockOffset), [clockOffset]);
  const reserve = mayReserve ? <LinkButton variant="outline" href={routes.store.to({ type: 'metal' })}>{messages.empty.reserve}</LinkButton> : undefined;
  if (list.state === 'unavailable') return <EmptyState title={messages.empty.bareMetalSoon} help={messages.empty.bareMetalSoonHelp} actions={reserve} />;
  if (list.state === 'error') return <ErrorState title={messages.failed(list.reason)} requestId={list.requestId} onRetry={onRefresh} />;
  const data = list.state === 'ready' ? list.data : undefined;
  return (
    <ListFrame>
      <Table
        caption={messages.table.bareMetal}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ Id }) => String(Id)}
        loading={data === undefined}
        skeletonRows={5}
        minWidth={880}
        rowHeight={65}
        empty={<EmptyState title={messages.empty.tab.bareMetal} actions={reserve} />}
      />
      {data && data.total > query.size && <Pagination page={query.page} pageSize={query.size} total={data.total} onPageChange={(page) => onQueryChange(withChange(query, { page }))} />}
    </ListFrame>
  );
}

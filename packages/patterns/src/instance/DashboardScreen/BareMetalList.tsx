import { lazyPiece } from '@compute-market/components/lazy-piece';
import { CopyButton } from '@compute-market/components/copy-button';
import { Countdown } from '@compute-market/components/countdown';
import { EmptyState } from '@compute-market/components/empty-state';
import { IconButton } from '@compute-market/components/icon-button';
import { HeadsetIcon, MoreIcon, PencilIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { LinkButton } from '@compute-market/components/link-button';
import { Menu } from '@compute-market/components/menu';
import { Pagination } from '@compute-market/components/pagination';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { Suspense, useMemo, useState } from 'react';
import { Nothing, ListFrame } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { ToldText } from '../../told-text/ToldText';
import { NeedsRight, useRefusal } from '../../viewer/ViewerRights';
import { ReadFailure } from '../../resource-view';
import { actionsColumn, figureColumn } from '../../table-columns';
import { isRented, metalName, serviceAddress, type BareMetalHandlers } from './bare-metal-facts';
import { BareMetalCard } from './BareMetalCard';
import { Fact, Main, Name, Quiet } from './cells.styles';
import { dashboardQuery, type DashboardQuery } from './dashboard-query';
import type { BareMetalPage } from './data';
import { messages } from './messages';
import { ActionButton, ActionRow } from '../../row-action';

const NoteDialog = lazyPiece(() =>
  import('../InstanceDialogs/NoteDialog').then((dialog) => ({ default: dialog.NoteDialog })),
);

const words = messages.bareMetal;

/** More months as a word, and the rest in a menu, as an instance has it. */
function MachineActions({
  machine,
  onRenew,
  onNote,
  onNavigate,
}: Omit<BareMetalHandlers, 'clockOffset'> & { machine: BareMetalInstance }) {
  const refusal = useRefusal();
  const name = metalName(machine);
  return (
    <ActionRow data-align="end">
      <NeedsRight right="buy" reason={isRented(machine) ? undefined : words.cannotRenew}>
        <ActionButton type="button" onClick={() => onRenew(machine)}>
          {words.renew}
        </ActionButton>
      </NeedsRight>
      <Menu
        trigger={<IconButton data-part="more" label={messages.row.more(name)} icon={<MoreIcon />} />}
        label={name}
        items={[
          {
            key: 'note',
            label: words.note,
            icon: <PencilIcon size={16} />,
            disabledReason: refusal('run') ?? undefined,
            onSelect: () => onNote(machine),
          },
          // A machine that is over has nobody to serve.
          ...(isRented(machine)
            ? [
                {
                  key: 'service',
                  label: words.service,
                  icon: <HeadsetIcon size={16} />,
                  onSelect: () => onNavigate(serviceAddress(machine)),
                },
              ]
            : []),
        ]}
      />
    </ActionRow>
  );
}

const columnsOf = (handlers: BareMetalHandlers): TableColumn<BareMetalInstance>[] => [
  {
    key: 'model',
    header: words.model,
    rowHeader: true,
    sticky: 'start',
    width: 180,
    cell: ({ Model, Note, Gpu_type, Gpu_num }) => (
      <Name>
        <Main title={Note || Model}>{Note || Model}</Main>
        <Fact title={Model}>{Note ? Model : `${Gpu_type} × ${Gpu_num}`}</Fact>
      </Name>
    ),
  },
  {
    key: 'status',
    header: words.status,
    width: 100,
    cell: (machine) => <InstanceStatus state={isRented(machine) ? 'running' : 'ended'} />,
  },
  {
    key: 'address',
    header: words.address,
    width: 164,
    // A machine whose address is not told cannot be reached by it (decisions 70).
    cell: ({ Ip, LoginUserName }) =>
      Ip === '' ? (
        <Nothing reason="unknown" />
      ) : (
        <>
          <Main>
            {Ip} <CopyButton value={`ssh ${LoginUserName}@${Ip}`} label={words.copy} />
          </Main>
          <Fact>{words.user(LoginUserName)}</Fact>
        </>
      ),
  },
  {
    key: 'configuration',
    header: words.configuration,
    cell: ({ Cpu, Memory, Disk, Gpu_type, Gpu_num }) => (
      <>
        <Main>
          <ToldText>{words.configure(`${Gpu_type} × ${Gpu_num}`, Cpu, Memory)}</ToldText>
        </Main>
        <Fact>{Disk}</Fact>
      </>
    ),
  },
  {
    key: 'due',
    header: words.due,
    width: 130,
    cell: (machine) =>
      isRented(machine) ? (
        <Countdown until={machine.Due_time} clockOffset={handlers.clockOffset} />
      ) : (
        <Quiet>{words.over}</Quiet>
      ),
  },
  figureColumn(
    'price',
    words.price,
    ({ MonthPrice, ContractNo }) => (
      <>
        <Main>{words.perMonth(formatUnitPrice(unitFromYuan(MonthPrice)))}</Main>
        <Fact>{ContractNo}</Fact>
      </>
    ),
    { width: 130, hideBelow: 'lg' },
  ),
  actionsColumn((machine) => <MachineActions machine={machine} {...handlers} />, { width: 96, sticky: 'end' }),
];

interface BareMetalListProps {
  list: Resource<BareMetalPage>;
  query: DashboardQuery;
  onQueryChange: (query: DashboardQuery) => void;
  clockOffset: number;
  /** Reservations belong to main accounts. */
  mayReserve: boolean;
  /** Begins the renewal of a machine. */
  onRenew: (machine: BareMetalInstance) => void;
  /** Follows a link of a menu. */
  onNavigate: (href: string) => void;
  /** Rejects with a sentence. */
  onChangeNote: (machine: BareMetalInstance, note: string) => Promise<unknown>;
  onRefresh: () => void;
}

/** Whole machines that were delivered: where they are, until when they are paid, more months (screens B8). */
export function BareMetalList({
  list,
  query,
  onQueryChange,
  clockOffset,
  mayReserve,
  onRenew,
  onNavigate,
  onChangeNote,
  onRefresh,
}: BareMetalListProps) {
  const [noted, setNoted] = useState<{ machine: BareMetalInstance; open: boolean } | null>(null);
  const handlers = useMemo<BareMetalHandlers>(
    () => ({ clockOffset, onRenew, onNavigate, onNote: (machine) => setNoted({ machine, open: true }) }),
    [clockOffset, onRenew, onNavigate],
  );
  const columns = useMemo(() => columnsOf(handlers), [handlers]);
  if (list.state === 'error') return <ReadFailure failure={list} title={messages.failed} onRetry={onRefresh} />;
  const reserve = mayReserve ? (
    <LinkButton variant="outline" href={routes.store.to({ type: 'metal' })}>
      {messages.empty.reserve}
    </LinkButton>
  ) : undefined;
  const data = dataOf(list);
  return (
    <ListFrame>
      <Table
        caption={messages.table.bareMetal}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ Id }) => String(Id)}
        loading={data === undefined}
        refreshing={list.state === 'ready' && list.refreshing}
        skeletonRows={5}
        minWidth={880}
        rowHeight={65}
        empty={
          <EmptyState
            title={messages.empty.tab.bareMetal}
            help={mayReserve ? messages.empty.bareMetalHelp : messages.empty.bareMetalMain}
            actions={reserve}
          />
        }
        card={(machine) => <BareMetalCard machine={machine} handlers={handlers} />}
      />
      {list.state === 'loading' && <SlowHint />}
      {data && data.total > query.size && (
        <Pagination
          page={query.page}
          pageSize={query.size}
          total={data.total}
          onPageChange={(page) => onQueryChange(dashboardQuery.change(query, { page }))}
        />
      )}
      <Suspense fallback={null}>
        {noted && (
          <NoteDialog
            key={noted.machine.Id}
            open={noted.open}
            onOpenChange={(open) => setNoted({ ...noted, open })}
            onClosed={() => setNoted(null)}
            note={noted.machine.Note}
            onSave={(note) => onChangeNote(noted.machine, note)}
          />
        )}
      </Suspense>
    </ListFrame>
  );
}

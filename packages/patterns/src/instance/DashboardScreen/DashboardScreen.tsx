import { lazyPiece } from '@compute-market/components/lazy-piece';
import { createTableSelection } from '@compute-market/components/table';
import { Tabs } from '@compute-market/components/tabs';
import { useBelow } from '@compute-market/components/use-media-query';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { CardCourse } from '@compute-market/contract/entities/usage';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ExportActionProps } from '../../csv';
import { dataOf, type Resource } from '../../resource';
import { vipDiscountOf, type Buyer, type Viewer } from '../../viewer';
import { ViewerRights } from '../../viewer/ViewerRights';
import { InstanceWindows, useDialog, type InstanceOperations } from '../InstanceDialogs';
import type { BareMetalOrder, InstanceOrder, OrderAction } from '../UpgradeDialogs';
import { AbnormalLink } from './AbnormalLink';
import { BareMetalList } from './BareMetalList';
import { BulkActions, type BulkActionsProps } from './BulkActions';
import { ColumnChooser } from './ColumnChooser';
import type { CellContext, OptionalColumn } from './columns';
import { DashboardHead, DashboardPhoneHead, RentBar } from './DashboardHead';
import { dashboardQuery, dashboardTabs, type DashboardQuery, type DashboardTab } from './dashboard-query';
import { Page, Panel } from './DashboardScreen.styles';
import {
  type BareMetalPage,
  type FilterChoices,
  type InstancePage,
  type Overview,
  type PopularModel,
  type Todos,
} from './data';
import { isLabelled } from './facts-text';
import { Filters } from './Filters';
import { InstanceList } from './InstanceList';
import { messages } from './messages';
import { OverviewCard } from './OverviewCard';
import { OverviewStrip } from './OverviewStrip';
import { troubleHref } from './overview-view';

const BareMetalRenewDialog = lazyPiece(() =>
  import('../UpgradeDialogs/BareMetalRenewDialog').then((dialog) => ({ default: dialog.BareMetalRenewDialog })),
);

export interface DashboardScreenProps extends ExportActionProps {
  viewer: Viewer;
  /** It could not be read who looks; 重试 asks again. */
  accountFailed?: boolean;
  /** What the list shows; it lives in the address. */
  query: DashboardQuery;
  onQueryChange: (query: DashboardQuery) => void;
  list: Resource<InstancePage>;
  /** How much of their cards the rows used in the last hour; null where the server does not tell (decisions 40). */
  courses: Resource<readonly CardCourse[] | null>;
  overview: Overview;
  todos: Todos;
  bareMetals: Resource<BareMetalPage>;
  /** The renewal of one machine that is under way, its beginning, and what else is done to machines; `changeNote` rejects with a sentence. */
  machines: {
    readonly order: BareMetalOrder | null;
    readonly onRenew: (machine: BareMetalInstance) => void;
    readonly changeNote: (machine: BareMetalInstance, note: string) => Promise<unknown>;
  };
  /** Rows behind each tab under the present filters; a tab without one stands without a number. */
  tabCounts: Partial<Record<DashboardTab, number>>;
  choices: FilterChoices;
  /** Models to begin with, shown while the account has no instance. */
  popular: readonly PopularModel[];
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  hiddenColumns: readonly OptionalColumn[];
  onHiddenColumnsChange: (hidden: readonly OptionalColumn[]) => void;
  /** Saves all filtered rows, or those given. */
  onExport: (chosen?: readonly Instance[]) => void;
  /** Reads everything again. */
  onRefresh: () => void;
  /** Follows a link of a menu. */
  onNavigate: (href: string) => void;
  operations: InstanceOperations;
  /** Who pays for orders. */
  buyer: Buyer;
  /** The order of one instance that is under way. */
  order: InstanceOrder | null;
  /** Begins an order. */
  onOrder: (action: OrderAction, instance: Instance) => void;
  renewals: BulkActionsProps['renewals'];
  /** Asks for the project and tags of these instances. */
  onLabel: BulkActionsProps['onLabel'];
  /** Asks to whom these instances shall belong. */
  onMove: NonNullable<BulkActionsProps['onMove']>;
  /** Tells of a failure that no dialog shows. */
  onFailure: (reason: string) => void;
}

const noCourses: readonly CardCourse[] = [];

/** Which rows are chosen; another list begins with none. */
function useChoice(listKey: string) {
  const [selection] = useState(() => createTableSelection());
  useEffect(() => selection.clear(), [selection, listKey]);
  return selection;
}

/** What the cells are given: the same object until something of it changes, since rows are drawn again with it. */
function useCells(
  {
    viewer,
    list,
    courses,
    clockOffset,
    onNavigate,
    onOrder,
    operations,
    onFailure,
  }: Pick<
    DashboardScreenProps,
    'viewer' | 'list' | 'courses' | 'clockOffset' | 'onNavigate' | 'onOrder' | 'operations' | 'onFailure'
  >,
  onAction: CellContext['onAction'],
): CellContext {
  const now = dataOf(list)?.readAt ?? 0;
  const vipDiscount = vipDiscountOf(viewer);
  const showsCreator = viewer.role !== 'sub';
  const known = courses.state === 'loading' ? undefined : (dataOf(courses) ?? noCourses);
  const showsLabels = (dataOf(list)?.rows ?? []).some(isLabelled);
  return useMemo(() => {
    const tell = (error: unknown) => onFailure(error instanceof Error ? error.message : '');
    return {
      now,
      clockOffset,
      vipDiscount,
      showsCreator,
      showsLabels,
      courses: known && new Map(known.map(({ Container_name, GpuUse }) => [Container_name, GpuUse])),
      onAction,
      onOrder,
      onNavigate,
      onDownloadRdp: (instance) => void operations.downloadRdp(instance).catch(tell),
    };
  }, [
    now,
    clockOffset,
    vipDiscount,
    showsCreator,
    showsLabels,
    known,
    onAction,
    onOrder,
    onNavigate,
    operations,
    onFailure,
  ]);
}

/** 我的实例, the home of the console: what there is, what it costs, how long it is paid for, and everything that can be done to it (screens B8). */
export function DashboardScreen(props: DashboardScreenProps) {
  const {
    viewer,
    accountFailed = false,
    query,
    onQueryChange,
    list,
    overview,
    todos,
    bareMetals,
    tabCounts,
    choices,
    clockOffset,
    hiddenColumns,
    onRefresh,
    operations,
  } = props;
  const small = useBelow('sm');
  const page = dataOf(list);
  const { opened, openDialog, changeOpen } = useDialog();
  const { highlight: _seen, ...listQuery } = query;
  const selection = useChoice(JSON.stringify(listQuery));
  const context = useCells(props, openDialog);
  const isBare = query.tab === 'bareMetal';
  const strip = {
    overview,
    metals: dataOf(bareMetals)?.inUse,
    viewer,
    accountFailed,
    query,
    inTab: page?.counts,
    listed: (isBare ? bareMetals : list).state !== 'loading',
    onRetry: onRefresh,
  };
  const everCount = dataOf(overview.counts)?.statusAll;

  return (
    <ViewerRights viewer={viewer}>
      <Page>
        {small ? (
          <DashboardPhoneHead
            readAt={page?.readAt}
            trouble={<AbnormalLink counts={dataOf(overview.counts)} href={troubleHref(query, page?.counts)} />}
          />
        ) : (
          <DashboardHead
            exporting={props.exporting}
            exportsKept={props.exportsKept}
            onExport={() => props.onExport()}
            onCancelExport={props.onCancelExport}
          />
        )}
        {small ? <OverviewCard {...strip} /> : <OverviewStrip {...strip} todos={todos} clockOffset={clockOffset} />}
        <Panel>
          <Tabs
            inset
            label={messages.tabs.label}
            items={dashboardTabs.map((tab) => ({ value: tab, label: messages.tabs[tab], count: tabCounts[tab] }))}
            value={query.tab}
            onValueChange={(tab) => onQueryChange(dashboardQuery.change(query, { tab }))}
          />
          {isBare ? (
            <BareMetalList
              list={bareMetals}
              query={query}
              onQueryChange={onQueryChange}
              clockOffset={clockOffset}
              mayReserve={viewer.role === 'main'}
              onRenew={props.machines.onRenew}
              onNavigate={props.onNavigate}
              onChangeNote={props.machines.changeNote}
              onRefresh={onRefresh}
            />
          ) : (
            <>
              <Filters
                {...{ query, onQueryChange, small, choices }}
                total={page?.total}
                counts={page?.counts}
                end={
                  <ColumnChooser
                    hidden={hiddenColumns}
                    showsLabels={context.showsLabels}
                    onChange={props.onHiddenColumnsChange}
                  />
                }
              />
              <BulkActions
                rows={page?.rows ?? []}
                selection={selection}
                small={small}
                vipDiscount={context.vipDiscount}
                operations={operations}
                buyer={props.buyer}
                renewals={props.renewals}
                onExport={props.onExport}
                onLabel={props.onLabel}
                onMove={viewer.role === 'main' && choices.subAccounts.length > 0 ? props.onMove : null}
              />
              <InstanceList
                list={list}
                query={query}
                onQueryChange={onQueryChange}
                hasAny={everCount === undefined ? undefined : everCount > 0}
                popular={props.popular}
                context={context}
                hiddenColumns={hiddenColumns}
                selection={selection}
                onRefresh={onRefresh}
              />
            </>
          )}
        </Panel>
        {small && <RentBar />}
        <InstanceWindows
          opened={opened}
          instances={page?.rows ?? []}
          onOpenChange={changeOpen}
          operations={operations}
          vipDiscount={context.vipDiscount}
          order={props.order}
          buyer={props.buyer}
        />
        <Suspense fallback={null}>
          {props.machines.order && <BareMetalRenewDialog order={props.machines.order} buyer={props.buyer} />}
        </Suspense>
      </Page>
    </ViewerRights>
  );
}

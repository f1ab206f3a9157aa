import { Dash } from '@compute-market/components/dash';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Figure, FigureStrip, FigureUnit } from '@compute-market/components/figure-strip';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { NoResult } from '@compute-market/components/no-result';
import { Text } from '@compute-market/components/text';
import { useBelow } from '@compute-market/components/use-media-query';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { useMemo } from 'react';
import { FailedFigure, PartialNotice } from '../../partial-data';
import { Panel, RecordTable } from '../../record-list';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import type { Buyer } from '../../viewer';
import { AbnormalLink } from '../DashboardScreen/AbnormalLink';
import type { CellContext } from '../DashboardScreen/columns';
import { InstanceWindows, useDialog, type InstanceOperations } from '../InstanceDialogs';
import type { InstanceOrder, OrderAction } from '../UpgradeDialogs';
import { AccountList } from './AccountList';
import { subInstanceColumns } from './columns';
import type { SubAccountInstancePage } from './data';
import { Filters } from './Filters';
import { messages } from './messages';
import { SubInstanceCard } from './SubInstanceCard';
import { subAccountQuery, type SubAccountQuery } from './sub-account-query';
import { Columns, Main } from './SubAccountInstancesScreen.styles';

export interface SubAccountInstancesScreenProps {
  /** What the list shows; it lives in the address. */
  query: SubAccountQuery;
  onQueryChange: (query: SubAccountQuery) => void;
  accounts: Resource<readonly SubAccount[]>;
  list: Resource<SubAccountInstancePage>;
  vipDiscount: BasisPoints;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  operations: InstanceOperations;
  buyer: Buyer;
  /** The renewal of one instance that is under way. */
  order: InstanceOrder | null;
  onOrder: (action: OrderAction, instance: Instance) => void;
  /** Follows a link of a menu. */
  onNavigate: (href: string) => void;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** How many there are, how many run, what they cost this month; of one sub-account also its limit. */
function Summary({
  page,
  query,
  small,
  onRetry,
}: {
  page: SubAccountInstancePage | undefined;
  query: SubAccountQuery;
  small: boolean;
  onRetry: () => void;
}) {
  const words = messages.summary;
  const names = [words.total, words.running, words.month];
  const sums = page?.sums;
  const abnormal = (
    <AbnormalLink
      counts={sums?.counts}
      href={routes.subAccountInstance.to(
        subAccountQuery.parameters(
          subAccountQuery.change(subAccountQuery.clear(query), { status: INSTANCE_STATUS_FILTER.runningError }),
        ),
      )}
    />
  );
  if (small) {
    if (sums === null) return <PartialNotice missing={names} onRetry={onRetry} />;
    return sums === undefined || !isKnown(sums.counts.statusDefault) ? null : (
      <Text as="p" size="dense" tone="secondary">
        {words.line(sums.counts.statusDefault, sums.counts.statusRunning, formatMoney(sums.month))} {abnormal}
      </Text>
    );
  }
  if (sums === null) {
    return (
      <>
        <FigureStrip role="group" aria-label={words.label}>
          {names.map((name) => (
            <FailedFigure key={name} label={name} onRetry={onRetry} />
          ))}
        </FigureStrip>
        <PartialNotice missing={names} />
      </>
    );
  }
  const count = (value: number | undefined) =>
    value === undefined || !isKnown(value) ? (
      <Dash />
    ) : (
      <>
        {value}
        <FigureUnit>{words.unit}</FigureUnit>
      </>
    );
  return (
    <FigureStrip role="group" aria-label={words.label}>
      <Figure label={words.total} value={count(sums?.counts.statusDefault)} />
      <Figure label={words.running} labelEnd={abnormal} value={count(sums?.counts.statusRunning)} />
      <Figure
        label={words.month}
        value={sums === undefined ? <Dash /> : <Money fen={sums.month} size="figure" />}
        note={
          page?.limit
            ? `${words.limit} ${words.limitOf(formatMoney(page.limit.used), formatMoney(page.limit.limit))}`
            : undefined
        }
      />
    </FigureStrip>
  );
}

function Empty({
  query,
  onQueryChange,
  hasAccounts,
}: Pick<SubAccountInstancesScreenProps, 'query' | 'onQueryChange'> & { hasAccounts: boolean }) {
  if (subAccountQuery.isFiltered(query))
    return <NoResult onClear={() => onQueryChange(subAccountQuery.clear(query))} />;
  if (!hasAccounts)
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="people" />}
        title={messages.noAccounts}
        actions={
          <LinkButton variant="primary" href={routes.account.to()}>
            {messages.add}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState title={query.sub === '' ? messages.empty : messages.emptyOne(query.sub)} help={messages.emptyHelp} />
  );
}

/** What the cards of a sub-account's machine do is theirs. */
const noCourses: CellContext['courses'] = new Map();

/** Nothing is opened in a machine from here: it belongs to whoever rented it. */
const elsewhere = () => undefined;

/** /console/subAccountInstance: what the sub-accounts rented, what it costs, and what the main account may do about it (screens B12). */
export function SubAccountInstancesScreen(props: SubAccountInstancesScreenProps) {
  const { query, onQueryChange, accounts, list, vipDiscount, clockOffset, operations, onOrder, onNavigate, onRefresh } =
    props;
  const small = useBelow('sm');
  const { opened, openDialog, changeOpen } = useDialog();
  const page = dataOf(list);
  const now = list.state === 'ready' ? list.data.readAt : 0;
  const context = useMemo<CellContext>(
    () => ({
      now,
      clockOffset,
      vipDiscount,
      showsCreator: true,
      showsLabels: false,
      courses: noCourses,
      onAction: openDialog,
      onOrder,
      onNavigate,
      onDownloadRdp: elsewhere,
    }),
    [now, clockOffset, vipDiscount, openDialog, onOrder, onNavigate],
  );
  const columns = useMemo(() => subInstanceColumns(context), [context]);
  const known = dataOf(accounts) ?? [];
  return (
    <>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={<LinkButton href={routes.account.to()}>{messages.manage}</LinkButton>}
      />
      <Columns>
        <AccountList
          accounts={accounts}
          chosen={query.sub}
          onChoose={(sub) => onQueryChange(subAccountQuery.change(query, { sub }))}
          onRetry={onRefresh}
        />
        <Main>
          <Summary page={page} query={query} small={small} onRetry={onRefresh} />
          <Panel>
            <Filters
              {...{ query, onQueryChange, small }}
              total={page?.total}
              counts={page?.sums?.counts}
              accounts={known}
            />
            <RecordTable
              list={list}
              size={query.size}
              caption={messages.caption}
              columns={columns}
              rowKey={({ Container_name }) => Container_name}
              minWidth={820}
              rowHeight={65}
              empty={
                <Empty
                  query={query}
                  onQueryChange={onQueryChange}
                  hasAccounts={accounts.state !== 'ready' || known.length > 0}
                />
              }
              card={(instance) => <SubInstanceCard instance={instance} context={context} />}
              onPlaceChange={(change) => onQueryChange(subAccountQuery.change(query, change))}
              onRefresh={onRefresh}
            />
          </Panel>
        </Main>
      </Columns>
      <InstanceWindows
        opened={opened}
        instances={page?.rows ?? []}
        onOpenChange={changeOpen}
        operations={operations}
        vipDiscount={vipDiscount}
        order={props.order}
        buyer={props.buyer}
      />
    </>
  );
}

import { Dash } from '@compute-market/components/dash';
import { Cluster } from '@compute-market/components/cluster';
import { Countdown } from '@compute-market/components/countdown';
import { Figure, FigureCell, FigureStrip, FigureUnit } from '@compute-market/components/figure-strip';
import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Num } from '@compute-market/components/num';
import { RunwayMeter } from '@compute-market/components/runway-meter';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import { useBelow } from '@compute-market/components/use-media-query';
import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import type { User, UserSubAccount } from '@compute-market/contract/entities/user';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { routes } from '@compute-market/contract/routes';
import { FailedFigure, PartialNotice, Retry } from '../../partial-data';
import { dataOf, loading, type Resource } from '../../resource';
import { BalanceCourse, isCharged, runwayMessages, runwayView } from '../../runway';
import { leftLabel, tighterLimit, type Viewer } from '../../viewer';
import { SlowHint } from '../../slow-hint';
import { AbnormalLink } from './AbnormalLink';
import { CostsLink } from './CostsLink';
import type { DashboardQuery } from './dashboard-query';
import type { MetalsInUse, Overview, RunwayReading, Todos } from './data';
import { bothDue, dueWithinDay, spendingOf } from './figures';
import { messages } from './messages';
import { Bar, Below, CountLink, See, TodoItem, TodoLink, TodoList } from './OverviewStrip.styles';
import { hrefToBoth, troubleHref, limitNote, missingOf, purseOf } from './overview-view';

const words = messages.overview;

export interface OverviewProps {
  overview: Overview;
  todos: Todos;
  viewer: Viewer;
  /** It could not be read who looks: nothing is waited for. */
  accountFailed: boolean;
  query: DashboardQuery;
  /** Whole machines that are rented, which the figures count too; undefined while they are not known. */
  metals: MetalsInUse | undefined;
  /** Rows in each group of states of the list below; undefined while they are not known. */
  inTab: InstanceCounts | undefined;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  /** The list below stands: before that, it is the one to say that the page is slow. */
  listed: boolean;
  onRetry: () => void;
}

type CellProps = Pick<OverviewProps, 'overview' | 'metals' | 'query' | 'clockOffset' | 'onRetry'>;

/** A cell whose figure is on its way or could not be had. */
function Missing({ label, of, onRetry }: { label: string; of: Resource<unknown> } & Pick<CellProps, 'onRetry'>) {
  if (of.state === 'loading')
    return (
      <Figure
        label={label}
        value={<Skeleton width={96} height={24} shape="block" />}
        note={<Skeleton width={120} />}
        aria-busy
      />
    );
  return <FailedFigure label={label} onRetry={onRetry} />;
}

/** None is red: a start that failed gives its money back by itself, and most of those counted have. */
const figureFilters = [
  { key: 'running', status: 'statusRunning', label: words.running },
  { key: 'startFailed', status: 'statusCreateError', label: words.startFailed },
  { key: 'diskKept', status: 'statusKeeppedDisk', label: words.diskKept },
] as const;

function SummaryCell({ overview, metals, query, inTab, onRetry }: CellProps & Pick<OverviewProps, 'inTab'>) {
  const counts = dataOf(overview.counts);
  if (!counts) return <Missing label={words.summary} of={overview.counts} onRetry={onRetry} />;
  return (
    <Figure label={words.summary} labelEnd={<AbnormalLink counts={counts} href={troubleHref(query, inTab)} />}>
      <Cluster as="ul" gap={12} align="stretch" justify="between" wraps={false} spaceAbove={4}>
        {figureFilters.map(({ key, status, label }) => {
          const of = { rentals: counts[status], machines: key === 'running' ? (metals?.running ?? 0) : 0 };
          return (
            <li key={key}>
              <CountLink href={hrefToBoth(query, { status }, of)}>
                <strong>{isKnown(of.rentals) ? of.rentals + of.machines : <Dash />}</strong>
                {label}
              </CountLink>
            </li>
          );
        })}
      </Cluster>
    </Figure>
  );
}

function DueCell({ overview, metals, query, clockOffset, onRetry }: CellProps) {
  const data = dataOf(overview.paid);
  if (data === null) return null;
  if (!data) return <Missing label={words.due} of={overview.paid} onRetry={onRetry} />;
  const rentals = dueWithinDay(data.runway, data.readAt);
  const { count, nearest } = bothDue(rentals, metals?.due);
  const of = { rentals: rentals.count, machines: metals?.due.count ?? 0 };
  return (
    <Figure
      label={words.due}
      value={
        <>
          {count}
          <FigureUnit>{words.dueUnit}</FigureUnit>
        </>
      }
      note={
        nearest === null ? (
          words.noneDue
        ) : (
          <Countdown until={nearest} clockOffset={clockOffset} prefix={words.nearest} />
        )
      }
      noteEnd={
        nearest === null ? undefined : (
          <See href={hrefToBoth(query, { due: '24h', status: 'statusAll' }, of)}>{words.see}</See>
        )
      }
    />
  );
}

function SpendingCell({ overview, viewer, onRetry }: Pick<OverviewProps, 'overview' | 'viewer' | 'onRetry'>) {
  const data = dataOf(overview.paid);
  if (data === null) return null;
  if (!data) return <Missing label={words.spending} of={overview.paid} onRetry={onRetry} />;
  const { hourly, daily, paid } = spendingOf(data.runway);
  return (
    <Figure
      label={words.spending}
      labelEnd={<CostsLink viewer={viewer} />}
      value={
        <>
          <Money fen={hourly} size="figure" />
          <FigureUnit>{words.perHour}</FigureUnit>
        </>
      }
      note={hourly === 0 ? words.idle : words.perDay(formatMoney(daily))}
      noteEnd={paid > 0 && words.paidAhead(formatMoney(paid), paid === hourly)}
    />
  );
}

/** A sub-account's limit, and which of its own charges is the first that fails. */
function LimitCell({ account, reading }: { account: UserSubAccount; reading: RunwayReading | null }) {
  const reason = reading && runwayView(reading.runway, reading.readAt).reason;
  const tighter = tighterLimit(account);
  const note = limitNote(tighter);
  return (
    <Figure
      label={leftLabel(tighter)}
      value={<Money fen={leftOf(tighter)} size="figure" />}
      valueEnd={
        <Bar>
          <Meter label={words.limitMeter} value={tighter.used} max={tighter.limit} valueText={note} />
        </Bar>
      }
      note={reading?.runway.Short ? reason : note}
    />
  );
}

/** The balance of a main account, how long it lasts and at what it ends. Who is charged nothing sees the balance alone (decisions 40, 44). */
function MainPurse({ user, overview, onRetry }: { user: User } & Pick<OverviewProps, 'overview' | 'onRetry'>) {
  const { balance, reserves } = purseOf(user);
  const data = dataOf(overview.paid);
  if (data === null || (data && !isCharged(data.runway)))
    return (
      <Figure
        label={words.balance}
        value={<Money fen={balance} size="figure" />}
        note={data ? runwayMessages.nothing : undefined}
        noteEnd={reserves}
      />
    );
  const aside = (
    <span>
      {words.balance}{' '}
      <Text tone="strong">
        <Money fen={balance} />
      </Text>
    </span>
  );
  if (!data) {
    const failed = overview.paid.state === 'error';
    return (
      <Figure
        label={runwayMessages.label}
        labelEnd={aside}
        value={failed ? <Dash /> : <Skeleton width={96} height={24} shape="block" />}
        valueEnd={failed ? <Retry of={runwayMessages.label} onRetry={onRetry} /> : undefined}
        tone="quiet"
        noteEnd={reserves}
      />
    );
  }
  const { seconds, endsAt, standing, headline } = runwayView(data.runway, data.readAt);
  return (
    <FigureCell>
      <RunwayMeter
        seconds={seconds}
        endsAt={endsAt}
        standing={standing}
        aside={
          <Cluster gap={8} wraps={false}>
            {aside}
            <BalanceCourse runway={data.runway} />
          </Cluster>
        }
        until={headline}
        reserves={reserves}
      />
    </FigureCell>
  );
}

/** What pays for it all: the purse of a main account, the limit of a sub-account. */
function PurseCell({
  overview,
  viewer,
  accountFailed,
  onRetry,
}: Pick<OverviewProps, 'overview' | 'viewer' | 'accountFailed' | 'onRetry'>) {
  if (viewer.role === 'sub' && viewer.user.SubAccount)
    return <LimitCell account={viewer.user.SubAccount} reading={dataOf(overview.paid) ?? null} />;
  if (viewer.role !== 'main')
    return accountFailed ? (
      <FailedFigure label={runwayMessages.label} onRetry={onRetry} />
    ) : (
      <Missing label={runwayMessages.label} of={loading} onRetry={onRetry} />
    );
  return <MainPurse user={viewer.user} overview={overview} onRetry={onRetry} />;
}

interface TodoProps {
  href: string;
  label: string;
  count: Resource<number>;
  onRetry: () => void;
}

const Todo = ({ href, label, count, onRetry }: TodoProps) => {
  const number = dataOf(count);
  return (
    <TodoItem>
      <TodoLink href={href}>
        <span>{label}</span>
        <b data-none={!number || undefined}>
          {count.state === 'loading' ? (
            <Skeleton width={12} />
          ) : number === undefined ? (
            <Dash />
          ) : (
            <Num value={number} />
          )}
        </b>
      </TodoLink>
      {count.state === 'error' && <Retry of={label} onRetry={onRetry} />}
    </TodoItem>
  );
};

function TodoCell({ todos, viewer, onRetry }: Pick<OverviewProps, 'todos' | 'viewer' | 'onRetry'>) {
  return (
    <Figure label={words.todo}>
      <TodoList>
        <Todo href={routes.workOrders.to()} label={words.tickets} count={todos.tickets} onRetry={onRetry} />
        {viewer.role === 'sub' ? null : (
          <>
            <Todo
              href={routes.orders.to({ status: ORDER_STATUS.unpaid })}
              label={words.orders}
              count={todos.orders}
              onRetry={onRetry}
            />
            <Todo href={routes.coupon.to()} label={words.coupons} count={todos.coupons} onRetry={onRetry} />
          </>
        )}
      </TodoList>
    </Figure>
  );
}

/** Five figures over the list: what there is, what ends, what it costs, how long it is paid for, what waits. Each loads alone. */
export function OverviewStrip({
  overview,
  metals,
  todos,
  query,
  inTab,
  clockOffset,
  listed,
  onRetry,
  ...looker
}: OverviewProps) {
  const narrow = useBelow('lg');
  const cell = { overview, metals, query, clockOffset, onRetry };
  const waiting = overview.paid.state === 'loading' || overview.counts.state === 'loading';
  return (
    <>
      <FigureStrip columns={narrow ? 'repeat(5, auto)' : '1.02fr .86fr .92fr 1.5fr .8fr'}>
        <SummaryCell {...cell} inTab={inTab} />
        <DueCell {...cell} />
        <SpendingCell overview={overview} viewer={looker.viewer} onRetry={onRetry} />
        <PurseCell overview={overview} {...looker} onRetry={onRetry} />
        <TodoCell todos={todos} viewer={looker.viewer} onRetry={onRetry} />
      </FigureStrip>
      {waiting && listed && <SlowHint />}
      <Below>
        <PartialNotice missing={missingOf(overview, looker, todos)} />
      </Below>
    </>
  );
}

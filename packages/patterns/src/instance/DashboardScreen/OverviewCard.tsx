import { Dash } from '@compute-market/components/dash';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { RunwayMeter } from '@compute-market/components/runway-meter';
import { Skeleton } from '@compute-market/components/skeleton';
import { Stack } from '@compute-market/components/stack';
import { isKnown } from '@compute-market/contract/rules/money';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { routes } from '@compute-market/contract/routes';
import { PartialNotice } from '../../partial-data';
import { BalanceCourse, isCharged, runwayMessages, runwayView } from '../../runway';
import { leftLabel, tighterLimit } from '../../viewer';
import { SlowHint } from '../../slow-hint';
import { dataOf } from '../../resource';
import { CostsLink } from './CostsLink';
import type { DashboardQuery } from './dashboard-query';
import type { MetalsInUse, Overview } from './data';
import { bothDue, dueWithinDay, spendingOf } from './figures';
import { messages } from './messages';
import { CountLink, Counts, Part, PursePlace, Root } from './OverviewCard.styles';
import type { OverviewProps } from './OverviewStrip';
import { Below } from './OverviewStrip.styles';
import { hrefToBoth, limitNote, missingOf, purseOf } from './overview-view';

const words = messages.overview;

/** As high as the runway of most accounts, which then moves nothing below it. */
const PursePending = () => (
  <PursePlace>
    <Skeleton lines={3} />
  </PursePlace>
);

/** The runway of a main account with the way to top up, or what is left of a sub-account's limit. */
function Purse({
  viewer,
  accountFailed,
  paid,
}: Pick<OverviewProps, 'viewer' | 'accountFailed'> & Pick<Overview, 'paid'>) {
  if (viewer.role === 'sub' && viewer.user.SubAccount) {
    const account = viewer.user.SubAccount;
    const tighter = tighterLimit(account);
    const note = limitNote(tighter);
    return (
      <Stack size="small" tone="secondary" gap={6}>
        <span>{leftLabel(tighter)}</span>
        <Money fen={leftOf(tighter)} size="figure" tone="strong" />
        <Meter label={words.limitMeter} value={tighter.used} max={tighter.limit} valueText={note} />
        <span>{note}</span>
      </Stack>
    );
  }
  if (viewer.role !== 'main')
    return accountFailed ? (
      <Cluster size="dense" tone="body" gap={12} align="stretch" justify="between" wraps={false}>
        <span>{runwayMessages.label}</span>
        <Dash />
      </Cluster>
    ) : (
      <PursePending />
    );
  if (paid.state === 'loading') return <PursePending />;
  const data = dataOf(paid);
  const { balance, reserves } = purseOf(viewer.user);
  if (!data || !isCharged(data.runway))
    return (
      <Cluster size="dense" tone="body" gap={12} align="stretch" justify="between" wraps={false}>
        <span>{words.balance}</span>
        <Money fen={balance} />
      </Cluster>
    );
  const { seconds, endsAt, standing, headline } = runwayView(data.runway, data.readAt);
  return (
    <RunwayMeter
      seconds={seconds}
      endsAt={endsAt}
      standing={standing}
      aside={
        <Cluster gap={16} wraps={false}>
          <BalanceCourse runway={data.runway} />
          <Link href={routes.recharge.to()}>{words.recharge}</Link>
        </Cluster>
      }
      until={headline}
      reserves={reserves}
    />
  );
}

interface CountItem {
  label: string;
  value: number | undefined;
  /** How much of the value is whole machines. */
  machines?: number | undefined;
  filter: Partial<DashboardQuery>;
  /** Something is to be done about them. */
  alarms?: true;
}

function countItems({ paid, counts }: Overview, metals: MetalsInUse | undefined): CountItem[] {
  const number = dataOf(counts);
  const reading = dataOf(paid);
  const due = reading ? bothDue(dueWithinDay(reading.runway, reading.readAt), metals?.due).count : undefined;
  return [
    {
      label: words.running,
      value: number && number.statusRunning + (metals?.running ?? 0),
      machines: metals?.running,
      filter: { status: 'statusRunning' },
    },
    { label: words.startFailed, value: number?.statusCreateError, filter: { status: 'statusCreateError' } },
    { label: words.diskKept, value: number?.statusKeeppedDisk, filter: { status: 'statusKeeppedDisk' } },
    ...(reading === null
      ? []
      : [
          {
            label: words.dueShort,
            value: due,
            machines: metals?.due.count,
            filter: { status: 'statusAll', due: '24h' },
            alarms: true,
          } satisfies CountItem,
        ]),
  ];
}

/** The same figures in one card, for small screens. */
export function OverviewCard({
  overview,
  metals,
  query,
  listed,
  onRetry,
  ...looker
}: Omit<OverviewProps, 'todos' | 'clockOffset' | 'inTab'>) {
  const data = dataOf(overview.paid);
  const waiting = overview.paid.state === 'loading' || overview.counts.state === 'loading';
  const spending = data && spendingOf(data.runway);
  const nothing = overview.paid.state === 'error' ? <Dash /> : <Skeleton width={80} />;
  return (
    <>
      <Root aria-label={words.summary} aria-busy={waiting || undefined}>
        <Part>
          <Purse {...looker} paid={overview.paid} />
        </Part>
        <Part>
          <Counts>
            {countItems(overview, metals).map(({ label, value, machines = 0, filter, alarms }) => (
              <li key={label}>
                <CountLink
                  href={hrefToBoth(query, filter, { rentals: value && value - machines, machines })}
                  data-alarm={(alarms && Boolean(value)) || undefined}
                >
                  <strong>{value !== undefined && isKnown(value) ? value : <Dash />}</strong>
                  {label}
                </CountLink>
              </li>
            ))}
          </Counts>
        </Part>
        {data !== null && (
          <Part>
            <Cluster size="dense" tone="body" gap={12} align="stretch" justify="between" wraps={false}>
              <Cluster as="span" gap={12}>
                {words.spending}
                <CostsLink viewer={looker.viewer} />
              </Cluster>
              <span>
                {spending ? (
                  <>
                    <Money fen={spending.hourly} tone="strong" />
                    {words.perHour}
                  </>
                ) : (
                  nothing
                )}
              </span>
            </Cluster>
          </Part>
        )}
      </Root>
      {waiting && listed && <SlowHint />}
      <Below>
        <PartialNotice missing={missingOf(overview, looker)} onRetry={onRetry} />
      </Below>
    </>
  );
}

import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Card } from '@compute-market/components/card';
import { Figure, FigureStrip, FigureUnit } from '@compute-market/components/figure-strip';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { Suspense, useMemo } from 'react';
import { ChartRoom } from '../../daily-costs';
import { addDays, monthUntil, type DayRange } from '../../day-range';
import { FailedFigure, PartialNotice } from '../../partial-data';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import type { IncomeOverview } from './data';
import { incomeQuery, type IncomeQuery } from './income-query';
import { chartDays, dailyAverage, dayBars, monthBars, nextPayout } from './income-view';
import { messages } from './messages';

const words = messages.figures;
const names = [words.yesterday, words.month, words.unsettled, words.settled, words.machines];
const BarChart = lazyPiece(() =>
  import('@compute-market/components/bar-chart').then((module) => ({ default: module.BarChart })),
);

interface OverviewProps {
  overview: Resource<IncomeOverview>;
  /** The days of the chart. */
  days: DayRange;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** The list below stands: before that, it is the one to say that the page is slow. */
  listed: boolean;
  onRetry: () => void;
}

const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} size="figure" />;

/** To the rows that a figure is the sum of. */
const see = (figure: string, query: Partial<IncomeQuery>) => (
  <Link
    href={routes.income.to(incomeQuery.parameters({ ...incomeQuery.blank, ...query }))}
    aria-label={words.seeOf(figure)}
  >
    {words.see}
  </Link>
);

function Figures({ overview, today }: { overview: IncomeOverview | null; today: string }) {
  if (overview === null) {
    return (
      <FigureStrip aria-busy="true">
        {names.map((key) => (
          <Figure key={key} label={<Skeleton width={72} />} value={<Skeleton width={120} height={28} />} />
        ))}
      </FigureStrip>
    );
  }
  const yesterday = addDays(today, -1);
  return (
    <FigureStrip>
      <Figure
        label={words.yesterday}
        value={sum(overview.YesterdayIncome)}
        note={yesterday}
        noteEnd={see(words.yesterday, { days: { start: yesterday, end: yesterday } })}
      />
      <Figure
        label={words.month}
        value={sum(overview.MonthIncome)}
        note={words.monthNote(today)}
        noteEnd={see(words.month, { days: monthUntil(today) })}
      />
      <Figure
        label={words.unsettled}
        value={sum(overview.UnsettledIncome)}
        note={
          overview.UnsettledNet === undefined
            ? words.unsettledNote
            : words.unsettledNet(formatMoney(fenFromYuan(overview.UnsettledNet)))
        }
        noteEnd={see(words.unsettled, { tab: 'settlements' })}
      />
      <Figure
        label={words.settled}
        value={sum(overview.SettledIncome)}
        note={words.settledNote}
        noteEnd={see(words.settled, { tab: 'settlements', status: SETTLEMENT_STATUS.paid })}
      />
      <Figure
        label={words.machines}
        value={
          <>
            {overview.RentedGpuNum}
            <FigureUnit> / {overview.GpuNum}</FigureUnit>
          </>
        }
        note={words.machinesNote(overview.MachineNum, overview.OnlineNum)}
      />
    </FigureStrip>
  );
}

/** The chart comes when the page stands: it is the heaviest part of it. */
function Chart({ overview, days, today }: { overview: IncomeOverview; days: DayRange; today: string }) {
  const { span, byTime } = overview;
  const bars = useMemo(
    () => (span === 'day' ? dayBars(byTime, chartDays(days, today), today) : monthBars(byTime, today)),
    [span, byTime, days, today],
  );
  const average = span === 'day' ? dailyAverage(byTime, days, today) : null;
  return (
    <BarChart
      label={messages.chart.title[span]}
      valueLabel={messages.chart.value}
      bars={bars}
      reference={
        average === null || average === 0
          ? undefined
          : { value: average, label: messages.chart.average(formatMoney(average)) }
      }
    />
  );
}

/** What was earned, what is owed, and the days of it. */
export function Overview({ overview, days, today, listed, onRetry }: OverviewProps) {
  if (overview.state === 'error') {
    return (
      <>
        <FigureStrip>
          {names.map((name) => (
            <FailedFigure key={name} label={name} onRetry={onRetry} />
          ))}
        </FigureStrip>
        <PartialNotice missing={names} />
        <Card>
          <ReadFailure compact failure={overview} title={words.failed} onRetry={onRetry} />
        </Card>
      </>
    );
  }
  const known = dataOf(overview) ?? null;
  const payout = known && nextPayout(known, today);
  const room = <Skeleton shape="block" width="100%" height={248} />;
  return (
    <>
      <Figures overview={known} today={today} />
      {payout !== null && <Text as="p">{payout}</Text>}
      <Card>
        <ChartRoom>
          {known === null ? (
            room
          ) : (
            <Suspense fallback={room}>
              <Chart overview={known} days={days} today={today} />
            </Suspense>
          )}
        </ChartRoom>
      </Card>
      {known === null && listed && <SlowHint />}
    </>
  );
}

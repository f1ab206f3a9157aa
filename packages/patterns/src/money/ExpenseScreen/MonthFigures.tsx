import { Dash } from '@compute-market/components/dash';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import type { ExpenseSummary } from '@compute-market/contract/entities/cost-item';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { addDays, monthRange } from '../../day-range';
import { FailedFigure, PartialNotice } from '../../partial-data';
import { expenseQuery } from './expense-query';
import { changeInPercent, daysSoFar, percentWords } from './expense-view';
import { messages } from './messages';

const words = messages.figures;
const names = [words.chosen, words.before, words.average, words.forecast];

interface MonthFiguresProps {
  summary: ExpenseSummary | null;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
}

const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} size="figure" />;

/** The month before `month`, YYYY-MM, with its chart and its rows. */
const hrefBefore = (month: string) =>
  routes.expenseDetail.to(
    expenseQuery.parameters({
      ...expenseQuery.blank,
      days: monthRange(addDays(monthRange(month).start, -1).slice(0, 7)),
    }),
  );

/** The four figures of a month that could not be had. */
export const FailedMonth = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <FigureStrip>
      {names.map((name) => (
        <FailedFigure key={name} label={name} onRetry={onRetry} />
      ))}
    </FigureStrip>
    <PartialNotice missing={names} />
  </>
);

/** Four figures of a month, each with its arithmetic; the forecast is quiet, because it is not spent. */
export function MonthFigures({ summary, today }: MonthFiguresProps) {
  if (summary === null)
    return (
      <FigureStrip aria-busy="true">
        {names.map((key) => (
          <Figure key={key} label={<Skeleton width={72} />} value={<Skeleton width={120} height={28} />} />
        ))}
      </FigureStrip>
    );
  const { Month, MonthAmount, LastMonthAmount, DailyAverage, Forecast } = summary;
  const days = daysSoFar(Month, today);
  const current = Month === today.slice(0, 7);
  const change = changeInPercent(fenFromYuan(MonthAmount), fenFromYuan(LastMonthAmount));
  return (
    <FigureStrip>
      <Figure
        label={current ? words.month(days) : words.pastMonth(Month)}
        value={sum(MonthAmount)}
        note={change === null ? words.noChange : words.change(percentWords(change))}
      />
      <Figure
        label={current ? words.before : words.beforePast}
        value={sum(LastMonthAmount)}
        note={words.beforeNote}
        noteEnd={<Link href={hrefBefore(Month)}>{words.seeMonth}</Link>}
      />
      <Figure
        label={words.average}
        value={sum(DailyAverage)}
        note={words.averageNote(formatMoney(fenFromYuan(MonthAmount), { symbol: '' }), days)}
      />
      <Figure
        label={words.forecast}
        tone="quiet"
        value={Forecast === null ? <Dash says={words.over} /> : sum(Forecast)}
        note={Forecast === null ? words.over : words.forecastNote}
      />
    </FigureStrip>
  );
}

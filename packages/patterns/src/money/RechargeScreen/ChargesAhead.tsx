import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { ChargeOfDay, DaysAhead, Runway } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { courseDays } from '@compute-market/contract/rules/runway';
import { formatTime } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { Suspense, useState } from 'react';
import { dayStart } from '../../day-range';
import { aheadId, chargeHref, chargeName, Held, isCharged, runwayMessages, runwayView } from '../../runway';
import { figureColumn, timeColumn } from '../../table-columns';
import { rechargeMessages } from './messages';
import { OrderCard, OrderFacts } from './RechargeScreen.styles';

const LineChart = lazyPiece(() =>
  import('@compute-market/components/line-chart').then((chart) => ({ default: chart.LineChart })),
);

const words = rechargeMessages.ahead;
const chartHeight = 140;
/** Lines before 更多. */
const fewLines = 5;

const what = (charge: ChargeOfDay) => (
  <>
    <Link href={chargeHref(charge)}>{chargeName(charge)}</Link>
    {charge.Count > 1 && ` ${words.times(charge.Count)}`}
  </>
);
const amount = ({ Amount }: ChargeOfDay) => <Money fen={fenFromYuan(Amount)} />;
const standing = ({ ShortOf }: ChargeOfDay) => <Held shortOf={ShortOf} />;

const columns: readonly TableColumn<ChargeOfDay>[] = [
  timeColumn('time', words.columns.time, ({ Time }) => Time, { width: 170, rowHeader: true }),
  { key: 'what', header: words.columns.what, cell: what },
  { key: 'standing', header: words.columns.standing, width: 130, cell: standing },
  figureColumn('amount', words.columns.amount, amount, { width: 140 }),
];

const card = (charge: ChargeOfDay) => (
  <OrderCard>
    <OrderFacts>
      <span>{what(charge)}</span>
      {amount(charge)}
    </OrderFacts>
    <OrderFacts>
      <span>{formatTime(charge.Time)}</span>
      {standing(charge)}
    </OrderFacts>
  </OrderCard>
);

/** What can be spent at the end of each day; the line ends with the first charge that cannot be paid, and its last figure is told with its day. */
function Course({ days }: { readonly days: DaysAhead['Days'] }) {
  const points = days.map(({ Day, Left }) => ({ time: dayStart(Day), values: { left: fenFromYuan(Left) } }));
  const begin = points[0]?.time ?? 0;
  return (
    <Suspense fallback={<Skeleton shape="block" height={chartHeight} />}>
      <LineChart
        label={runwayMessages.left}
        newestName={words.leftAtEnd((days.at(-1)?.Day ?? '').slice(5))}
        series={[{ key: 'left', label: runwayMessages.left }]}
        points={points}
        span={{ begin, end: begin + courseDays * daySeconds, step: daySeconds }}
        measure="money"
        height={chartHeight}
      />
    </Suspense>
  );
}

interface ChargesAheadProps {
  /** Null where the server does not tell. */
  readonly runway: Runway | null;
  /** The server's time, seconds. */
  readonly now: number;
}

/** 未来 30 天: the next charge, what the balance will be, and each charge with its day (decisions 86). Left out where nobody tells it, and for who is charged nothing. */
export function ChargesAhead({ runway, now }: ChargesAheadProps) {
  const [whole, setWhole] = useState(false);
  if (runway === null || !isCharged(runway)) return null;
  const { Charges, Days, MoreNum } = runway.Ahead;
  const { next, reason } = runwayView(runway, now);
  const shown = whole ? Charges : Charges.slice(0, fewLines);
  return (
    <Card id={aheadId} title={words.title}>
      <Stack gap={12}>
        {runway.Short === null ? (
          <Text as="p" tone="secondary">
            {next ?? words.nothing}
          </Text>
        ) : (
          <Alert tone="warn">{words.shortNote(next ?? '', reason ?? '')}</Alert>
        )}
        {Charges.length > 0 && <Course days={Days} />}
        {Charges.length > 0 && (
          <Table
            caption={words.title}
            columns={columns}
            rows={shown}
            rowKey={({ Time, Kind, Container_name }) => `${Time} ${Kind} ${Container_name}`}
            rowHeight={44}
            card={card}
          />
        )}
        {!whole && Charges.length > fewLines && (
          <div>
            <Button variant="text" onClick={() => setWhole(true)}>
              {words.more(Charges.length - fewLines)}
            </Button>
          </div>
        )}
        {whole && MoreNum > 0 && (
          <Text as="p" size="dense" tone="tertiary">
            {words.beyond(MoreNum)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

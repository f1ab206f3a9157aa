import { Cluster } from '@compute-market/components/cluster';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import type { Instance } from '@compute-market/contract/entities/instance';
import { COST_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { Dash } from '@compute-market/components/dash';
import { ToldText } from '../../told-text/ToldText';
import { Suspense } from 'react';
import { costValues, kindsIn } from '../../daily-costs';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import { figureColumn, sumColumn } from '../../table-columns';
import type { InstanceCosts } from './data';
import { Content, Fact, FramedCards, Part } from './InstanceScreen.styles';
import { messages } from './messages';

const StackedBarChart = lazyPiece(() =>
  import('@compute-market/components/stacked-bar-chart').then((module) => ({ default: module.StackedBarChart })),
);
const words = messages.cost;
const chartHeight = 160;

const typeOf = ({ CostType }: CostItem) => COST_TYPE_LABELS[CostType];
const periodOf = ({ BeginTime, EndTime }: CostItem) => (
  <ToldText>{words.span(formatTime(BeginTime), formatTime(EndTime))}</ToldText>
);
const hourlyOf = (unitPrice: number) => <ToldText>{words.hourly(formatUnitPrice(unitFromYuan(unitPrice)))}</ToldText>;
const timeOf = ({ CreateTime }: CostItem) => <ToldText>{formatTime(CreateTime)}</ToldText>;

const columns: readonly TableColumn<CostItem>[] = [
  { key: 'type', header: words.type, width: 112, rowHeader: true, cell: typeOf },
  { key: 'period', header: words.period, cell: periodOf },
  figureColumn(
    'price',
    words.price,
    ({ UnitPrice }) => (UnitPrice === 0 ? <Dash says={words.noPrice} /> : hourlyOf(UnitPrice)),
    { width: 128 },
  ),
  sumColumn('paid', words.paid, ({ Amount }) => Amount, { width: 112 }),
  figureColumn('time', words.time, timeOf, { width: 150 }),
];

/** A line on a small screen: what was paid stands beside what for (screens A7). */
const card = (line: CostItem) => (
  <Part as="div">
    <Cluster gap={12} rowGap={4} align="baseline" justify="between">
      <strong>{typeOf(line)}</strong>
      <Text tone="strong" weight="medium">
        <Money fen={fenFromYuan(line.Amount)} />
      </Text>
    </Cluster>
    <Text size="small" tone="secondary">
      {words.period} {periodOf(line)}
    </Text>
    <Text size="small" tone="secondary">
      {line.UnitPrice !== 0 && (
        <>
          {words.price} {hourlyOf(line.UnitPrice)} ·{' '}
        </>
      )}
      {timeOf(line)}
    </Text>
  </Part>
);

function Sums({ sums }: Pick<InstanceCosts, 'sums'>) {
  const parts = [
    [words.sum, sums.SumCost],
    [words.base, sums.Total_cost],
    [words.bandwidth, sums.BandwidthCost],
    [words.disk, sums.AddDiskCost],
    [words.kept, sums.KeeppedDiskCost],
    ...(sums.OwnImageCost === undefined ? [] : [[words.ownImage, sums.OwnImageCost] as const]),
    [words.returned, sums.ReturnMoney],
  ] as const;
  return (
    <FigureStrip>
      {parts.map(([label, yuan]) => (
        <Figure key={label} label={label}>
          <Fact>
            <Money fen={fenFromYuan(yuan)} />
          </Fact>
        </Figure>
      ))}
    </FigureStrip>
  );
}

/** What it has cost: in four parts and what came back, day by day, and line by line. */
export function CostTab({
  instance,
  costs,
  onRetry,
}: {
  instance: Instance;
  costs: Resource<InstanceCosts | null>;
  onRetry: () => void;
}) {
  if (costs.state === 'loading')
    return (
      <Content>
        <Waiting label={messages.reading} lines={8} />
      </Content>
    );
  if (costs.state === 'error') return <ReadFailure failure={costs} title={messages.failed} onRetry={onRetry} />;
  if (costs.data === null) return null;
  const { sums, days, lines } = costs.data;
  const bars = days.map((day) => ({
    key: day.Day,
    label: day.Day.slice(5),
    title: day.Day,
    values: costValues([day]),
  }));
  return (
    <Content>
      <Sums sums={sums} />
      {bars.length > 1 && (
        <Suspense fallback={<Skeleton shape="block" height={chartHeight} />}>
          <StackedBarChart label={words.daily} height={chartHeight} parts={kindsIn(bars)} bars={bars} />
        </Suspense>
      )}
      <Part aria-label={words.lines}>
        <Cluster gap={12} rowGap={4} align="baseline" justify="between">
          <h3>{words.lines}</h3>
          <LinkButton size="sm" href={routes.expenseDetail.to({ instance_name: instance.Container_name })}>
            {words.all}
          </LinkButton>
        </Cluster>
        <FramedCards>
          <Table
            caption={words.lines}
            columns={columns}
            rows={lines}
            rowKey={({ Id }) => Id}
            rowHeight={40}
            minWidth={720}
            card={card}
            empty={
              <EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} help={words.emptyHelp} />
            }
          />
        </FramedCards>
      </Part>
    </Content>
  );
}

import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { BanIcon, CircleCheckIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Meter } from '@compute-market/components/meter';
import { Percent } from '@compute-market/components/percent';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import type { MachineIncome } from '@compute-market/contract/entities/partner';
import { INCOME_GROUP, type IncomeGroup } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { countText, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { ToldText } from '../../told-text/ToldText';
import { useMemo, type ReactNode } from 'react';
import { CardLine, CardRoot, Nothing, type ListState } from '../../record-list';
import { recordStatus } from '../../record-status/record-status';
import { figureColumn } from '../../table-columns';
import { percentWords, Strong, sum, total } from './cells';
import { Share } from './IncomeScreen.styles';
import { messages } from './messages';

const share = (label: string, value: number, words: string) => (
  <Share>
    <Percent value={value} />
    <Meter label={label} value={value} max={1} tone="plain" valueText={words} />
  </Share>
);

const machineWords = messages.machines;
const cards = ({ RentedNum, Gpu_num }: MachineIncome): string => `${RentedNum} / ${Gpu_num}`;
const hours = ({ RentHours }: MachineIncome): string => RentHours.toLocaleString('zh-CN', { maximumFractionDigits: 1 });
const OnlineChip = recordStatus(machineWords.status, { 0: ['mute', BanIcon], 1: ['ok', CircleCheckIcon] });
const MachineState = ({ Status, GivenBack }: MachineIncome) =>
  GivenBack === true ? <OnlineChip status={0} label={machineWords.givenBack} /> : <OnlineChip status={Status} />;
const MachineLink = ({ name }: { name: string }) => (
  <Link href={routes.income.to({ group: INCOME_GROUP.day, host: name })} aria-label={machineWords.ofMachine(name)}>
    {name}
  </Link>
);

function machineColumns(group: IncomeGroup): TableColumn<MachineIncome>[] {
  const { columns } = machineWords;
  const byMachine = group === INCOME_GROUP.machine;
  return [
    byMachine
      ? {
          key: 'name',
          header: columns.host,
          width: 120,
          rowHeader: true,
          sticky: 'start',
          cell: ({ Host }) => <MachineLink name={Host} />,
        }
      : {
          key: 'name',
          header: columns[group === INCOME_GROUP.month ? 'month' : 'day'],
          rowHeader: true,
          sticky: 'start',
          cell: ({ Day }) => Day,
        },
    ...(byMachine ? [{ key: 'gpu', header: columns.gpu, cell: ({ Gpu_type }: MachineIncome) => Gpu_type }] : []),
    figureColumn('rented', columns.rented, cards, { width: 110 }),
    {
      key: 'rentRate',
      header: columns.rentRate,
      cell: ({ RentRate }) => share(columns.rentRate, RentRate, percentWords(RentRate)),
    },
    figureColumn('hours', columns.hours, hours, { width: 110 }),
    figureColumn('online', columns.online, ({ OnlineRate }) => <Percent value={OnlineRate} />, {
      width: 90,
      hideBelow: 'lg',
    }),
    figureColumn('income', columns.income, ({ Income }) => <Strong>{sum(Income)}</Strong>, { width: 130 }),
    ...(byMachine
      ? [
          {
            key: 'status',
            header: columns.status,
            width: 96,
            cell: (row: MachineIncome) => <MachineState {...row} />,
          },
        ]
      : []),
  ];
}

const machineCard = (group: IncomeGroup) => (row: MachineIncome) => (
  <CardRoot>
    <CardLine>
      {group === INCOME_GROUP.machine ? <MachineLink name={row.Host} /> : <span>{row.Day}</span>}
      <Strong>{sum(row.Income)}</Strong>
    </CardLine>
    {group === INCOME_GROUP.machine && (
      <CardLine>
        <span>{row.Gpu_type}</span>
        <MachineState {...row} />
      </CardLine>
    )}
    <CardLine>
      <span>
        {machineWords.columns.rented} {cards(row)}
      </span>
      <span>
        {machineWords.columns.hours} {hours(row)}
      </span>
    </CardLine>
    <CardLine>{share(machineWords.columns.rentRate, row.RentRate, percentWords(row.RentRate))}</CardLine>
  </CardRoot>
);

/** What machines, or days, or months brought. */
export function MachineList({
  rows,
  group,
  ...state
}: ListState & { rows: readonly MachineIncome[]; group: IncomeGroup }) {
  const columns = useMemo(() => machineColumns(group), [group]);
  return (
    <Table
      {...state}
      caption={machineWords.caption}
      columns={columns}
      rows={rows}
      rowKey={({ Host, Day }) => `${Host}${Day}`}
      minWidth={880}
      rowHeight={48}
      empty={
        <EmptyState
          drawing={<EmptyDrawing subject="receipt" />}
          title={machineWords.empty}
          help={machineWords.emptyHelp}
        />
      }
      summary={
        rows.length === 0 ? undefined : { name: messages.pageSum, income: total(rows.map(({ Income }) => Income)) }
      }
      card={machineCard(group)}
    />
  );
}

const marketWords = messages.market;
const perHour = (yuan: number): string => formatUnitPrice(unitFromYuan(yuan));
const supply = ({ TotalNum }: GpuMarket): ReactNode =>
  TotalNum === 0 ? <Nothing reason="noSupply" /> : marketWords.cards(TotalNum);
const rentShare = ({ RentRate, RentedNum, TotalNum }: GpuMarket): ReactNode =>
  TotalNum === 0 ? (
    <Nothing reason="noSupply" />
  ) : (
    share(marketWords.columns.rentRate, RentRate, marketWords.rented(RentedNum, TotalNum))
  );

const marketColumns: readonly TableColumn<GpuMarket>[] = [
  { key: 'gpu', header: marketWords.columns.gpu, rowHeader: true, sticky: 'start', cell: ({ Gpu_type }) => Gpu_type },
  figureColumn('memory', marketWords.columns.memory, ({ GpuMem }) => <ToldText>{`${countText(GpuMem)} GB`}</ToldText>, {
    width: 90,
  }),
  figureColumn(
    'average',
    marketWords.columns.average,
    ({ AvgHourPrice }) => (
      <Strong>
        {perHour(AvgHourPrice)}
        {marketWords.perHour}
      </Strong>
    ),
    { width: 150 },
  ),
  figureColumn(
    'range',
    marketWords.columns.range,
    ({ MinHourPrice, MaxHourPrice }) => `${perHour(MinHourPrice)} – ${perHour(MaxHourPrice)}`,
    { width: 170 },
  ),
  { key: 'rentRate', header: marketWords.columns.rentRate, cell: rentShare },
  figureColumn('supply', marketWords.columns.supply, supply, { width: 100 }),
];

const marketCard = (row: GpuMarket) => (
  <CardRoot>
    <CardLine>
      <span>
        {row.Gpu_type} · <ToldText>{`${countText(row.GpuMem)} GB`}</ToldText>
      </span>
      <Strong>
        {perHour(row.AvgHourPrice)}
        {marketWords.perHour}
      </Strong>
    </CardLine>
    <CardLine>
      <span>{rentShare(row)}</span>
      <span>{supply(row)}</span>
    </CardLine>
  </CardRoot>
);

/** What each card costs on the platform and how much of it is let. */
export const MarketList = ({ rows, ...state }: ListState & { rows: readonly GpuMarket[] }) => (
  <Table
    {...state}
    caption={marketWords.caption}
    columns={marketColumns}
    rows={rows}
    rowKey={({ Gpu_type }) => Gpu_type}
    minWidth={860}
    rowHeight={48}
    empty={<EmptyState compact title={marketWords.empty} />}
    card={marketCard}
  />
);

import { isKnown } from '@compute-market/contract/rules/money';
import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import type { MachineIncome, Settlement } from '@compute-market/contract/entities/partner';
import { INCOME_GROUP, SETTLEMENT_STATUS_LABELS, type IncomeGroup } from '@compute-market/contract/enumerations';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { csvFile, yuanCell, type CsvCell } from '../../csv';
import { messages } from './messages';

const words = messages.csv;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A heading for each cell, then the rows. */
function sheet<Row, Key extends string>(
  headings: Readonly<Record<Key, string>>,
  cells: Readonly<Record<Key, (row: Row) => CsvCell>>,
  rows: readonly Row[],
): string {
  const order = Object.keys(cells) as Key[];
  return csvFile([order.map((key) => headings[key]), ...rows.map((row) => order.map((key) => cells[key](row)))]);
}

const shared = {
  cards: ({ Gpu_num }: MachineIncome): CsvCell => Gpu_num,
  rented: ({ RentedNum }: MachineIncome): CsvCell => RentedNum,
  rentRate: ({ RentRate }: MachineIncome): CsvCell => percent(RentRate),
  hours: ({ RentHours }: MachineIncome): CsvCell => RentHours,
  online: ({ OnlineRate }: MachineIncome): CsvCell => percent(OnlineRate),
  income: ({ Income }: MachineIncome): CsvCell => yuanCell(Income),
};

/** Income of machines, or by day or month, as a CSV file. */
export const incomeCsv = (rows: readonly MachineIncome[], group: IncomeGroup): string =>
  group === INCOME_GROUP.machine
    ? sheet<MachineIncome, keyof typeof words.machine>(
        words.machine,
        { host: ({ Host }) => Host, gpu: ({ Gpu_type }) => Gpu_type, ...shared },
        rows,
      )
    : sheet<MachineIncome, keyof typeof words.span>(words.span, { day: ({ Day }) => Day, ...shared }, rows);

/** Settlement sheets as a CSV file. */
export const settlementsCsv = (rows: readonly Settlement[]): string =>
  sheet<Settlement, keyof typeof words.settlement>(
    words.settlement,
    {
      number: ({ SettlementNo }) => SettlementNo,
      begin: ({ PeriodBegin }) => formatDay(PeriodBegin),
      end: ({ PeriodEnd }) => formatDay(PeriodEnd),
      income: ({ Income }) => yuanCell(Income),
      rate: ({ FeeRate }) => percent(FeeRate),
      fee: ({ Fee }) => yuanCell(Fee),
      adjust: ({ Adjust }) => yuanCell(Adjust),
      pay: ({ PayAmount }) => yuanCell(PayAmount),
      status: ({ Status }) => SETTLEMENT_STATUS_LABELS[Status],
      payTime: ({ PayTime }) => (PayTime === null ? '' : formatTime(PayTime, { withSeconds: true })),
    },
    rows,
  );

/** The market as a CSV file. */
export const marketCsv = (rows: readonly GpuMarket[]): string =>
  sheet<GpuMarket, keyof typeof words.market>(
    words.market,
    {
      gpu: ({ Gpu_type }) => Gpu_type,
      memory: ({ GpuMem }) => (isKnown(GpuMem) ? GpuMem : ''),
      average: ({ AvgHourPrice }) => AvgHourPrice,
      min: ({ MinHourPrice }) => MinHourPrice,
      max: ({ MaxHourPrice }) => MaxHourPrice,
      rentRate: ({ RentRate }) => percent(RentRate),
      rented: ({ RentedNum }) => RentedNum,
      total: ({ TotalNum }) => TotalNum,
    },
    rows,
  );

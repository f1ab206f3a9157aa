import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import type { MachineIncome, Settlement } from '@compute-market/contract/entities/partner';
import type { IncomeGroup } from '@compute-market/contract/enumerations';
import type { Fen } from '@compute-market/contract/rules/money';
import type { RecordPage } from '../../record-list';

/** One page of the list that the chosen tab shows; the market comes whole. */
export type IncomePage =
  | ({ readonly tab: 'machines'; readonly group: IncomeGroup; readonly sum: Fen } & RecordPage<MachineIncome>)
  | ({ readonly tab: 'settlements' } & RecordPage<Settlement>)
  | { readonly tab: 'market'; readonly rows: readonly GpuMarket[] };

/** The sums over the lists, and what the machines earned by day, or by month where the days are many. Yuan. */
export interface IncomeOverview {
  readonly YesterdayIncome: number;
  readonly MonthIncome: number;
  readonly UnsettledIncome: number;
  /** After fees and refunds; absent where a back end does not tell it. */
  readonly UnsettledNet?: number | undefined;
  /** Of that, what finished sheets will pay; absent likewise. */
  readonly SheetsNet?: number | undefined;
  readonly SettledIncome: number;
  readonly MachineNum: number;
  readonly OnlineNum: number;
  readonly GpuNum: number;
  readonly RentedGpuNum: number;
  readonly span: 'day' | 'month';
  readonly byTime: readonly MachineIncome[];
}

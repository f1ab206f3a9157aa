import type { BareMetalCost, CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import type { Fold } from '@compute-market/contract/entities/fold';
import { BALANCE_CHANGE_TYPE_LABELS, COST_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { csvFile, digitsCell, yuanCell, type CsvCell } from '../../csv';
import type { ExpenseRows } from './data';
import { messages } from './messages';

const { columns, csv } = messages;
/** A heading and what stands under it. */
type Cells<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[];
const timeOf = (seconds: number): string => formatTime(seconds, { withSeconds: true });
const whoseOf = ({ SubAccountName }: { SubAccountName: string }): string => SubAccountName || messages.mainAccount;

const ownCost: Cells<CostItem> = [
  [csv.id, ({ Id }) => Id],
  [columns.time, ({ CreateTime }) => timeOf(CreateTime)],
  [csv.name, ({ Container_name }) => Container_name],
  [csv.note, ({ Note }) => Note],
  [columns.type, ({ CostType }) => COST_TYPE_LABELS[CostType]],
  [csv.begin, ({ BeginTime }) => timeOf(BeginTime)],
  [csv.end, ({ EndTime }) => timeOf(EndTime)],
  [csv.unitPrice, ({ UnitPrice }) => UnitPrice],
  [csv.hours, ({ Hours }) => Hours],
  [csv.original, ({ OriginalAmount }) => yuanCell(OriginalAmount)],
  [csv.discount, ({ DiscountAmount }) => yuanCell(DiscountAmount)],
  [csv.paid, ({ Amount }) => yuanCell(Amount)],
];
const cost: Cells<CostItem> = [
  ...ownCost,
  [csv.money, ({ PayMoney }) => yuanCell(PayMoney)],
  [csv.voucher, ({ PayPowerMoney }) => yuanCell(PayPowerMoney)],
  [csv.credit, ({ PayCredit }) => yuanCell(PayCredit)],
  [columns.sub, whoseOf],
];
/** A folded line says so, as a file has no lines within lines. */
const remark = [
  columns.remark,
  ({ Remark, Folded }: { Remark: string; Folded?: Fold }) =>
    Folded === undefined ? Remark : messages.folded.remark(Folded.Day, Folded.Count),
] as const;

const bareMetal: Cells<BareMetalCost> = [
  [csv.id, ({ Id }) => Id],
  [columns.time, ({ CreateTime }) => timeOf(CreateTime)],
  [columns.machine, ({ Name }) => Name],
  [columns.type, ({ CostType }) => COST_TYPE_LABELS[CostType]],
  [csv.begin, ({ BeginTime }) => timeOf(BeginTime)],
  [csv.end, ({ EndTime }) => timeOf(EndTime)],
  [csv.months, ({ Months }) => Months],
  [csv.amount, ({ Amount }) => yuanCell(Amount)],
  remark,
];

const balance: Cells<BalanceChange> = [
  [csv.id, ({ Id }) => Id],
  [columns.time, ({ CreateTime }) => timeOf(CreateTime)],
  [columns.type, ({ Type }) => BALANCE_CHANGE_TYPE_LABELS[Type]],
  [csv.change, ({ DiffMoney }) => yuanCell(DiffMoney)],
  [csv.voucherChange, ({ DiffPower }) => yuanCell(DiffPower)],
  [csv.left, ({ MoneyLeft }) => yuanCell(MoneyLeft)],
  [csv.voucherLeft, ({ PowerLeft }) => yuanCell(PowerLeft)],
  [columns.cause, ({ DataFrom }) => DataFrom],
  [csv.relation, ({ RelationId }) => (/^\d{12,}$/.test(RelationId) ? digitsCell(RelationId) : RelationId)],
  [columns.sub, whoseOf],
  remark,
];

const fileOf = <Row>(cells: Cells<Row>, rows: readonly Row[]): string =>
  csvFile([cells.map(([heading]) => heading), ...rows.map((row) => cells.map(([, cell]) => cell(row)))]);

/** A list as a CSV file, a heading first. A sub-account does not see purses. */
export function expensesCsv(list: ExpenseRows, { ownOnly }: { ownOnly: boolean }): string {
  switch (list.tab) {
    case 'instance':
      return fileOf([...(ownOnly ? ownCost : cost), remark], list.rows);
    case 'bareMetal':
      return fileOf(bareMetal, list.rows);
    case 'balance':
      return fileOf(balance, list.rows);
  }
}

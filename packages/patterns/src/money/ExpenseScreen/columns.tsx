import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import type { BareMetalCost, CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { BALANCE_CHANGE_TYPE_LABELS, COST_TYPE_LABELS, type CostType } from '@compute-market/contract/enumerations';
import { fenFromYuan, fenIfKnown } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { formatDay } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { titleOf } from '../../instance-facts';
import { Nothing } from '../../record-list';
import { figureColumn, sumColumn, timeColumn } from '../../table-columns';
import { Facts, Name, Under } from './cells.styles';
import { causeOf, costBasis, sourceWords, timeOf } from './expense-view';
import { messages } from './messages';

const words = messages.columns;
const none = <Nothing />;

/** What was paid; money that came back is green and keeps its minus. */
export const PaidSum = ({ yuan }: { readonly yuan: number }) => (
  <Text tone="strong" weight="medium">
    <Money fen={fenFromYuan(yuan)} tone={yuan < 0 ? 'refund' : 'plain'} />
  </Text>
);

/** What was added to or taken from a purse, with its sign. */
export function Moved({ yuan }: { readonly yuan: number }) {
  if (yuan === 0) return none;
  return (
    <Text tone="strong" weight="medium">
      <Money fen={fenFromYuan(yuan)} sign="always" tone={yuan > 0 ? 'refund' : 'plain'} />
    </Text>
  );
}

/** What a discount took off; of a refund it comes back. */
export const Discount = ({ yuan }: { readonly yuan: number }) =>
  yuan === 0 ? none : <Money fen={fenIfKnown(0 - fenFromYuan(yuan))} sign="always" />;

export const CostTag = ({ type, refund }: { readonly type: CostType; readonly refund: boolean }) => (
  <Tag tone={refund ? 'ok' : 'neutral'}>{COST_TYPE_LABELS[type]}</Tag>
);

export const InstanceLink = ({ cost }: { readonly cost: Pick<CostItem, 'Container_name' | 'Note'> }) => (
  <Name title={titleOf(cost)}>
    <Link href={routes.expenseDetail.to({ instance_name: cost.Container_name })}>{titleOf(cost)}</Link>
  </Name>
);

export function Cause({ change }: { readonly change: BalanceChange }) {
  const cause = causeOf(change);
  if (cause === null) return none;
  return <Link href={cause.href}>{messages.causes[cause.kind]}</Link>;
}

export const whose = (SubAccountName: string): string => SubAccountName || messages.mainAccount;

/** The discount, and what it was taken off where that has no column. */
const DiscountCell = ({ cost }: { readonly cost: CostItem }) => (
  <>
    <Discount yuan={cost.DiscountAmount} />
    <Under>
      {words.original} <Money fen={fenFromYuan(cost.OriginalAmount)} />
    </Under>
  </>
);

/** What was paid, and how it came about where that has no column. */
const PaidCell = ({ cost }: { readonly cost: CostItem }) => (
  <>
    <PaidSum yuan={cost.Amount} />
    <Under>{costBasis(cost)}</Under>
  </>
);

/** Instance costs; `today` is YYYY-MM-DD in Beijing. A sub-account sees neither purses nor names: everything is its own (screens B18). */
export function costColumns(ownOnly: boolean, today: string): TableColumn<CostItem>[] {
  const columns: TableColumn<CostItem>[] = [
    { key: 'time', header: words.time, width: 150, cell: (cost) => timeOf(cost, today) },
    {
      key: 'instance',
      header: words.instance,
      width: 160,
      rowHeader: true,
      cell: (cost) => <InstanceLink cost={cost} />,
    },
    {
      key: 'type',
      header: words.type,
      width: 96,
      cell: ({ CostType, Amount }) => <CostTag type={CostType} refund={Amount < 0} />,
    },
    { key: 'basis', header: words.basis, hideBelow: 'lg', cell: (cost) => <Facts>{costBasis(cost) || none}</Facts> },
    sumColumn('original', words.original, ({ OriginalAmount }) => OriginalAmount, { width: 116, hideBelow: 'lg' }),
    figureColumn('discount', words.discount, (cost) => <DiscountCell cost={cost} />, { width: 104 }),
    figureColumn('paid', words.paid, (cost) => <PaidCell cost={cost} />, { width: 136 }),
  ];
  if (ownOnly) return columns;
  return [
    ...columns,
    {
      key: 'source',
      header: words.source,
      width: 116,
      hideBelow: 'md',
      cell: (cost) => sourceWords(cost) || none,
    },
    {
      key: 'sub',
      header: words.sub,
      width: 104,
      hideBelow: 'md',
      cell: ({ SubAccountName }) => <Name title={whose(SubAccountName)}>{whose(SubAccountName)}</Name>,
    },
  ];
}

export const bareMetalColumns: readonly TableColumn<BareMetalCost>[] = [
  timeColumn('time', words.time, ({ CreateTime }) => CreateTime, { width: 150 }),
  {
    key: 'machine',
    header: words.machine,
    width: 220,
    rowHeader: true,
    cell: ({ Name: name }) => (
      <Name title={name}>
        <Link href={routes.dashboard.to({ tab: 'bareMetal' })}>{name}</Link>
      </Name>
    ),
  },
  {
    key: 'type',
    header: words.type,
    width: 96,
    cell: ({ CostType, Amount }) => <CostTag type={CostType} refund={Amount < 0} />,
  },
  {
    key: 'period',
    header: words.period,
    width: 220,
    hideBelow: 'lg',
    cell: ({ BeginTime, EndTime }) => messages.until(formatDay(BeginTime), formatDay(EndTime)),
  },
  { key: 'months', header: words.months, width: 96, cell: ({ Months }) => messages.monthCount(Months) },
  figureColumn('paid', words.paid, ({ Amount }) => <PaidSum yuan={Amount} />, { width: 136 }),
  { key: 'remark', header: words.remark, cell: ({ Remark }) => (Remark === '' ? none : <Facts>{Remark}</Facts>) },
];

/** Movements of the purses. */
export const balanceColumns = (today: string): TableColumn<BalanceChange>[] => [
  { key: 'time', header: words.time, width: 150, rowHeader: true, cell: (change) => timeOf(change, today) },
  {
    key: 'type',
    header: words.type,
    width: 104,
    cell: ({ Type, DiffMoney }) => (
      <Tag tone={DiffMoney > 0 ? 'ok' : 'neutral'}>{BALANCE_CHANGE_TYPE_LABELS[Type]}</Tag>
    ),
  },
  figureColumn('change', words.change, ({ DiffMoney }) => <Moved yuan={DiffMoney} />, { width: 124 }),
  figureColumn('voucherChange', words.voucherChange, ({ DiffPower }) => <Moved yuan={DiffPower} />, { width: 116 }),
  figureColumn(
    'left',
    words.left,
    ({ MoneyLeft }) => <Money fen={fenFromYuan(MoneyLeft)} tone={MoneyLeft < 0 ? 'debt' : 'plain'} />,
    { width: 128 },
  ),
  { key: 'cause', header: words.cause, width: 96, cell: (change) => <Cause change={change} /> },
  {
    key: 'sub',
    header: words.sub,
    width: 104,
    hideBelow: 'lg',
    cell: ({ SubAccountName }) => <Name title={whose(SubAccountName)}>{whose(SubAccountName)}</Name>,
  },
  {
    key: 'remark',
    header: words.remark,
    hideBelow: 'md',
    cell: ({ Remark }) => (Remark === '' ? none : <Facts>{Remark}</Facts>),
  },
];

import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { Bill, BillMovement } from '@compute-market/contract/entities/bill';
import { BALANCE_CHANGE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { CardLine } from '../../record-list';
import { figureColumn } from '../../table-columns';
import { total, movementHref, type SpentLine } from './bill-view';
import { SpentLineCard } from './BillScreen.styles';
import { billMessages as messages } from './messages';

/** Columns of amounts that are still read, with and without the count; narrower, the table scrolls in its frame. */
const leastWidth = 440;
const leastPurses = 320;
const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} />;

/** A line of the table of purses: what was there, what moved, or what is there. */
interface PurseLine {
  readonly key: string;
  readonly name: string;
  readonly money: number;
  readonly voucher: number;
  readonly movement: BillMovement | null;
}

const purseLines = (bill: Bill): PurseLine[] => [
  {
    key: 'opening',
    name: messages.purses.opening,
    money: bill.OpeningMoney,
    voucher: bill.OpeningPower,
    movement: null,
  },
  ...bill.Movements.map((movement) => ({
    key: String(movement.Type),
    name: BALANCE_CHANGE_TYPE_LABELS[movement.Type],
    money: movement.Money,
    voucher: movement.Power,
    movement,
  })),
];

/** Both purses, from what was there to what is there. */
export function Purses({ bill }: { readonly bill: Bill }) {
  const { columns: words, title, closing } = messages.purses;
  const columns: TableColumn<PurseLine>[] = [
    {
      key: 'name',
      header: words.name,
      rowHeader: true,
      width: 112,
      cell: ({ name, movement }) =>
        movement === null ? name : <Link href={movementHref(movement, bill.Month)}>{name}</Link>,
    },
    figureColumn('money', words.money, ({ money }) => sum(money), { width: 112 }),
    figureColumn('voucher', words.voucher, ({ voucher }) => sum(voucher), { width: 96 }),
    figureColumn('count', words.count, ({ movement }) => movement?.Count ?? '', { width: 80, hideBelow: 'md' }),
  ];
  return (
    <Card title={title} padding="none">
      <Table
        caption={title}
        columns={columns}
        rows={purseLines(bill)}
        rowKey={({ key }) => key}
        minWidth={leastPurses}
        summary={{ name: closing, money: sum(bill.ClosingMoney), voucher: sum(bill.ClosingPower) }}
      />
    </Card>
  );
}

const nameOf = (line: SpentLine) => (line.href === null ? line.name : <Link href={line.href}>{line.name}</Link>);

/** A line as a card: a phone is too narrow for three amounts beside a name. */
const spentCard = (line: SpentLine) => {
  const words = messages.products.columns;
  return (
    <SpentLineCard>
      <strong>{nameOf(line)}</strong>
      {(['charged', 'refunded', 'spent'] as const).map((key) => (
        <CardLine key={key}>
          <span>{words[key]}</span>
          <Money fen={line[key]} />
        </CardLine>
      ))}
    </SpentLineCard>
  );
};

/** What was spent, in parts that sum to it. */
export function Spent({
  title,
  name,
  bill,
  lines,
}: {
  readonly title: string;
  readonly name: string;
  readonly bill: Bill;
  readonly lines: readonly SpentLine[];
}) {
  const words = messages.products.columns;
  const columns: TableColumn<SpentLine>[] = [
    {
      key: 'name',
      header: name,
      rowHeader: true,
      width: 120,
      cell: nameOf,
    },
    figureColumn('charged', words.charged, ({ charged }) => <Money fen={charged} />),
    figureColumn('refunded', words.refunded, ({ refunded }) => <Money fen={refunded} />),
    figureColumn('spent', words.spent, ({ spent }) => <Money fen={spent} />),
  ];
  const all = total(bill);
  return (
    <Card title={title} padding="none">
      <Table
        caption={title}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => (key === '' ? 'main' : `of ${key}`)}
        minWidth={leastWidth}
        empty={messages.none}
        card={spentCard}
        summary={{
          name: messages.total,
          charged: <Money fen={all.charged} />,
          refunded: <Money fen={all.refunded} />,
          spent: <Money fen={all.spent} />,
        }}
      />
    </Card>
  );
}

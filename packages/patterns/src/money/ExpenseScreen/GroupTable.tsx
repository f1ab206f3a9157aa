import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { ExpenseGroupLine, ExpenseGroups } from '@compute-market/contract/entities/cost-item';
import { EXPENSE_GROUP } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { Nothing } from '../../record-list';
import { figureColumn } from '../../table-columns';
import { changeInPercent, percentWords } from './expense-view';
import { groupName } from './group-name';
import { messages } from './messages';

const words = messages.groups;
/** Room of the lines before they scroll, px. */
const mostHeight = 360;
/** Five columns that are still read; narrower, they scroll in their frame. */
const leastWidth = 600;
const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} />;

/** How much more or less than before, in fen. */
const difference = ({ Amount, BeforeAmount }: Pick<ExpenseGroupLine, 'Amount' | 'BeforeAmount'>) => (
  <Money fen={fen(fenFromYuan(Amount) - fenFromYuan(BeforeAmount))} sign="always" />
);

/** The same in percent, where anything was spent before. */
function change({ Amount, BeforeAmount }: Pick<ExpenseGroupLine, 'Amount' | 'BeforeAmount'>): ReactNode {
  const percent = changeInPercent(fenFromYuan(Amount), fenFromYuan(BeforeAmount));
  return percent === null ? <Nothing /> : percentWords(percent);
}

function columnsOf({ Group, Amount }: ExpenseGroups, compare: boolean): TableColumn<ExpenseGroupLine>[] {
  const name: TableColumn<ExpenseGroupLine> = {
    key: 'name',
    header: words.name[Group],
    rowHeader: true,
    sticky: 'start',
    width: 150,
    cell: (line) => groupName(Group, line),
  };
  const now: TableColumn<ExpenseGroupLine> = {
    key: 'now',
    header: words.now,
    align: 'end',
    cell: ({ Amount: own }) => sum(own),
  };
  if (!compare)
    return [
      name,
      now,
      figureColumn('share', words.share, ({ Amount: own }) =>
        Amount > 0 && own >= 0 ? `${((own / Amount) * 100).toFixed(1)}%` : <Nothing />,
      ),
    ];
  return [
    name,
    now,
    figureColumn('before', words.before, ({ BeforeAmount }) => sum(BeforeAmount)),
    figureColumn('difference', words.difference, difference),
    figureColumn('change', words.change, change),
  ];
}

/** What each group cost, beside the period before where that is asked for; the last line is all of them. */
export function GroupTable({ groups, compare }: { groups: ExpenseGroups; compare: boolean }) {
  const rows = groups.Group === EXPENSE_GROUP.day ? [...groups.Groups].reverse() : groups.Groups;
  return (
    <Table
      caption={words.caption(words[groups.Group])}
      columns={columnsOf(groups, compare)}
      rows={rows}
      rowKey={({ Key }) => (Key === '' ? EXPENSE_GROUP.sub : Key)}
      empty={words.empty}
      maxHeight={mostHeight}
      minWidth={compare ? leastWidth : undefined}
      summary={{
        name: words.total,
        now: sum(groups.Amount),
        ...(compare && {
          before: sum(groups.BeforeAmount),
          difference: difference(groups),
          change: change(groups),
        }),
      }}
    />
  );
}

import type { Bill, BillMovement, BillSpending } from '@compute-market/contract/entities/bill';
import { BALANCE_CHANGE_TYPE_LABELS, EXPENSE_GROUP } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { BILL_PRODUCT, BILL_PRODUCT_LABELS, INSTANCE_PRODUCT } from '@compute-market/contract/rules/bill';
import { fen, fenFromYuan, sumFen, yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { formatDay, monthStart } from '@compute-market/contract/rules/time';
import { csvFile, yuanCell, type CsvCell } from '../../csv';
import { billMessages as messages } from './messages';

/** What some lines of spending come to, fen, and the rows they are made of. */
export interface SpentLine {
  readonly key: string;
  readonly name: string;
  readonly charged: Fen;
  readonly refunded: Fen;
  readonly spent: Fen;
  readonly count: number;
  /** The list of 费用明细 that holds its rows; null where no list tells them apart. */
  readonly href: string | null;
}

const noonOf = (month: string): number => Date.parse(`${month}-15T12:00:00+08:00`) / 1000;

/** The days of a month as addresses name them. */
function daysOf(month: string): { from: string; to: string } {
  const at = noonOf(month);
  return { from: formatDay(monthStart(at)), to: formatDay(monthStart(at, 1) - 1) };
}

function lineOf(lines: readonly BillSpending[], about: Pick<SpentLine, 'key' | 'name' | 'href'>): SpentLine {
  const charged = sumFen(lines.map(({ Charged }) => fenFromYuan(Charged)));
  const refunded = sumFen(lines.map(({ Refunded }) => fenFromYuan(Refunded)));
  return {
    ...about,
    charged,
    refunded,
    spent: fen(charged - refunded),
    count: lines.reduce((sum, { Count }) => sum + Count, 0),
  };
}

/** Where the rows of a product are. */
function productHref(product: BillSpending['Product'], month: string): string | null {
  const days = daysOf(month);
  const ofInstances = Object.values(INSTANCE_PRODUCT).find((known) => known === product);
  if (ofInstances !== undefined) return routes.expenseDetail.to({ ...days, product: ofInstances });
  if (product === BILL_PRODUCT.bareMetal) return routes.expenseDetail.to({ ...days, tab: 'bareMetal' });
  return routes.expenseDetail.to({ ...days, group: EXPENSE_GROUP.type });
}

/** What was spent on each product, in the order in which products are told. */
export const byProduct = ({ Month, Spending }: Bill): SpentLine[] =>
  Object.values(BILL_PRODUCT)
    .map((product) => ({ product, lines: Spending.filter(({ Product }) => Product === product) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ product, lines }) =>
      lineOf(lines, { key: product, name: BILL_PRODUCT_LABELS[product], href: productHref(product, Month) }),
    );

/** What each person spent, the main account first. */
export function byPerson({ Month, Spending }: Bill): SpentLine[] {
  const names = [...new Set(Spending.map(({ SubAccountName }) => SubAccountName))].sort();
  return names.map((name) =>
    lineOf(
      Spending.filter(({ SubAccountName }) => SubAccountName === name),
      {
        key: name,
        name: name === '' ? messages.people.main : name,
        href: routes.expenseDetail.to({
          ...daysOf(Month),
          ...(name === '' ? { group: EXPENSE_GROUP.sub } : { sub: name }),
        }),
      },
    ),
  );
}

/** All that was spent. */
export const total = (bill: Bill): SpentLine => lineOf(bill.Spending, { key: '', name: messages.total, href: null });

/** Where the movements of a kind are. */
export const movementHref = ({ Type }: BillMovement, month: string): string =>
  routes.expenseDetail.to({ ...daysOf(month), tab: 'balance', type: Type });

const yuanOf = (amount: Fen): CsvCell => yuanCell(yuanFromFen(amount));

/** A month as a file: the purses, then what was spent, by product and person. */
export function billCsv(bill: Bill): string {
  const words = messages.csv;
  const purse = (name: string, money: number, voucher: number, count: CsvCell): CsvCell[] => [
    words.purses,
    name,
    yuanCell(money),
    yuanCell(voucher),
    '',
    '',
    '',
    count,
  ];
  return csvFile([
    [words.section, words.name, words.money, words.voucher, words.charged, words.refunded, words.spent, words.count],
    purse(messages.purses.opening, bill.OpeningMoney, bill.OpeningPower, ''),
    ...bill.Movements.map(({ Type, Money, Power, Count }) =>
      purse(BALANCE_CHANGE_TYPE_LABELS[Type], Money, Power, Count),
    ),
    purse(messages.purses.closing, bill.ClosingMoney, bill.ClosingPower, ''),
    ...bill.Spending.map((line): CsvCell[] => {
      const { charged, refunded, spent, count } = lineOf([line], { key: '', name: '', href: null });
      const whose = line.SubAccountName === '' ? messages.people.main : line.SubAccountName;
      return [
        words.spending,
        `${BILL_PRODUCT_LABELS[line.Product]} / ${whose}`,
        '',
        '',
        yuanOf(charged),
        yuanOf(refunded),
        yuanOf(spent),
        count,
      ];
    }),
  ]);
}

import type { Brand } from '@compute-market/contract/brand';
import { BALANCE_CHANGE_TYPE, BALANCE_CHANGE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { BILL_PRODUCT_LABELS } from '@compute-market/contract/rules/bill';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { fenOf } from '../../ledger/amount';
import { Sheet } from '../../pdf/document';
import { quietColor, tableHeight, tableRowHeight, tableWords, writeTable, type PaperTable } from '../../pdf/table';
import { wireTime } from '../../platform/wire';
import { spentOf } from './figures';
import type { BillFigures } from './read';

/** A4, points; a bill with many sub-accounts is longer. */
const paper = { width: 595, height: 842 } as const;
const left = 48;
const width = paper.width - 2 * left;
/** Where each column of amounts ends, from the left edge of a table. */
const ends = [300, 400, width] as const;

interface Paper extends BillFigures {
  readonly number: string;
  readonly at: Date;
  /** Whose account it is. */
  readonly owner: string;
  /** Of a demonstration: nobody paid anything. */
  readonly sample: boolean;
}

const yuan = (amountFen: bigint): string => formatMoney(fenOf(amountFen));
const stamp = '演示样张';
const notice = '本账单只说明账户收支，不是发票，不能用于报销或抵扣；需要发票请在发票管理中申请。';

function tablesOf(bill: Paper): PaperTable[] {
  const whole = (chargedFen: bigint, refundedFen: bigint): string[] => [
    yuan(chargedFen),
    yuan(-refundedFen),
    yuan(chargedFen - refundedFen),
  ];
  return [
    {
      head: ['账户', '余额', '算力券', '笔数'],
      rows: [
        ['期初', yuan(bill.openingCashFen), yuan(bill.openingVoucherFen), ''],
        ...bill.movements
          .toSorted((a, b) => BALANCE_CHANGE_TYPE[a.kind] - BALANCE_CHANGE_TYPE[b.kind])
          .map(({ kind, cashFen, voucherFen, movements }) => [
            BALANCE_CHANGE_TYPE_LABELS[BALANCE_CHANGE_TYPE[kind]],
            yuan(cashFen),
            yuan(voucherFen),
            String(movements),
          ]),
        ['期末', yuan(bill.closingCashFen), yuan(bill.closingVoucherFen), ''],
      ],
    },
    {
      head: ['产品 / 使用人', '扣费', '退费', '消费'],
      rows: [
        ...bill.spending.map(({ product, subAccountName, chargedFen, refundedFen }) => [
          `${BILL_PRODUCT_LABELS[product]} / ${subAccountName === '' ? '主账号' : subAccountName}`,
          ...whole(chargedFen, refundedFen),
        ]),
        ['合计', '', '', yuan(spentOf(bill))],
      ],
    },
  ];
}

/** A closed month as a PDF: both purses, and what was spent on what by whom. The same bill gives the same bytes. */
export async function billPdf(bill: Paper, { company }: Pick<Brand, 'company'>): Promise<Buffer> {
  const title = '月账单';
  const facts = [
    `账号：${bill.owner}`,
    `账单编号：${bill.number}`,
    `账期：${bill.month}（北京时间）`,
    `出账时间：${formatTime(wireTime(bill.at))}`,
    `服务方：${company}`,
  ];
  const tables = tablesOf(bill);
  const taken = tables.reduce((height, table) => height + tableHeight(table) + tableRowHeight, 0);
  const sheet = await Sheet.open({
    width: paper.width,
    height: Math.max(paper.height, 270 + taken),
    title: `${title} ${bill.number}`,
    at: bill.at,
    words: [title, ...facts, ...tables.flatMap(tableWords), notice, stamp],
  });
  if (bill.sample) sheet.stamp(stamp, { size: 78, color: quietColor, opacity: 0.1 });
  sheet.write(title, { x: left, y: 48, size: 20 });
  facts.forEach((fact, index) => sheet.write(fact, { x: left, y: 92 + index * 18, size: 10, color: quietColor }));
  let y = 198;
  for (const table of tables) y = writeTable(sheet, table, { left, top: y, width, ends }) + tableRowHeight;
  sheet.write(notice, { x: left, y, size: 9, color: quietColor, width });
  return sheet.bytes();
}

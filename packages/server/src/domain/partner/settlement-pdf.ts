import type { Brand } from '@compute-market/contract/brand';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import type { settlement } from '../../db/schema/partner';
import { fenOf } from '../../ledger/amount';
import { Sheet } from '../../pdf/document';
import { wireTime } from '../../platform/wire';
import { spanOfMonth } from '../../platform/beijing-days';

/** A4, points. */
const paper = { width: 595, height: 842 } as const;
const left = 56;
const width = paper.width - 2 * left;
const rowHeight = 30;
const rule = '#bfbfbf';
const grey = '#666666';

/** A month's sheet as a PDF: whose machines, what they earned, what is taken off and what is paid. */
export async function settlementPdf(
  row: typeof settlement.$inferSelect,
  partner: string,
  { company }: Pick<Brand, 'company'>,
): Promise<Buffer> {
  const { begin, end } = spanOfMonth(row.month);
  const last = new Date(end.getTime() - 1000);
  const title = '合作收益结算单';
  const facts = [
    `合作伙伴：${partner}`,
    `结算单号：${row.settlementNo}`,
    `结算周期：${formatDay(wireTime(begin))} 至 ${formatDay(wireTime(last))}`,
  ];
  const lines = [
    ['机器收入', formatMoney(fenOf(row.incomeFen))],
    [`平台服务费（${row.feeBp / 100}%）`, formatMoney(fenOf(-row.feeFen))],
    ['调整（客户退费等）', formatMoney(fenOf(row.adjustFen))],
    ['应付金额', formatMoney(fenOf(row.incomeFen - row.feeFen + row.adjustFen))],
  ] as const;
  const notice = `${company}　演示环境生成，不作为付款凭证`;
  const sheet = await Sheet.open({
    ...paper,
    title: `${title} ${row.settlementNo}`,
    at: row.createdAt,
    words: [title, ...facts, ...lines.flat(), notice],
  });
  sheet.write(title, { x: left, y: 64, size: 20, width, align: 'center' });
  facts.forEach((fact, index) => sheet.write(fact, { x: left, y: 120 + index * 22, size: 11 }));
  lines.forEach(([name, amount], index) => {
    const y = 206 + index * rowHeight;
    sheet.line([left, y], [left + width, y], rule);
    sheet.write(name, { x: left, y: y + 7, size: 11 });
    sheet.write(amount, { x: left, y: y + 7, size: 11, width, align: 'end' });
  });
  const foot = 206 + lines.length * rowHeight;
  sheet.line([left, foot], [left + width, foot], rule);
  sheet.write(notice, { x: left, y: foot + 24, size: 9, color: grey });
  return sheet.bytes();
}

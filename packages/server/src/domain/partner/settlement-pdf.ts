import type { Brand } from '@compute-market/contract/brand';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import type { settlement } from '../../db/schema/partner';
import { fenOf } from '../../ledger/amount';
import { Sheet } from '../../pdf/document';
import { quietColor, ruleColor, tableHeight, tableWords, writeTable, type PaperTable } from '../../pdf/table';
import { wireTime } from '../../platform/wire';
import { spanOfMonth } from '../../platform/beijing-days';
import { netOfSheet } from './settle';
import { rentHours, type SheetMachine } from './settlement-lines';

/** A4, points; a sheet with many machines is longer. */
const page = { width: 595, height: 842 } as const;
const left = 56;
const width = page.width - 2 * left;
const rowHeight = 30;
/** Where each column of the machines ends, from the left edge. */
const ends = [290, 385, width] as const;

/** A sheet, whose machines it is about, and who pays. */
export interface SettlementPaper {
  readonly sheet: typeof settlement.$inferSelect;
  readonly machines: readonly SheetMachine[];
  readonly partner: string;
  readonly company: Brand['company'];
  /** Of a demonstration: nobody earned anything. */
  readonly sample: boolean;
}

const yuan = (fen: string): string => formatMoney(fenOf(BigInt(fen)));

const machinesTable = (machines: readonly SheetMachine[]): PaperTable => ({
  head: ['机器', '租用（小时）', '收入', '客户退费'],
  rows: machines.map(({ host, gpu_type, seconds, income, refund }) => [
    `${host} · ${gpu_type}`,
    rentHours(seconds).toFixed(2),
    yuan(income),
    yuan(refund),
  ]),
});

/** What stands on the paper. `stamp` is null on a real one. */
export function settlementWords({ sheet, machines, partner, company, sample }: SettlementPaper) {
  const { begin, end } = spanOfMonth(sheet.month);
  const last = new Date(end.getTime() - 1000);
  return {
    title: '合作收益结算单',
    facts: [
      `合作伙伴：${partner}`,
      `结算单号：${sheet.settlementNo}`,
      `结算周期：${formatDay(wireTime(begin))} 至 ${formatDay(wireTime(last))}`,
      ...(sheet.paidAt === null ? [] : [`打款：${formatTime(wireTime(sheet.paidAt))}　${sheet.paidTo}`]),
    ],
    lines: [
      ['机器收入', formatMoney(fenOf(sheet.incomeFen))],
      [`平台服务费（${sheet.feeBp / 100}%）`, formatMoney(fenOf(-sheet.feeFen))],
      ['调整（客户退费等）', formatMoney(fenOf(sheet.adjustFen))],
      ['应付金额', formatMoney(fenOf(netOfSheet(sheet)))],
    ],
    machines: machinesTable(machines),
    notice: `${company}　本结算单只说明当月收益，不是付款凭证`,
    stamp: sample ? '演示样张' : null,
  } as const;
}

/** A month's sheet as a PDF: whose machines, what is taken off, what is paid and, once it is, where to, and what each machine earned. */
export async function settlementPdf(paper: SettlementPaper): Promise<Buffer> {
  const { title, facts, lines, machines, notice, stamp } = settlementWords(paper);
  const head = 140 + facts.length * 22;
  const foot = head + lines.length * rowHeight;
  const sheet = await Sheet.open({
    width: page.width,
    height: Math.max(page.height, foot + tableHeight(machines) + 120),
    title: `${title} ${paper.sheet.settlementNo}`,
    at: paper.sheet.createdAt,
    words: [title, ...facts, ...lines.flat(), ...tableWords(machines), notice, stamp ?? ''],
  });
  if (stamp !== null) sheet.stamp(stamp, { size: 78, color: quietColor, opacity: 0.1 });
  sheet.write(title, { x: left, y: 64, size: 20, width, align: 'center' });
  facts.forEach((fact, index) => sheet.write(fact, { x: left, y: 120 + index * 22, size: 11 }));
  lines.forEach(([name, amount], index) => {
    const y = head + index * rowHeight;
    sheet.line([left, y], [left + width, y], ruleColor);
    sheet.write(name, { x: left, y: y + 7, size: 11 });
    sheet.write(amount, { x: left, y: y + 7, size: 11, width, align: 'end' });
  });
  sheet.line([left, foot], [left + width, foot], ruleColor);
  const end = writeTable(sheet, machines, { left, top: foot + 32, width, ends });
  sheet.write(notice, { x: left, y: end + 24, size: 9, color: quietColor });
  return sheet.bytes();
}

import type { Brand } from '@compute-market/contract/brand';
import { INVOICE_TYPE } from '@compute-market/contract/enumerations';
import { INVOICE_TAX_BP, splitTax } from '@compute-market/contract/rules/invoice';
import { amountInWords } from './amount-in-words';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import type { invoiceRecord } from '../../db/schema/invoice';
import { fenOf } from '../../ledger/amount';
import { Sheet } from '../../pdf/document';
import { wireTime } from '../../platform/wire';
import { buyerFacts, contentName } from './contents';
import { rowOfKind } from './titles';

type RecordRow = typeof invoiceRecord.$inferSelect;

/** Half of A4, in points. Paper has colours of its own: an invoice's frame is brown whatever the theme. */
const paper = { width: 595, height: 420 } as const;
const left = 28;
const right = paper.width - left;
const frame = '#8a4b2a';
const grey = '#666666';
const middle = paper.width / 2;

const marks = { stamp: '演示样张', notice: '本文件由演示沙盒生成，不是税务机关的发票，不能用于报销或抵扣。' } as const;
const headings = ['项目名称', '数量', '单价', '金额', '税率', '税额'] as const;
const columns = [
  { x: left + 6, width: 220, align: 'start' },
  { x: left + 226, width: 40, align: 'end' },
  { x: left + 266, width: 80, align: 'end' },
  { x: left + 346, width: 80, align: 'end' },
  { x: left + 426, width: 40, align: 'end' },
  { x: left + 466, width: 67, align: 'end' },
] as const;

/** Everything that stands on the paper. */
function wordsOf(record: RecordRow, company: string) {
  const row = rowOfKind(record);
  const special = row.invoiceType === INVOICE_TYPE.special;
  const total = fenOf(row.amountFen);
  const { net, tax } = splitTax(total);
  const plain = (amount: typeof net): string => formatMoney(amount, { symbol: '' });
  return {
    title: special ? '电子发票（增值税专用发票）' : '电子发票（普通发票）',
    number: `发票号码：${row.recordNo}`,
    day: `开票日期：${formatDay(wireTime(row.issuedAt ?? row.appliedAt))}`,
    buyer: ['购买方', `名称：${row.title}`, `统一社会信用代码/纳税人识别号：${row.taxNo === '' ? '—' : row.taxNo}`],
    seller: ['销售方', `名称：${company}`, '统一社会信用代码/纳税人识别号：（演示）'],
    cells: [contentName(row.content), '1', plain(net), plain(net), `${INVOICE_TAX_BP / 100}%`, plain(tax)],
    sums: ['合计', '', '', formatMoney(net), '', formatMoney(tax)],
    inWords: `价税合计（大写）　${amountInWords(total)}`,
    inFigures: `（小写）${formatMoney(total)}`,
    remarks: ['备注', ...buyerFacts(row)],
    ...marks,
  };
}

type Words = ReturnType<typeof wordsOf>;

function drawHead(sheet: Sheet, words: Words): void {
  sheet.write(words.title, { x: 0, y: 22, width: paper.width, align: 'center', size: 17, color: frame });
  sheet.write(words.number, { x: left, y: 54, size: 9 });
  sheet.write(words.day, { x: left, y: 54, size: 9, width: right - left, align: 'end' });
}

function drawParty(sheet: Sheet, [who = '', ...lines]: readonly string[], x: number): void {
  sheet.write(who, { x: x + 6, y: 80, size: 9, color: frame });
  let y = 96;
  for (const text of lines) y += sheet.write(text, { x: x + 6, y, size: 9, width: middle - left - 12 });
}

function drawRow(sheet: Sheet, cells: readonly string[], y: number, color?: string): number {
  const heights = cells.map((text, index) => {
    const column = columns[index];
    return column === undefined || text === ''
      ? 0
      : sheet.write(text, { ...column, y, size: 9, ...(color === undefined ? {} : { color }) });
  });
  return Math.max(...heights);
}

function drawFrame(sheet: Sheet): void {
  for (const y of [74, 152, 250, 274, 350]) sheet.line([left, y], [right, y], frame);
  for (const x of [left, right]) sheet.line([x, 74], [x, 350], frame);
  sheet.line([middle, 74], [middle, 152], frame);
}

/** An issued invoice of the sandbox as a PDF: laid out as one, and marked on its face as none. The same row gives the same bytes. */
export async function invoicePdf(row: RecordRow, { company }: Pick<Brand, 'company'>): Promise<Buffer> {
  const words = wordsOf(row, company);
  const sheet = await Sheet.open({
    ...paper,
    title: `${words.title} ${row.recordNo}`,
    at: row.issuedAt ?? row.appliedAt,
    words: [...Object.values(words).flat(), ...headings],
  });
  sheet.stamp(words.stamp, { size: 78, color: frame, opacity: 0.1 });
  drawHead(sheet, words);
  drawFrame(sheet);
  drawParty(sheet, words.buyer, left);
  drawParty(sheet, words.seller, middle);
  drawRow(sheet, headings, 158, frame);
  drawRow(sheet, words.cells, 176);
  drawRow(sheet, words.sums, 232);
  sheet.write(words.inWords, { x: left + 6, y: 256, size: 9 });
  sheet.write(words.inFigures, { x: left, y: 256, size: 9, width: right - left - 6, align: 'end' });
  const [heading, ...remarks] = words.remarks;
  sheet.write(heading ?? '', { x: left + 6, y: 280, size: 9, color: frame });
  let y = 296;
  for (const text of remarks) y += sheet.write(text, { x: left + 6, y, size: 7, width: right - left - 12 });
  sheet.write(words.notice, { x: left, y: 358, size: 8, width: right - left, align: 'center', color: grey });
  return sheet.bytes();
}

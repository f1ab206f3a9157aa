import { INVOICE_TITLE_TYPE, INVOICE_TYPE, type InvoiceTitleType, type InvoiceType } from '../enumerations';
import { divideRounded, fen, type Fen } from './money';
import { isTaxNumber } from './tax-number';

/** Least sum of one invoice. */
export const LEAST_INVOICE_FEN = fen(1000);
/** VAT of the services that are invoiced, basis points. */
export const INVOICE_TAX_BP = 600;

/** What an invoice title must say beside its name. */
export interface TitleFields {
  readonly title_type: InvoiceTitleType;
  readonly invoice_type: InvoiceType;
  readonly tax_no: string;
  readonly address: string;
  readonly tel: string;
  readonly bank_name: string;
  readonly bank_account: string;
}

/** A field that stops a title, and why. */
export interface TitleProblem {
  readonly field: keyof TitleFields;
  readonly reason: string;
}

const bankAccountRule = /^\d{8,30}$/;
const phoneRule = /^[\d()+-]{7,20}$/;

function identityProblems({ title_type, tax_no }: TitleFields): TitleProblem[] {
  if (tax_no !== '')
    return isTaxNumber(tax_no) ? [] : [{ field: 'tax_no', reason: '税号需为15、18或20位，18位时请核对校验码' }];
  return title_type === INVOICE_TITLE_TYPE.company ? [{ field: 'tax_no', reason: '企业抬头请填写税号' }] : [];
}

function bankProblems({ invoice_type, address, tel, bank_name, bank_account }: TitleFields): TitleProblem[] {
  const needed = invoice_type === INVOICE_TYPE.special;
  const problems: TitleProblem[] = [];
  if (needed && address === '') problems.push({ field: 'address', reason: '开专票请填写注册地址' });
  if (tel !== '' ? !phoneRule.test(tel) : needed)
    problems.push({ field: 'tel', reason: tel === '' ? '开专票请填写注册电话' : '请输入正确的电话' });
  if (needed && bank_name === '') problems.push({ field: 'bank_name', reason: '开专票请填写开户银行' });
  if (bank_account !== '' ? !bankAccountRule.test(bank_account) : needed)
    problems.push({
      field: 'bank_account',
      reason: bank_account === '' ? '开专票请填写银行账号' : '银行账号为8-30位数字',
    });
  return problems;
}

/** Everything that stops a title, field by field. A special invoice needs a company with its bank (screens B19). */
export function titleProblems(title: TitleFields): TitleProblem[] {
  const special = title.invoice_type === INVOICE_TYPE.special && title.title_type !== INVOICE_TITLE_TYPE.company;
  return [
    ...(special ? [{ field: 'invoice_type', reason: '专票只能开给企业，请改选企业抬头或普票' } as const] : []),
    ...identityProblems(title),
    ...bankProblems(title),
  ];
}

/** Whom an account is verified as. A person's name is known with its middle hidden (林*远). */
export interface InvoiceSubject {
  readonly TitleType: InvoiceTitleType;
  readonly Name: string;
}

const plain = (name: string): string => name.replaceAll('（', '(').replaceAll('）', ')').replace(/\s/g, '');

function isSameName(name: string, verified: string): boolean {
  const [given, known] = [[...plain(name)], [...plain(verified)]];
  return (
    given.length === known.length &&
    given.every((character, index) => known[index] === '*' || known[index] === character)
  );
}

/** Whether a title names one of these; other organisations are verified as enterprises. 抬头需与实名主体一致 (screens B19). */
export const isOwnTitle = (
  { Title, TitleType }: { readonly Title: string; readonly TitleType: InvoiceTitleType },
  subjects: readonly InvoiceSubject[],
): boolean =>
  subjects.some(
    (subject) =>
      (subject.TitleType === INVOICE_TITLE_TYPE.personal) === (TitleType === INVOICE_TITLE_TYPE.personal) &&
      isSameName(Title, subject.Name),
  );

/** What a sum with tax in it is made of; the two add up to it. */
export function splitTax(amount: Fen, taxBp: number = INVOICE_TAX_BP): { readonly net: Fen; readonly tax: Fen } {
  const net = fen(Number(divideRounded(BigInt(amount) * 10_000n, BigInt(10_000 + taxBp))));
  return { net, tax: fen(amount - net) };
}

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits in words; a gap of zeros is one 零. */
function groupInWords(group: string): string {
  const words = [...group]
    .map((digit, index) =>
      digit === '0' ? '零' : `${digits.charAt(Number(digit))}${places[group.length - 1 - index] ?? ''}`,
    )
    .join('');
  return words.replace(/零+/g, '零').replace(/零$/, '');
}

/** A sum as an invoice writes it: 壹仟贰佰叁拾肆圆伍角陆分. */
export function amountInWords(amount: Fen): string {
  const yuan = String(Math.floor(amount / 100));
  const parts: string[] = [];
  for (let end = yuan.length, group = 0; end > 0; end -= 4, group += 1) {
    const words = groupInWords(yuan.slice(Math.max(0, end - 4), end));
    if (words !== '') parts.unshift(`${words}${groups[group] ?? ''}`);
    else if (parts.length > 0 && !parts[0]?.startsWith('零')) parts.unshift('零');
  }
  const whole = parts.join('').replace(/零+/g, '零').replace(/^零/, '');
  const [tenths, hundredths] = [Math.floor((amount % 100) / 10), amount % 10];
  const yuanWords = whole === '' ? '' : `${whole}圆`;
  if (tenths === 0 && hundredths === 0) return `${yuanWords || '零圆'}整`;
  const jiao = tenths === 0 ? (yuanWords === '' ? '' : '零') : `${digits.charAt(tenths)}角`;
  return `${yuanWords}${jiao}${hundredths === 0 ? '整' : `${digits.charAt(hundredths)}分`}`;
}

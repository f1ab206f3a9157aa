import { bankAccountPattern, wrongBankAccount } from './bank-account';
import { INVOICE_TITLE_TYPE, INVOICE_TYPE, type InvoiceTitleType, type InvoiceType } from '../enumerations';
import { divideRounded, fen, type Fen } from './money';
import { isTaxNumber } from './tax-number';

/** Least sum of one invoice. */
export const LEAST_INVOICE_FEN = fen(1000);
/** VAT of the services that are invoiced, basis points. */
export const INVOICE_TAX_BP = 600;

const titleDetails = ['tax_no', 'address', 'tel', 'bank_name', 'bank_account'] as const;
/** What a title may tell of its buyer beside the name. */
type TitleDetail = (typeof titleDetails)[number];

/** What an invoice title must say beside its name. */
export interface TitleFields extends Readonly<Record<TitleDetail, string>> {
  readonly title_type: InvoiceTitleType;
  readonly invoice_type: InvoiceType;
}

/** A back end that is not ours may tell none of these kinds. */
const detailsOfKind: Readonly<Partial<Record<InvoiceTitleType, readonly TitleDetail[]>>> = {
  [INVOICE_TITLE_TYPE.personal]: [],
  [INVOICE_TITLE_TYPE.company]: titleDetails,
  [INVOICE_TITLE_TYPE.other]: ['tax_no'],
};

/** Whether titles of this kind have it: its form asks for it, and nothing else is kept, shown or printed (screens B19). Of a kind that a back end does not tell nothing is left away. */
export const hasTitleDetail = (kind: InvoiceTitleType, detail: TitleDetail): boolean =>
  (detailsOfKind[kind] ?? titleDetails).includes(detail);

/** A title with nothing that only another kind has, such as a company's tax number at a person's name. */
export function titleOfKind<Title extends TitleFields>(title: Title): Title {
  const others = titleDetails.filter((detail) => !hasTitleDetail(title.title_type, detail));
  return { ...title, ...Object.fromEntries(others.map((detail) => [detail, ''])) };
}

/** A field that stops a title, and why. The form and the server both say the reason, so its words stand here once. */
export interface TitleProblem {
  readonly field: keyof TitleFields;
  readonly reason: string;
}

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
  if (bank_account !== '' ? !bankAccountPattern.test(bank_account) : needed)
    problems.push({
      field: 'bank_account',
      reason: bank_account === '' ? '开专票请填写银行账号' : wrongBankAccount,
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

/** Whether this is the name of one whom the account is verified as. */
export const isVerifiedName = (name: string, subjects: readonly InvoiceSubject[]): boolean =>
  subjects.some((subject) => isSameName(name, subject.Name));

/** What a sum with tax in it is made of; the two add up to it. */
export function splitTax(amount: Fen, taxBp: number = INVOICE_TAX_BP): { readonly net: Fen; readonly tax: Fen } {
  const net = fen(Number(divideRounded(BigInt(amount) * 10_000n, BigInt(10_000 + taxBp))));
  return { net, tax: fen(amount - net) };
}

import * as z from 'zod/mini';
import { INVOICE_TEXT_MAX_LENGTH, INVOICE_TITLE_MAX_LENGTH } from '../constants';
import { email } from '../entities/account-fields';
import { INVOICE_TITLE_TYPE, INVOICE_TYPE } from '../enumerations';
import { titleOfKind, titleProblems } from '../rules/invoice';
import { formatMoney, type Fen } from '../rules/money';
import { amountText } from './amount-text';

const text = z.string().check(z.trim(), z.maxLength(INVOICE_TEXT_MAX_LENGTH, `最多${INVOICE_TEXT_MAX_LENGTH}个字`));
const taxNumber = z.pipe(
  text,
  z.transform((typed: string) => typed.replace(/\s/g, '').toUpperCase()),
);
const digits = z.pipe(
  text,
  z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
);

const titleFields = z
  .object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, '请输入发票抬头'),
        z.maxLength(INVOICE_TITLE_MAX_LENGTH, `发票抬头最多${INVOICE_TITLE_MAX_LENGTH}个字`),
      ),
    title_type: z.enum(INVOICE_TITLE_TYPE),
    invoice_type: z.enum(INVOICE_TYPE),
    tax_no: taxNumber,
    address: text,
    tel: text,
    bank_name: text,
    bank_account: digits,
    email,
    is_default: z.boolean(),
  })
  .check((context) => {
    for (const { field, reason } of titleProblems(context.value))
      context.issues.push({ code: 'custom', path: [field], message: reason, input: context.value });
  });
/** A title as it is sent. Only companies are given special invoices. */
const asKind = (typed: z.input<typeof titleFields>): z.input<typeof titleFields> =>
  titleOfKind(
    typed.title_type === INVOICE_TITLE_TYPE.company ? typed : { ...typed, invoice_type: INVOICE_TYPE.ordinary },
  );

/** A title as it is filled in. Spaces in its numbers do not count, nor does what was typed for another kind, which no field shows now (screens B19). */
export const invoiceTitleForm = z.pipe(z.transform(asKind), titleFields);
export type InvoiceTitleForm = z.input<typeof invoiceTitleForm>;
export type InvoiceTitleOrder = z.output<typeof invoiceTitleForm>;

/** Between which sums one invoice may be. */
export interface InvoiceBounds {
  readonly least: Fen;
  readonly most: Fen;
}

/** 申请开票. In: the amount as text, the title's number as text (empty while none is chosen). Out: fen (screens B19). */
export function invoiceRequestForm({ least, most }: InvoiceBounds) {
  return z.object({
    invoice_id: z.string().check(z.minLength(1, '请选择发票抬头')),
    invoice_type: z.enum(INVOICE_TYPE),
    content: z.string().check(z.minLength(1, '请选择开票项目')),
    amount: amountText(
      { fen: least, message: `单次开票金额不能低于 ${formatMoney(least)}` },
      { fen: most, message: `最多可开 ${formatMoney(most)}` },
    ),
    email,
    remark: text,
  });
}
type RequestSchema = ReturnType<typeof invoiceRequestForm>;
export type InvoiceRequestForm = z.input<RequestSchema>;
export type InvoiceRequestOrder = z.output<RequestSchema>;

/** 重发邮箱: where the file of an issued invoice goes (screens B19). */
export const invoiceMailForm = z.object({ email });
export type InvoiceMailForm = z.infer<typeof invoiceMailForm>;

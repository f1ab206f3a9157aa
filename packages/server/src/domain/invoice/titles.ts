import {
  addInvoiceTitle,
  deleteInvoiceTitle,
  editInvoiceTitle,
  getInvoiceTitles,
} from '@compute-market/contract/calls/invoice';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import type { InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { INVOICE_TITLE_TYPE, INVOICE_TYPE } from '@compute-market/contract/enumerations';
import { titleOfKind, titleProblems, type TitleFields } from '@compute-market/contract/rules/invoice';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { invoiceTitle } from '../../db/schema/invoice';
import { implementOwn, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';

export type TitleRow = typeof invoiceTitle.$inferSelect;

const mostTitles = 50;

const titleTypeOf = (value: number) =>
  Object.values(INVOICE_TITLE_TYPE).find((known) => known === value) ?? INVOICE_TITLE_TYPE.other;
export const invoiceTypeOf = (value: number) =>
  value === INVOICE_TYPE.special ? INVOICE_TYPE.special : INVOICE_TYPE.ordinary;

type TitleColumns = Omit<TitleRow, 'id' | 'userId' | 'createdAt' | 'email' | 'isDefault' | 'title'>;

/** A title as the rules read it, for an invoice of this type. */
export const fieldsOf = (row: TitleColumns, invoiceType = row.invoiceType): TitleFields => ({
  title_type: titleTypeOf(row.titleType),
  invoice_type: invoiceTypeOf(invoiceType),
  tax_no: row.taxNo,
  address: row.address,
  tel: row.tel,
  bank_name: row.bankName,
  bank_account: row.bankAccount,
});

/** A row with what its kind has: what was written before this was asked for may hold another kind's numbers. */
export function rowOfKind<Row extends TitleColumns>(row: Row): Row {
  const { tax_no, address, tel, bank_name, bank_account } = titleOfKind(fieldsOf(row));
  return { ...row, taxNo: tax_no, address, tel, bankName: bank_name, bankAccount: bank_account };
}

/** A title of this customer. Someone else's is as missing as one that never was. */
export async function ownTitle(tx: Tx, userId: number, id: number): Promise<TitleRow> {
  const [row] = await tx
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.id, id), eq(invoiceTitle.userId, userId)));
  if (row === undefined)
    throw new Refusal('NOT_FOUND', {
      reason: '发票抬头不存在或已被删除，请重新选择',
      data: { field: 'invoice_id' },
    });
  return rowOfKind(row);
}

export const wireTitle = (row: TitleRow): InvoiceTitle => ({
  Id: row.id,
  Title: row.title,
  TitleType: titleTypeOf(row.titleType),
  TaxNo: row.taxNo,
  InvoiceType: invoiceTypeOf(row.invoiceType),
  Address: row.address,
  Tel: row.tel,
  BankName: row.bankName,
  BankAccount: row.bankAccount,
  Email: row.email,
  IsDefault: row.isDefault,
});

type Sent = ParsedRequestOf<typeof addInvoiceTitle>;

/** What was sent as a row, or a refusal that names the first wrong field. */
function checked(sent: Sent) {
  const row = rowOfKind({
    title: sent.title,
    titleType: sent.title_type,
    taxNo: sent.tax_no ?? '',
    invoiceType: sent.invoice_type,
    address: sent.address ?? '',
    tel: sent.tel ?? '',
    bankName: sent.bank_name ?? '',
    bankAccount: sent.bank_account ?? '',
    email: sent.email,
  });
  const [problem] = titleProblems(fieldsOf(row));
  if (problem !== undefined) throw new Refusal('INVALID_REQUEST', { reason: problem.reason, data: problem });
  return row;
}

/** Holds the customer's titles: who changes them, or which is the default, comes one after the other. */
const lockTitles = (tx: Tx, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

async function refuseSame(
  tx: Tx,
  userId: number,
  row: Pick<TitleRow, 'title' | 'taxNo' | 'titleType'>,
  except: number,
): Promise<void> {
  const same = and(
    eq(invoiceTitle.userId, userId),
    eq(invoiceTitle.title, row.title),
    eq(invoiceTitle.titleType, row.titleType),
    eq(invoiceTitle.taxNo, row.taxNo),
    ne(invoiceTitle.id, except),
  );
  if ((await tx.$count(invoiceTitle, same)) > 0)
    throw new Refusal('NAME_TAKEN', { reason: '该抬头已存在，请直接使用或编辑它', data: { field: 'title' } });
}

const noDefault = (tx: Tx, userId: number) =>
  tx
    .update(invoiceTitle)
    .set({ isDefault: false })
    .where(and(eq(invoiceTitle.userId, userId), invoiceTitle.isDefault));

const list = implementOwn(getInvoiceTitles, async (tx, _input, { actor }) => {
  const found = await tx
    .select()
    .from(invoiceTitle)
    .where(eq(invoiceTitle.userId, actor.userId))
    .orderBy(desc(invoiceTitle.isDefault), desc(invoiceTitle.id));
  return found.map((row) => wireTitle(rowOfKind(row)));
});

/** The first title is the default whatever is said. */
const add = implementOwn(addInvoiceTitle, async (tx, input, { actor: { userId }, services }) => {
  const row = checked(input);
  await lockTitles(tx, userId);
  const count = await tx.$count(invoiceTitle, eq(invoiceTitle.userId, userId));
  if (count >= mostTitles)
    throw new Refusal('CONFLICT', { reason: `最多保存 ${mostTitles} 个抬头，请先删除不用的抬头` });
  await refuseSame(tx, userId, row, 0);
  const isDefault = count === 0 || input.is_default === true;
  if (isDefault) await noDefault(tx, userId);
  const [made] = await tx
    .insert(invoiceTitle)
    .values({ ...row, userId, isDefault, createdAt: services.clock.now() })
    .returning({ id: invoiceTitle.id });
  if (made === undefined) throw new Error('invoice title was not written');
  return { Id: made.id };
});

/** A default stays one until another is made it. Invoices that were asked for keep the title as it was. */
const edit = implementOwn(editInvoiceTitle, async (tx, input, { actor: { userId } }) => {
  const row = checked(input);
  await lockTitles(tx, userId);
  const old = await ownTitle(tx, userId, input.id);
  await refuseSame(tx, userId, row, old.id);
  const isDefault = old.isDefault || input.is_default === true;
  if (isDefault && !old.isDefault) await noDefault(tx, userId);
  await tx
    .update(invoiceTitle)
    .set({ ...row, isDefault })
    .where(eq(invoiceTitle.id, old.id));
  return null;
});

/** When the default goes, the oldest of the others takes its place. */
const remove = implementOwn(deleteInvoiceTitle, async (tx, input, { actor: { userId } }) => {
  await lockTitles(tx, userId);
  const { id, isDefault } = await ownTitle(tx, userId, input.id);
  await tx.delete(invoiceTitle).where(eq(invoiceTitle.id, id));
  const [next] = isDefault
    ? await tx
        .select({ id: invoiceTitle.id })
        .from(invoiceTitle)
        .where(eq(invoiceTitle.userId, userId))
        .orderBy(asc(invoiceTitle.id))
        .limit(1)
    : [];
  if (next !== undefined) await tx.update(invoiceTitle).set({ isDefault: true }).where(eq(invoiceTitle.id, next.id));
  return null;
});

export const titleCalls: Implementation[] = [list, add, edit, remove];

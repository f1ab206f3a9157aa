import { addInvoiceRecord } from '@compute-market/contract/calls/invoice';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { INVOICE_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { isOwnTitle, LEAST_INVOICE_FEN, titleProblems } from '@compute-market/contract/rules/invoice';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { invoiceRecord } from '../../db/schema/invoice';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenFromWire, wireTime } from '../../platform/wire';
import { canHaveSpecial, subjectsOf } from './conditions';
import { invoiceContents } from './contents';
import { takeShares } from './share';
import { fieldsOf, ownTitle, wireTitle } from './titles';

const runningDigits = 5;

/** FP, the Beijing day, a running number: FP2026112000001. */
async function nextRecordNo(tx: Tx, now: Date): Promise<string> {
  const [next] = await rows<{ value: string }>(tx, sql`select nextval('invoice_sequence')::text as value`);
  return `FP${formatDay(wireTime(now)).replaceAll('-', '')}${(next?.value ?? '').padStart(runningDigits, '0')}`;
}

const notAllowed = (reason: string, data: object) => new Refusal('INVOICE_NOT_ALLOWED', { reason, data });
const verification = routes.verification.to();

/** Everything that stops an invoice beside its sum, with the way out. */
async function refuseUnfit(
  tx: Tx,
  userId: number,
  title: Awaited<ReturnType<typeof ownTitle>>,
  invoiceType: number,
): Promise<void> {
  const subjects = await subjectsOf(tx, userId);
  if (subjects.length === 0)
    throw notAllowed('请先完成实名认证，发票抬头需与实名主体一致', { field: 'invoice_id', route: verification });
  if (invoiceType === INVOICE_TYPE.special && !canHaveSpecial(subjects))
    throw notAllowed('完成企业认证后可开专票，请先认证或改选普票', { field: 'invoice_type', route: verification });
  if (!isOwnTitle(wireTitle(title), subjects)) {
    throw notAllowed(`抬头需与实名主体一致，可使用：${subjects.map(({ Name }) => Name).join('、')}`, {
      field: 'invoice_id',
    });
  }
  const [problem] = titleProblems(fieldsOf(title, invoiceType));
  if (problem !== undefined) throw notAllowed(`${problem.reason}，请先编辑该抬头`, { field: 'invoice_id' });
}

type Request = ParsedRequestOf<typeof addInvoiceRecord>;

/** Asks for an invoice: what it covers is taken at once, so that it cannot be asked for twice. */
export async function createInvoice(
  tx: Tx,
  userId: number,
  request: Request,
  now: Date,
): Promise<{ RecordId: number; RecordNo: string }> {
  const amountFen = fenFromWire(request.amount);
  if (amountFen < BigInt(LEAST_INVOICE_FEN))
    throw new Refusal('INVALID_REQUEST', {
      reason: `单次开票金额不能低于 ${formatMoney(LEAST_INVOICE_FEN)}，请修改金额`,
      data: { field: 'amount' },
    });
  if (!invoiceContents.some(({ Key }) => Key === request.content))
    throw new Refusal('INVALID_REQUEST', { reason: '请选择开票项目', data: { field: 'content' } });
  const title = await ownTitle(tx, userId, request.invoice_id);
  await refuseUnfit(tx, userId, title, request.invoice_type);
  const { id: _title, isDefault: _default, createdAt: _created, ...whom } = title;
  const recordNo = await nextRecordNo(tx, now);
  const values = {
    ...whom,
    recordNo,
    invoiceType: request.invoice_type,
    content: request.content,
    amountFen,
    email: request.email,
    remark: request.remark ?? '',
    appliedAt: now,
  };
  const [record] = await tx.insert(invoiceRecord).values(values).returning({ id: invoiceRecord.id });
  if (record === undefined) throw new Error(`invoice ${recordNo} was not written`);
  await takeShares(tx, { recordId: record.id, userId, amountFen, changeIds: request.change_ids });
  return { RecordId: record.id, RecordNo: recordNo };
}

/** 申请开票 (screens B19). */
export const apply = implementOwn(addInvoiceRecord, (tx, input, { actor, services }) =>
  createInvoice(tx, actor.userId, input, services.clock.now()),
);

import { INVOICE_STATUS, INVOICE_STATUS_LABELS, INVOICE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { StartupError } from '../config';
import { DatabaseAway, type Tx } from '../db/database';
import { users } from '../db/schema/account';
import { invoiceRecord } from '../db/schema/invoice';
import { buyerFacts, contentName } from '../domain/invoice/contents';
import { invoiceFileUrl } from '../domain/invoice/records';
import { reviewInvoice, type ReviewAction } from '../domain/invoice/review';
import { invoiceTypeOf, rowOfKind } from '../domain/invoice/titles';
import { fenOf } from '../ledger/amount';
import { fileLinkKey } from '../storage/file-link';
import { contentOf } from '../storage/media-type';
import {
  deskItem,
  deskLine,
  deskNumber,
  deskRows,
  deskText,
  labelOf,
  lineUnder,
  requireDone,
  type DeskAction,
  type DeskArea,
} from './desk-area';

const shownInvoices = 20;
const longestReason = 100;
const pdf = 'application/pdf';
const { reviewing, issuing } = INVOICE_STATUS;

export interface InvoiceRow {
  readonly invoice: typeof invoiceRecord.$inferSelect;
  readonly userName: string;
  /** Null until it is issued, and once it is void. */
  readonly fileUrl: string | null;
}

/** 普票 or 专票. */
export const invoiceTypeWord = ({ invoiceType }: InvoiceRow['invoice']): string =>
  INVOICE_TYPE_LABELS[invoiceTypeOf(invoiceType)];

/** Invoices asked for, newest first. */
export async function findInvoices(tx: Tx, now: Date): Promise<InvoiceRow[]> {
  const found = await tx
    .select({ invoice: invoiceRecord, userName: users.name })
    .from(invoiceRecord)
    .innerJoin(users, eq(users.id, invoiceRecord.userId))
    .orderBy(desc(invoiceRecord.id))
    .limit(shownInvoices);
  const key = await fileLinkKey(tx);
  return found.map((row) => ({ ...row, fileUrl: invoiceFileUrl(row.invoice, key, now) || null }));
}

/** Invoices that wait for the staff, the oldest first. */
const findOpenInvoices = (tx: Tx) =>
  tx
    .select({ invoice: invoiceRecord, userName: users.name })
    .from(invoiceRecord)
    .innerJoin(users, eq(users.id, invoiceRecord.userId))
    .where(inArray(invoiceRecord.status, [reviewing, issuing]))
    .orderBy(asc(invoiceRecord.id))
    .limit(deskRows);

/** The file of the tax office. Throws StartupError for one that is not there or is no PDF. */
async function readPaper(file: string): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    throw new StartupError(`无法读取文件 ${file}，请检查路径与权限。`, { cause });
  }
  if (contentOf(bytes) !== 'pdf') throw new StartupError(`${file} 不是 PDF 文件，请使用税务系统开具的 PDF。`);
  return bytes;
}

const ownNumber = '编号或发票号';
/** The number that customers know: FP, the day, a running number. */
const recordNumber = /^FP\d+$/i;

/** The invoice that was typed, by its number in the list or by that of the customer. Throws StartupError where it is neither, or there is none. */
function invoiceOf(typed = ''): (tx: Tx) => Promise<number> {
  if (!recordNumber.test(typed)) {
    const id = deskNumber(ownNumber, typed);
    return () => Promise.resolve(id);
  }
  return async (tx) => {
    const [found] = await tx
      .select({ id: invoiceRecord.id })
      .from(invoiceRecord)
      .where(eq(invoiceRecord.recordNo, typed.toUpperCase()));
    if (found === undefined) throw new StartupError(`没有发票 ${typed}，请与客户核对发票号。`);
    return found.id;
  };
}

const refusal = (action: ReviewAction, done: string): DeskAction => ({
  takes: [ownNumber, '原因'],
  run: async (services, [typed = '', why]) => {
    const idIn = invoiceOf(typed);
    const reason = deskText('原因', why, longestReason);
    const isDone = await services.database.transaction(async (tx) =>
      reviewInvoice(tx, services, await idIn(tx), { action, reason }),
    );
    requireDone(isDone, `发票 ${typed} `);
    return `发票 ${typed} ${done}，金额已退回客户的可开票额度。`;
  },
});

/** Invoices asked for. What is issued is the file of the tax office: this product makes none (decisions 136). */
export const invoiceDesk: DeskArea = {
  title: '待开具的发票',
  waiting: async (tx) =>
    (await findOpenInvoices(tx)).map(({ invoice: asked, userName }) => {
      const invoice = rowOfKind(asked);
      return deskItem(
        deskLine(
          String(invoice.id),
          invoice.recordNo,
          labelOf(INVOICE_STATUS_LABELS, invoice.status),
          invoiceTypeWord(invoice),
          contentName(invoice.content),
          formatMoney(fenOf(invoice.amountFen)),
          invoice.title,
          invoice.taxNo,
          userName,
          invoice.email,
        ),
        [lineUnder(...buyerFacts(invoice))].filter((line) => line.trim() !== ''),
      );
    }),
  actions: {
    approve: {
      takes: [ownNumber],
      run: async (services, [typed = '']) => {
        const idIn = invoiceOf(typed);
        const isDone = await services.database.transaction(async (tx) =>
          reviewInvoice(tx, services, await idIn(tx), { action: 'approve', reason: '' }),
        );
        requireDone(isDone, `发票 ${typed} `);
        return `发票 ${typed} 已审核通过，请开具后用 invoice issue 上传文件。`;
      },
    },
    issue: {
      takes: [ownNumber, 'PDF 文件'],
      run: async (services, [typed = '', file = '']) => {
        const idIn = invoiceOf(typed);
        const bytes = await readPaper(file);
        const paper = services.ids.token();
        // The bytes come first: an invoice that is issued has its file.
        await services.files.put(paper, bytes, pdf);
        const isDone = await services.database
          .transaction(async (tx) =>
            reviewInvoice(tx, services, await idIn(tx), { action: 'issue', reason: '', paper }),
          )
          .catch(async (error: unknown) => {
            // What broke at its end may have happened: then the invoice has its file.
            if (!(error instanceof DatabaseAway && error.left === 'unknown')) await services.files.remove(paper);
            throw error;
          });
        if (!isDone) await services.files.remove(paper);
        requireDone(isDone, `发票 ${typed} `);
        return `发票 ${typed} 已开具，客户可在发票管理下载；已接入邮件服务时，文件也会发到客户邮箱。`;
      },
    },
    reject: refusal('reject', '已驳回'),
    void: refusal('void', '已作废'),
  },
};

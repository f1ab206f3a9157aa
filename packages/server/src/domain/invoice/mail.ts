import { resendInvoice } from '@compute-market/contract/calls/invoice';
import { INVOICE_MAILS_PER_HOUR } from '@compute-market/contract/constants';
import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invoiceRecord } from '../../db/schema/invoice';
import { implementOwn } from '../../http/handler';
import { consume } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { defineOutsideJob, enqueue } from '../../jobs/job';
import { siteAddress } from '../../platform/public-address';
import { invoicePaper } from './paper';

const mailJob = 'invoice.mail';
const hourly = { points: INVOICE_MAILS_PER_HOUR, windowMs: hourMs };

interface Delivery {
  readonly recordId: number;
  readonly address: string;
}

/** Mails the file of an invoice, unless it was voided meanwhile. */
export const mailInvoice = defineOutsideJob<Delivery, null>(
  mailJob,
  {
    async outside({ recordId, address }, services) {
      const { database, mail, config } = services;
      const [row] = await database.transaction((tx) =>
        tx
          .select()
          .from(invoiceRecord)
          .where(and(eq(invoiceRecord.id, recordId), eq(invoiceRecord.status, INVOICE_STATUS.issued))),
      );
      if (row === undefined || row.fileToken === null) return null;
      // No link to the file: mails are kept and passed on, and the file is with it.
      const records = `${siteAddress(config)}${routes.invoice.to({ tab: 'records' })}`;
      const text = `您申请的发票 ${row.recordNo} 已开具，文件见附件；也可登录后在发票管理中下载：${records}`;
      await mail.remind(address, text, { name: `${row.recordNo}.pdf`, content: await invoicePaper(row, services) });
      return null;
    },
    work: () => Promise.resolve(),
  },
  { lane: 'messages' },
);

/** Lets an invoice leave for an address after the commit; a `key` makes it leave once. */
export async function sendInvoice(
  tx: Tx,
  { at, key, ...delivery }: Delivery & { readonly at: Date; readonly key?: string },
): Promise<void> {
  await enqueue(tx, {
    kind: mailJob,
    payload: delivery satisfies Delivery,
    runAt: at,
    ...(key === undefined ? {} : { key: `${mailJob}:${key}` }),
  });
}

/** 重发邮箱. Anybody's mailbox can be typed here, so few leave an hour (screens B19). */
export const resend = implementOwn(resendInvoice, async (tx, input, { actor: { userId }, services }) => {
  const { clock, mail } = services;
  const [row] = await tx
    .select({ status: invoiceRecord.status })
    .from(invoiceRecord)
    .where(and(eq(invoiceRecord.id, input.record_id), eq(invoiceRecord.userId, userId)));
  if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '开票记录不存在，请刷新后重试' });
  if (row.status !== INVOICE_STATUS.issued)
    throw new Refusal('CONFLICT', { reason: '该发票未开具或已作废，请刷新后查看' });
  if (!mail.delivers) throw new Refusal('NOT_AVAILABLE', { reason: '邮件服务未开通，请下载发票后自行转发' });
  if ((await consume(tx, `invoice-mail:${userId}`, hourly, clock.now())) < 0)
    throw new Refusal('TOO_MANY_REQUESTS', {
      reason: `每小时最多发送 ${INVOICE_MAILS_PER_HOUR} 次，请稍后再试，或直接下载发票`,
    });
  await sendInvoice(tx, { recordId: input.record_id, address: input.email, at: clock.now() });
  return { Email: input.email };
});

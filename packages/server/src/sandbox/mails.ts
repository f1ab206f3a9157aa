import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sandboxReminder } from '../db/schema/reminder';
import type { Services } from '../http/handler';
import { html, type Html } from '../platform/html';

const mailFilePath = (id: number): string => `/sandbox/mails/${id}/file`;

/** The file that went with a mail, where there is one. */
export const mailFileLink = ({ id, attachmentName }: typeof sandboxReminder.$inferSelect): Html | null =>
  attachmentName === null ? null : html`<a href="${mailFilePath(id)}" download>附件 ${attachmentName}</a>`;

/** Hands out what was attached to the mails of the sandbox: their readers are played on its page. */
export function registerSandboxMails(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { id: string } }>('/sandbox/mails/:id/file', async (request, reply) => {
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const [mail] = await database.transaction((tx) =>
      tx.select().from(sandboxReminder).where(eq(sandboxReminder.id, id)),
    );
    if (mail === undefined || mail.attachment === null || mail.attachmentName === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('这封邮件没有附件。');
    const bytes = Buffer.from(mail.attachment, 'base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${encodeURIComponent(mail.attachmentName)}"`)
      .type('application/pdf')
      .send(bytes);
  });
}

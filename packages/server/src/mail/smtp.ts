import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../config/loopback';
import { inTime } from '../platform/in-time';
import { inSpan } from '../platform/tracing';
import type { MailServer } from './address';
import type { MailSender } from './sender';

/** How long the mail server has for each of its steps, and for the whole of a mail, ms. */
export interface MailPatience {
  readonly step: number;
  readonly whole: number;
}

const usualPatience: MailPatience = { step: 10_000, whole: 60_000 };

/** A mail that the server did not take, by what it said. Tells no address, no text and no password. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';

  /** `code` names the step that failed, `status` is the reply of SMTP where there was one. */
  constructor(
    readonly code: string,
    readonly status: number | undefined,
  ) {
    super(`the mail server did not take a mail: ${code}${status === undefined ? '' : `, reply ${status}`}`);
  }
}

const textOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What the library threw repeats what the server said, which may repeat the address: only its numbers go on. */
function notTaken(error: unknown): MailNotTaken {
  if (error instanceof MailNotTaken) return error;
  const [code, status] = [textOf(error, 'code'), textOf(error, 'responseCode')];
  return new MailNotTaken(typeof code === 'string' ? code : 'UNKNOWN', typeof status === 'number' ? status : undefined);
}

/**
 * Sends mails over SMTP, a line for each. A password goes over TLS only, except to this machine. Throws MailNotTaken; a job tries again later.
 * `from` is an address, with a name or without; `subject` is that of every mail.
 */
export function createSmtpMail(
  { host, port, isTls, login }: MailServer,
  { from, subject, patience = usualPatience }: { from: string; subject: string; patience?: MailPatience },
): MailSender {
  const open = (socket: Socket) =>
    createTransport({
      socket,
      host,
      port,
      secure: isTls,
      requireTLS: !isTls && !isLoopback(host),
      ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: patience.step,
      greetingTimeout: patience.step,
      dnsTimeout: patience.step,
      socketTimeout: patience.step,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    delivers: true,
    remind: (to, text, attachment) =>
      inSpan({ name: 'mail send', kind: 'client' }, async () => {
        // Ours, since the library lets go of a mail that takes too long, not of its line.
        const socket = new Socket();
        const attachments =
          attachment === undefined ? [] : [{ filename: attachment.name, content: attachment.content }];
        try {
          const sending = open(socket).sendMail({ from, to, subject, text, attachments });
          await inTime(sending, patience.whole, () => new MailNotTaken('ETIMEDOUT', undefined));
        } catch (error) {
          throw notTaken(error);
        } finally {
          socket.destroy();
        }
      }),
  };
}

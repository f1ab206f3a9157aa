/** A server that takes mails over SMTP, and who we are to it. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise the line becomes TLS by STARTTLS. */
  readonly isTls: boolean;
  /** Absent where the server knows us without. */
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** The usual ports of submission, without and with TLS from the first byte. */
const usualPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads `smtp://name:password@host:port`, name and password percent-encoded. Null where it is none. */
export function mailServerOf(text: string): MailServer | null {
  if (!/^smtps?:\/\/[^\s/?#]+$/.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (hostname === '' || (username === '') !== (password === '')) return null;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (usualPorts[protocol] ?? 0) : Number(port),
      isTls: protocol === 'smtps:',
      login: username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    };
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}

import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { readMail, type Mail } from './read-mail';

/** How the server behaves: it takes mails, asks for a password, refuses every recipient, says nothing at all, or stops before its last answer. */
export type MailManner = 'takes' | 'asks' | 'refuses' | 'silent' | 'stalls';

export interface TestMailServer {
  readonly port: number;
  /** What arrived whole, in order. */
  readonly mails: Mail[];
  /** Lines of who logged in, decoded. */
  readonly logins: string[];
  /** Lines that are open. */
  openLines(): number;
  close(): Promise<void>;
}

const decoded = (text: string): string => Buffer.from(text, 'base64').toString().replaceAll('\0', ' ');

/** The answers of one line, by what was said. */
function answer(manner: MailManner, said: string, logins: string[], password: string): string {
  if (said.startsWith('EHLO')) return '250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n';
  if (said.startsWith('AUTH PLAIN ')) {
    const given = decoded(said.slice('AUTH PLAIN '.length)).trim();
    logins.push(given);
    return given.endsWith(` ${password}`) ? '235 welcome\r\n' : `535 no such login: ${given}\r\n`;
  }
  if (said.startsWith('MAIL')) return manner === 'asks' && logins.length === 0 ? '530 log in\r\n' : '250 ok\r\n';
  if (said.startsWith('RCPT')) return manner === 'refuses' ? `550 no such mailbox: ${said}\r\n` : '250 ok\r\n';
  if (said === 'STARTTLS') return '502 not here\r\n';
  if (said === 'DATA') return '354 go on\r\n';
  return said === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
}

function serve(line: Socket, manner: MailManner, mails: Mail[], logins: string[], password: string): void {
  let waiting = '';
  let isData = false;
  line.setEncoding('utf8');
  if (manner !== 'silent') line.write('220 test\r\n');
  line.on('error', () => undefined);
  line.on('data', (text) => {
    waiting += String(text);
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0 || manner === 'silent') return;
      const said = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (isData && manner === 'stalls') return;
      if (isData) mails.push(readMail(said));
      line.write(isData ? '250 taken\r\n' : answer(manner, said, logins, password));
      isData = !isData && said === 'DATA';
    }
  });
}

/** A mail server on this machine that speaks SMTP, in one of its manners. */
export async function startMailServer(manner: MailManner = 'takes', password = 'right'): Promise<TestMailServer> {
  const mails: Mail[] = [];
  const logins: string[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    serve(line, manner, mails, logins, password);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    logins,
    openLines: () => lines.size,
    close: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

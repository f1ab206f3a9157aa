import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailServerOf } from '../../src/mail/address';
import { createSmtpMail, MailNotTaken } from '../../src/mail/smtp';
import { errorForLog } from '../../src/platform/error-for-log';
import { startMailServer, type MailManner, type TestMailServer } from '../setup/mail-server';

const open: TestMailServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A sender to a mail server of that manner. */
async function senderTo(manner: MailManner, { login = '', host = '127.0.0.1', step = 10_000, whole = 20_000 } = {}) {
  const server = await startMailServer(manner, 'pass@word');
  open.push(server);
  const address = mailServerOf(`smtp://${login}${host}:${server.port}`);
  if (address === null) throw new Error('the address of the test is none');
  const from = '算力市场 <noreply@example.com>';
  return { server, mail: createSmtpMail(address, { from, subject: '算力市场', patience: { step, whole } }) };
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

test('a mail arrives with its Chinese text and its file, byte by byte', async () => {
  const { server, mail } = await senderTo('takes');
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
  await mail.remind('lin@example.com', '您申请的发票 FP1 已开具，文件见附件。\n.\n请查收', {
    name: 'FP1.pdf',
    content,
  });
  expect(server.mails).toEqual([
    {
      from: '算力市场 <noreply@example.com>',
      to: 'lin@example.com',
      subject: '算力市场',
      text: '您申请的发票 FP1 已开具，文件见附件。\n.\n请查收',
      attachments: [{ name: 'FP1.pdf', content }],
    },
  ]);
  expect(server.logins).toEqual([]);
});

test('the login of the address is shown to a server that asks for it', async () => {
  const { server, mail } = await senderTo('asks', { login: 'shop:pass%40word@' });
  await mail.remind('lin@example.com', '您好');
  expect(server.logins).toEqual(['shop pass@word']);
  expect(server.mails).toHaveLength(1);
});

test('nothing is said in the clear to another machine', async () => {
  // An address that leads here and is no name of this machine.
  const { server, mail } = await senderTo('asks', { login: 'shop:pass%40word@', host: '0.0.0.0' });
  expect(await failureOf(mail.remind('lin@example.com', '您好'))).toMatchObject({ code: 'ETLS' });
  expect([server.logins, server.mails]).toEqual([[], []]);
});

describe('a mail that is not taken', () => {
  test.each([
    ['a wrong password', 'asks', { login: 'shop:wrong-secret@' }, { code: 'EAUTH', status: 535 }],
    ['a recipient that is refused', 'refuses', {}, { code: 'EENVELOPE', status: 550 }],
    ['a server that says nothing', 'silent', { step: 50 }, { code: 'ETIMEDOUT', status: undefined }],
    ['a server that never ends', 'stalls', { step: 60_000, whole: 50 }, { code: 'ETIMEDOUT', status: undefined }],
  ] as const)('tells its reason in time and nothing that was said: %s', async (_what, manner, options, reason) => {
    const { server, mail } = await senderTo(manner, options);
    const error = await failureOf(mail.remind('lin@example.com', '您的验证码是 123456'));
    expect(error).toBeInstanceOf(MailNotTaken);
    expect(error).toMatchObject(reason);
    expect(JSON.stringify(errorForLog(error))).not.toMatch(/wrong-secret|lin@|123456/);
    expect(server.mails).toEqual([]);
    await vi.waitFor(() => expect(server.openLines()).toBe(0), { timeout: 20_000 });
  });

  test('is one of a server that is not there', async () => {
    const { server, mail } = await senderTo('takes');
    await server.close();
    open.length = 0;
    expect(await failureOf(mail.remind('lin@example.com', '您好'))).toMatchObject({ code: 'ESOCKET' });
  });
});

describe('the address of a mail server', () => {
  test.each([
    ['smtp://smtp.example.com', { port: 587, isTls: false, login: null }],
    ['smtps://shop:p%23w@smtp.example.com', { port: 465, isTls: true, login: { user: 'shop', password: 'p#w' } }],
    ['smtp://a%40b.cn:p@smtp.example.com:25', { port: 25, login: { user: 'a@b.cn', password: 'p' } }],
  ])('%s is read', (text, parts) => {
    expect(mailServerOf(text)).toMatchObject({ host: 'smtp.example.com', ...parts });
  });

  test.each([
    'https://smtp.example.com',
    'smtp://',
    'smtp://shop@smtp.example.com',
    'smtp://shop:p@ss@smtp.example.com/x',
    'smtp://shop:%zz@smtp.example.com',
    'smtp://smtp.example.com:99999',
  ])('%s is none', (text) => {
    expect(mailServerOf(text)).toBeNull();
  });
});

import { logout } from '@compute-market/contract/calls/account';
import { createTerminalTicket, getVncAndSsh, shutDownKvm } from '@compute-market/contract/calls/instance';
import { errors } from '@compute-market/contract/errors';
import { LINE_CLOSE } from '@compute-market/contract/rules/line';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { connect as connectLine, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { terminalTicket } from '../../src/db/schema/terminal';
import { terminalLimits } from '../../src/domain/instance/terminal-ticket';
import { startTestServer } from '../setup';
import { connect, listen, openInBrowser } from '../setup/browser-terminal';
import { signIn } from '../setup/sign-in';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalInBrowser } from './rental-in-browser';

const here = rentalInBrowser({ terminalRounds: { look: 20, ping: 30_000 } });
const { server, world } = here;

const ask = ({ token }: Customer, instance_name = here.name) =>
  server.call(createTerminalTicket, { instance_name }, { token });
const ticketOf = async (who: Customer = here.buyer, name = here.name) => (await ask(who, name)).data.Ticket;
async function opened(who: Customer = here.buyer, name = here.name) {
  const one = await openInBrowser(here.port, await ticketOf(who, name));
  await one.opened;
  return one;
}
const codeOf = async (ticket: string) => (await (await openInBrowser(here.port, ticket)).closed).code;
const held = () => server.database.transaction((tx) => tx.select().from(terminalTicket));

describe('a ticket of a terminal', () => {
  it('opens one terminal, once, and is kept as a hash', async () => {
    const ticket = await ticketOf();
    expect(JSON.stringify(await held())).not.toContain(ticket);
    const first = await openInBrowser(here.port, ticket);
    await first.opened;
    expect(await codeOf(ticket)).toBe(LINE_CLOSE.ticket);
    first.type('whoami\r');
    await first.until('root\r\n');
    first.socket.close();
  });

  it('opens one of two that are shown it at once', async () => {
    const ticket = await ticketOf();
    const both = await Promise.all([openInBrowser(here.port, ticket), openInBrowser(here.port, ticket)]);
    const ends = await Promise.all(
      both.map(({ opened: open, closed }) =>
        open.then(
          () => 'open',
          async () => (await closed).code,
        ),
      ),
    );
    expect(ends.sort()).toEqual([LINE_CLOSE.ticket, 'open']);
    for (const { socket } of both) socket.close();
  });

  it('is good for a minute', async () => {
    const ticket = await ticketOf();
    server.clock.advance(minuteMs);
    expect(await codeOf(ticket)).toBe(LINE_CLOSE.ticket);
  });

  it('is nothing that could be guessed', async () => {
    expect(await codeOf('guess')).toBe(LINE_CLOSE.ticket);
  });

  it('is for an instance of one’s own that runs and has a shell', async () => {
    expect((await ask(await customer(server))).number).toBe(errors.NOT_FOUND.status);
    expect((await server.call(createTerminalTicket, { instance_name: here.name })).number).toBe(
      errors.SESSION_INVALID.status,
    );
    expect((await ask(here.buyer, 'nothing')).number).toBe(errors.NOT_FOUND.status);
    const windows = await world.rentRunning(here.buyer, { gpu_type: 'RTX 4090', image_name: 'windows-2022' });
    expect((await ask(here.buyer, windows)).reason).toBe('该实例是 Windows 系统，没有网页终端，请使用远程桌面');
    await server.call(shutDownKvm, { instance_name: here.name }, here.buyer);
    expect((await ask(here.buyer)).reason).toBe('实例未在运行，请启动后再打开终端');
  });

  it('is given to a sub-account for what it rented itself, and to its main account', async () => {
    const sub = await subAccountOf(server, here.buyer, '算法组', 100);
    expect((await ask(sub)).number).toBe(errors.NOT_FOUND.status);
    const own = await world.rentRunning(sub);
    expect((await ask(sub, own)).number).toBe(0);
    expect((await ask(here.buyer, own)).number).toBe(0);
  });

  it('ends with its session, and with no other', async () => {
    const other = await server.database.transaction((tx) =>
      signIn(tx, server.services, { userId: here.buyer.userId, subAccountId: null }),
    );
    const [ticket, others] = [await ticketOf(), await ticketOf({ ...here.buyer, token: other.session })];
    await server.call(logout, {}, here.buyer);
    expect(await codeOf(ticket)).toBe(LINE_CLOSE.ticket);
    const open = await openInBrowser(here.port, others);
    await open.opened;
    open.socket.close();
  });
});

describe('an open terminal', () => {
  it('is closed with its session', async () => {
    const one = await opened();
    await server.call(logout, {}, here.buyer);
    expect(await one.closed).toEqual({
      code: LINE_CLOSE.sessionEnded,
      reason: '登录已失效，请重新登录后连接',
    });
  });

  it('is closed when its machine goes off, and when it is released', async () => {
    const off = await opened();
    await server.call(shutDownKvm, { instance_name: here.name }, here.buyer);
    expect((await off.closed).code).toBe(LINE_CLOSE.notRunning);
    const second = await world.rentRunning(here.buyer);
    const released = await opened(here.buyer, second);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ status: INSTANCE_STATUS.ended }).where(eq(instance.name, second)),
    );
    expect((await released.closed).code).toBe(LINE_CLOSE.notRunning);
  });

  it('is closed when its machine fails under what is typed, and the server goes on', async () => {
    const nothing = () => undefined;
    const write = () => {
      throw new Error('a broken engine');
    };
    const broken = { write, resize: nothing, pause: nothing, resume: nothing, close: nothing };
    vi.spyOn(server.services.compute, 'openTerminal').mockResolvedValueOnce(broken);
    const one = await opened();
    one.type('x');
    expect((await one.closed).code).toBe(LINE_CLOSE.engine);
    (await opened()).socket.close();
  });

  it('is closed when nobody types in it for long', async () => {
    const one = await opened();
    server.clock.advance(hourMs / 2);
    expect(await one.closed).toEqual({ code: LINE_CLOSE.idle, reason: '长时间没有输入，终端已自动关闭' });
  });

  it('is counted: so many at a time, and one that was left makes room', async () => {
    const all = [];
    for (let count = 0; count < terminalLimits.instance; count += 1) all.push(await opened());
    const ticket = await ticketOf();
    expect(await codeOf(ticket)).toBe(LINE_CLOSE.tooMany);
    const left = all.pop();
    left?.socket.close();
    await left?.closed;
    // Its ticket was not used up by the refusal.
    let again = await openInBrowser(here.port, ticket);
    while (
      !(await again.opened.then(
        () => true,
        () => false,
      ))
    )
      again = await openInBrowser(here.port, ticket);
    for (const { socket } of [...all, again]) socket.close();
  });

  it('is written among the events of its instance with who opened it, and nothing of what was typed', async () => {
    const sub = await subAccountOf(server, here.buyer, '算法组', 100);
    const its = await world.rentRunning(sub);
    const one = await opened(sub, its);
    one.type('echo my-secret-word\r');
    await one.until('my-secret-word\r\n');
    one.socket.close();
    const events = await world.events(here.buyer, its);
    expect(events[0]).toMatchObject({ Kind: 'terminal', By: 'sub', SubAccountName: '算法组', Details: {} });
    expect(server.log.join('')).not.toContain('my-secret-word');
  });
});

describe('the socket of terminals', () => {
  it('opens for pages of the site alone', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3001', 'null', ''])
      await expect(connect(here.port, { origin })).rejects.toThrow('403');
    (await connect(here.port, { origin: `http://127.0.0.1:${here.port}` })).close();
  });

  it('is at one address; who asks for another protocol elsewhere is answered as usual', async () => {
    await expect(connect(here.port, { path: '/livez' })).rejects.toThrow('200');
  });

  /** A line whose caller asks for another protocol, right behind what it asked before. */
  function askForOther(before = ''): Socket {
    const line = connectLine(here.port, '127.0.0.1');
    line.write(`${before}GET /livez HTTP/1.1\r\nHost: market\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`);
    return line;
  }
  const closed = (line: Socket) => new Promise((resolve) => line.once('close', resolve));

  it('lets a line end that breaks while such a caller is answered, and the server goes on', async () => {
    const broken = new Promise<Socket>((resolve) => server.app.server.once('connection', resolve)).then(closed);
    const line = askForOther();
    line.once('data', () => line.resetAndDestroy());
    await broken;
    await expect(connect(here.port, { path: '/livez' })).rejects.toThrow('200');
  });

  it('ends the line of such a caller that did not wait for its last answer, and the server goes on', async () => {
    await closed(askForOther('GET /readyz HTTP/1.1\r\nHost: market\r\n\r\n').resume());
    await expect(connect(here.port, { path: '/livez' })).rejects.toThrow('200');
  });

  it('is closed when the server ends, and another may take over', async () => {
    const second = await startTestServer({ database: server.database });
    second.clock.advance(server.clock.now().getTime() - second.clock.now().getTime());
    const secondPort = await listen(second);
    const one = await openInBrowser(secondPort, await ticketOf());
    await one.opened;
    await second.app.close();
    expect((await one.closed).code).toBe(LINE_CLOSE.away);
    (await opened()).socket.close();
  });
});

it('the address of the web terminal is a page of the site, without a secret', async () => {
  const { data } = await server.call(getVncAndSsh, { instance_name: here.name }, here.buyer);
  expect(data).toMatchObject({ SshUrl: `http://localhost:3000/console/terminal/${here.name}` });
});

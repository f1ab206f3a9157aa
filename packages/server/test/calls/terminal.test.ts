import { logout } from '@compute-market/contract/calls/account';
import { createTerminalTicket, getVncAndSsh, shutDownKvm } from '@compute-market/contract/calls/instance';
import { errors } from '@compute-market/contract/errors';
import { TERMINAL_CLOSE } from '@compute-market/contract/rules/terminal';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { terminalTicket } from '../../src/db/schema/terminal';
import { terminalLimits } from '../../src/domain/instance/terminal-ticket';
import { openMarket, startTestServer } from '../setup';
import { connect, listen, openInBrowser } from '../setup/browser-terminal';
import { signIn } from '../setup/sign-in';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket({ terminalRounds: { look: 20, ping: 1000 } });
const world = rentalsOn(server);
let port: number;
let buyer: Customer;
let name: string;

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(async () => {
  ({ buyer, name } = await world.openRental({ balance: 200 }));
});

const ask = ({ token }: Customer, instance_name = name) =>
  server.call(createTerminalTicket, { instance_name }, { token });
const ticketOf = async (who: Customer = buyer) => (await ask(who)).data.Ticket;
async function opened(who: Customer = buyer) {
  const one = await openInBrowser(port, await ticketOf(who));
  await one.opened;
  return one;
}
const codeOf = async (ticket: string) => (await (await openInBrowser(port, ticket)).closed).code;
const held = () => server.database.transaction((tx) => tx.select().from(terminalTicket));

describe('a ticket of a terminal', () => {
  it('opens one terminal, once, and is kept as a hash', async () => {
    const ticket = await ticketOf();
    expect(JSON.stringify(await held())).not.toContain(ticket);
    const first = await openInBrowser(port, ticket);
    await first.opened;
    expect(await codeOf(ticket)).toBe(TERMINAL_CLOSE.ticket);
    first.type('whoami\r');
    await first.until('root\r\n');
    first.socket.close();
  });

  it('opens one of two that are shown it at once', async () => {
    const ticket = await ticketOf();
    const both = await Promise.all([openInBrowser(port, ticket), openInBrowser(port, ticket)]);
    const ends = await Promise.all(
      both.map(({ opened: open, closed }) =>
        open.then(
          () => 'open',
          async () => (await closed).code,
        ),
      ),
    );
    expect(ends.sort()).toEqual([TERMINAL_CLOSE.ticket, 'open']);
    for (const { socket } of both) socket.close();
  });

  it('is good for a minute', async () => {
    const ticket = await ticketOf();
    server.clock.advance(minuteMs);
    expect(await codeOf(ticket)).toBe(TERMINAL_CLOSE.ticket);
  });

  it('is nothing that could be guessed', async () => {
    expect(await codeOf('guess')).toBe(TERMINAL_CLOSE.ticket);
  });

  it('is for an instance of one’s own that runs and has a shell', async () => {
    expect((await ask(await customer(server))).number).toBe(errors.NOT_FOUND.status);
    expect((await server.call(createTerminalTicket, { instance_name: name })).number).toBe(
      errors.SESSION_INVALID.status,
    );
    expect((await ask(buyer, 'nothing')).number).toBe(errors.NOT_FOUND.status);
    const windows = await world.rentRunning(buyer, { gpu_type: 'RTX 4090', image_name: 'windows-2022' });
    expect((await ask(buyer, windows)).reason).toBe('该实例是 Windows 系统，没有网页终端，请使用远程桌面');
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    expect((await ask(buyer)).reason).toBe('实例未在运行，请启动后再打开终端');
  });

  it('is given to a sub-account for what it rented itself, and to its main account', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 100);
    expect((await ask(sub)).number).toBe(errors.NOT_FOUND.status);
    const own = await world.rentRunning(sub);
    expect((await ask(sub, own)).number).toBe(0);
    expect((await ask(buyer, own)).number).toBe(0);
  });

  it('ends with its session, and with no other', async () => {
    const other = await server.database.transaction((tx) =>
      signIn(tx, server.services, { userId: buyer.userId, subAccountId: null }),
    );
    const [ticket, others] = [await ticketOf(), await ticketOf({ ...buyer, token: other.session })];
    await server.call(logout, {}, { token: buyer.token });
    expect(await codeOf(ticket)).toBe(TERMINAL_CLOSE.ticket);
    const open = await openInBrowser(port, others);
    await open.opened;
    open.socket.close();
  });
});

describe('an open terminal', { timeout: 20_000 }, () => {
  it('is closed with its session', async () => {
    const one = await opened();
    await server.call(logout, {}, { token: buyer.token });
    expect(await one.closed).toEqual({
      code: TERMINAL_CLOSE.sessionEnded,
      reason: '登录已失效，请重新登录后连接',
    });
  });

  it('is closed when its machine goes off, and when it is released', async () => {
    const off = await opened();
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    expect((await off.closed).code).toBe(TERMINAL_CLOSE.notRunning);
    name = await world.rentRunning(buyer);
    const released = await opened();
    await server.database.transaction((tx) =>
      tx.update(instance).set({ status: INSTANCE_STATUS.ended }).where(eq(instance.name, name)),
    );
    expect((await released.closed).code).toBe(TERMINAL_CLOSE.notRunning);
  });

  it('is closed when nobody types in it for long', async () => {
    const one = await opened();
    server.clock.advance(hourMs / 2);
    expect(await one.closed).toEqual({ code: TERMINAL_CLOSE.idle, reason: '长时间没有输入，终端已自动关闭' });
  });

  it('is counted: so many at a time, and one that was left makes room', async () => {
    const all = [];
    for (let count = 0; count < terminalLimits.instance; count += 1) all.push(await opened());
    const ticket = await ticketOf();
    expect(await codeOf(ticket)).toBe(TERMINAL_CLOSE.tooMany);
    const left = all.pop();
    left?.socket.close();
    await left?.closed;
    // Its ticket was not used up by the refusal.
    let again = await openInBrowser(port, ticket);
    while (
      !(await again.opened.then(
        () => true,
        () => false,
      ))
    )
      again = await openInBrowser(port, ticket);
    for (const { socket } of [...all, again]) socket.close();
  });

  it('is written among the events of its instance with who opened it, and nothing of what was typed', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 100);
    name = await world.rentRunning(sub);
    const one = await opened(sub);
    one.type('echo my-secret-word\r');
    await one.until('my-secret-word\r\n');
    one.socket.close();
    const events = await world.events(buyer, name);
    expect(events[0]).toMatchObject({ Kind: 'terminal', By: 'sub', SubAccountName: '算法组', Details: {} });
    expect(server.log.join('')).not.toContain('my-secret-word');
  });
});

describe('the socket of terminals', () => {
  it('opens for pages of the site alone', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3001', 'null', ''])
      await expect(connect(port, { origin })).rejects.toThrow('403');
    (await connect(port, { origin: `http://127.0.0.1:${port}` })).close();
  });

  it('is at one address; who asks for another protocol elsewhere is answered as usual', async () => {
    await expect(connect(port, { path: '/livez' })).rejects.toThrow('200');
  });

  it('is closed when the server ends, and another may take over', async () => {
    const second = await startTestServer({ database: server.database });
    second.clock.advance(server.clock.now().getTime() - second.clock.now().getTime());
    const secondPort = await listen(second);
    const one = await openInBrowser(secondPort, await ticketOf());
    await one.opened;
    await second.app.close();
    expect((await one.closed).code).toBe(TERMINAL_CLOSE.away);
    (await opened()).socket.close();
  });
});

it('the address of the web terminal is a page of the site, without a secret', async () => {
  const { data } = await server.call(getVncAndSsh, { instance_name: name }, { token: buyer.token });
  expect(data).toMatchObject({ SshUrl: `http://localhost:3000/console/terminal/${name}` });
});

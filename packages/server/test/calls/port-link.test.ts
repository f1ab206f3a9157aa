import { logout } from '@compute-market/contract/calls/account';
import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { closePort, createPortLink, getPorts, openPort } from '@compute-market/contract/calls/port';
import { setSubAccountRights } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { portLink } from '../../src/db/schema/instance-port';
import { startTestServer } from '../setup';
import { GatewayBrowser } from '../setup/gateway-browser';
import { customer, subAccountOf } from './instance-customers';
import { rentalInBrowser } from './rental-in-browser';

const here = rentalInBrowser({ gatewayRounds: { look: 20, answer: minuteMs, silence: minuteMs } });
const { server, world } = here;

const ask = (inner = 8888, who: { token?: string } = here.buyer, instance_name = here.name) =>
  server.call(createPortLink, { instance_name, inner }, who);
async function browserAt(inner = 8888, who: { token?: string } = here.buyer): Promise<GatewayBrowser> {
  const asked = await ask(inner, who);
  expect(asked.reason).toBe('');
  return new GatewayBrowser(here.port, asked.data.Url);
}
async function opened(inner = 8888, who: { token?: string } = here.buyer): Promise<GatewayBrowser> {
  const browser = await browserAt(inner, who);
  expect((await browser.open()).status).toBe(303);
  return browser;
}
async function openHttp(inner: number): Promise<void> {
  await server.call(openPort, { instance_name: here.name, inner, name: 'Gradio', kind: 'http' }, here.buyer);
  await world.passSeconds(1);
}
const setStatus = (status: number) =>
  server.database.transaction((tx) => tx.update(instance).set({ status }).where(eq(instance.name, here.name)));

describe('the link of a port', () => {
  it('opens the service behind it once, at an origin of its own, and is kept as a hash', async () => {
    const browser = await browserAt();
    expect(browser.origin).toMatch(/^http:\/\/[a-z2-7]{26}\.localhost:3000$/);
    const token = new URLSearchParams(browser.link.split('?')[1]).get('link') ?? '';
    const rows = await server.database.transaction((tx) => tx.select().from(portLink));
    expect(JSON.stringify(rows)).not.toContain(token);

    const first = await browser.open();
    expect(first).toMatchObject({ status: 303, headers: { location: '/', 'referrer-policy': 'no-referrer' } });
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^gateway=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
    ]);
    expect((await browser.visit('/')).headers.location).toBe('/lab');
    expect((await browser.visit('/lab')).body).toContain(here.name);
    expect((await browser.visit(browser.link)).status).toBe(401);
  });

  it('gives one of two that show it at once a cookie', async () => {
    const browser = await browserAt();
    const both = await Promise.all([browser.visit(browser.link), browser.visit(browser.link)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401]);
  });

  it('is over after a minute, and its cookie after twelve hours', async () => {
    const late = await browserAt();
    server.clock.advance(minuteMs);
    expect((await late.open()).status).toBe(401);
    const browser = await opened();
    server.clock.advance(12 * hourMs - 1);
    expect((await browser.visit('/lab')).status).toBe(200);
    server.clock.advance(1);
    const over = await browser.visit('/lab');
    expect(over.status).toBe(401);
    // Whoever had it open is led to where it is opened anew.
    expect(over.body).toContain(`http://localhost:3000/console/port/${here.name}/8888`);
  });

  it('is good at its own origin alone, and so is its cookie', async () => {
    const browser = await browserAt();
    const other = await browserAt(6006);
    expect(other.origin).not.toBe(browser.origin);
    expect((await other.visit(browser.link)).status).toBe(401);
    await browser.open();
    other.cookie = browser.cookie;
    expect((await other.visit('/lab')).status).toBe(401);
  });

  it('is given for a running instance of the caller, and to nobody else', async () => {
    const stranger = await customer(server, { balance: 0 });
    expect((await ask(8888, stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await ask(8888, {})).number).toBe(errors.SESSION_INVALID.status);
    await setStatus(6);
    expect(await ask()).toMatchObject({ number: errors.STATE_CONFLICT.status, reason: /未在运行/ });
  });

  it('is given for a port it came with or one opened for HTTP, and the refusal says which it is', async () => {
    expect((await ask(8000)).reason).toBe('端口 8000 没有开放，请先在实例详情中开放');
    await server.call(openPort, { instance_name: here.name, inner: 8000, name: 'API' }, here.buyer);
    await world.passSeconds(1);
    expect((await ask(8000)).reason).toBe('端口 8000 是 TCP 端口，请使用它的外网地址');
    await server.call(openPort, { instance_name: here.name, inner: 8001, name: 'Gradio', kind: 'http' }, here.buyer);
    expect((await ask(8001)).reason).toBe('端口 8001 正在开放，请稍后重试');
    await world.passSeconds(1);
    expect((await (await opened(8001)).visit('/lab')).body).toContain('端口 8001 的服务');
  });
});

describe('an open port ends', () => {
  it.each([
    ['with the logout', async () => server.call(logout, {}, here.buyer), 401],
    [
      'with the running of its instance',
      async () => server.call(shutDownKvm, { instance_name: here.name }, here.buyer),
      503,
    ],
  ] as const)('%s', async (_what, end, status) => {
    const browser = await opened();
    await end();
    expect((await browser.visit('/lab')).status).toBe(status);
  });

  it('when it is closed, in the middle of a socket too', async () => {
    await openHttp(8000);
    const browser = await opened(8000);
    const socket = await browser.upgrade('/api/echo');
    if ('status' in socket) throw new Error(`no socket: ${socket.status}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await server.call(closePort, { instance_name: here.name, inner: 8000 }, here.buyer);
    await closed;
    await world.passSeconds(1);
    const shown = await browser.visit('/lab');
    expect(shown.status).toBe(404);
    expect(shown.body).toContain('端口已关闭');
  });

  it('when a sub-account may no longer run its instances', async () => {
    const sub = await subAccountOf(server, here.buyer, 'lab', 100);
    const its = await world.rentRunning(sub);
    const browser = new GatewayBrowser(here.port, (await ask(8888, sub, its)).data.Url);
    await browser.open();
    expect((await browser.visit('/lab')).status).toBe(200);
    await server.call(setSubAccountRights, { sub_account_name: 'lab', rights: ['buy'] }, here.buyer);
    expect((await browser.visit('/lab')).status).toBe(403);
    expect((await ask(8888, sub, its)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
  });
});

describe('an HTTP port', () => {
  it('has no public address, and the machine no port that others reach', async () => {
    await openHttp(8000);
    const { data } = await server.call(getPorts, { instance_name: here.name }, here.buyer);
    expect(data).toMatchObject({ Http: true, data: [{ Inner: 8000, Port: 0, Kind: 'http', Status: 'open' }] });
  });

  it('is not offered where there is no gateway; JupyterLab is opened at its public port', async () => {
    const bare = await startTestServer({ database: server.database, config: { gatewayDomain: null } });
    const answer = await bare.call(
      openPort,
      { instance_name: here.name, inner: 8000, name: 'Gradio', kind: 'http' },
      here.buyer,
    );
    expect(answer.number).toBe(errors.NOT_AVAILABLE.status);
    const { SshPort, Url } = await world.read(here.buyer, here.name);
    const link = await bare.call(createPortLink, { instance_name: here.name, inner: 8888 }, here.buyer);
    expect(link.data.Url).toBe(`http://${Url}:${SshPort + 3}/`);
    expect((await bare.call(getPorts, { instance_name: here.name }, here.buyer)).data.Http).toBe(false);
    await bare.app.close();
  });
});

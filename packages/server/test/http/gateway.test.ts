import { createPortLink } from '@compute-market/contract/calls/port';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough, type Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rentalInBrowser } from '../calls/rental-in-browser';
import type { ComputeProvider } from '../../src/fleet/provider';
import { GatewayBrowser } from '../setup/gateway-browser';

const patience = { answer: secondMs / 2, silence: 4 * secondMs };
const here = rentalInBrowser({ gatewayRounds: { look: 20, ...patience } }, { once: true });
const { server } = here;
let browser: GatewayBrowser;

/** What the machine heard, and what it answers. */
let heard: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
/** Stands in for the way to the machine. */
const dial = vi.fn<ComputeProvider['dial']>();
let greet: (request: IncomingMessage, socket: Duplex) => void;
const machine = createServer((request, response) => {
  heard.push(request);
  answer(request, response);
});
machine.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
  heard.push(request);
  greet(request, socket);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => machine.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  machine.closeAllConnections();
  machine.close();
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  heard = [];
  answer = (_request, response) => response.end('here');
  dial.mockReset();
  dial.mockImplementation(() => Promise.resolve(connect((machine.address() as AddressInfo).port, '127.0.0.1')));
  vi.spyOn(server.services.compute, 'dial').mockImplementation(dial);
  const link = await server.call(createPortLink, { instance_name: here.name, inner: 8888 }, here.buyer);
  browser = new GatewayBrowser(here.port, link.data.Url);
  await browser.open();
});

const said = async (request: IncomingMessage) => {
  let bytes = 0;
  for await (const piece of request) bytes += (piece as Buffer).length;
  return bytes;
};

describe('a request through the gateway', () => {
  it('reaches the machine as it was written, with its host, without the cookie of the gateway and an API key', async () => {
    const shown = await browser.visit('/a/../b//c?x=1&y=%2e%2e%2f', {
      headers: {
        cookie: `theme=dark; ${browser.cookie}; _xsrf=2`,
        authorization: 'Bearer sk_secret',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-proto': 'gopher',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
        connection: 'close, x-hop',
        'x-hop': 'mine',
        te: 'trailers',
        'x-own': 'kept',
      },
    });
    expect(shown.body).toBe('here');
    const [request] = heard;
    expect(request?.url).toBe('/a/../b//c?x=1&y=%2e%2e%2f');
    expect(request?.headers).toEqual({
      host: browser.host,
      connection: 'close',
      cookie: 'theme=dark; _xsrf=2',
      'x-own': 'kept',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': browser.host,
    });
    await browser.visit('/', { headers: { authorization: 'token jupyter' } });
    expect(heard[1]?.headers.authorization).toBe('token jupyter');
    expect(heard[1]?.headers.cookie).toBeUndefined();
  });

  it('brings an answer without what commands a proxy or a browser, and cookies for its own host alone', async () => {
    answer = (_request, response) =>
      response
        .writeHead(
          200,
          [
            ['Set-Cookie', 'a=1; Domain=localhost; Path=/'],
            ['Set-Cookie', 'gateway=stolen; Path=/'],
            ['Set-Cookie', 'b=2; HttpOnly'],
            ['X-Accel-Redirect', '/etc/passwd'],
            ['Strict-Transport-Security', 'max-age=9'],
            ['Alt-Svc', 'h3=":443"'],
            ['X-Own', 'kept'],
          ].flat(),
        )
        .end('ok');
    const { headers } = await browser.visit('/');
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
    expect(headers['x-own']).toBe('kept');
    for (const gone of ['x-accel-redirect', 'strict-transport-security', 'alt-svc'])
      expect(headers[gone]).toBeUndefined();
  });

  it('goes nowhere but to the machine, whatever its target names', async () => {
    for (const path of ['http://169.254.169.254/latest', '//169.254.169.254/', '/@evil:80/']) await browser.visit(path);
    expect(heard.map(({ url }) => url)).toEqual(['//169.254.169.254/', '/@evil:80/']);
    for (const [machineName, { inner }] of dial.mock.calls) expect([machineName, inner]).toEqual([here.name, 8888]);
  });

  it('carries a large body both ways as it comes', async () => {
    const size = 48 * 1024 * 1024;
    answer = async (request, response) => {
      const length = await said(request);
      response.writeHead(200, { 'content-length': size });
      for (let sent = 0; sent < size; sent += 1024 * 1024)
        if (!response.write(Buffer.alloc(1024 * 1024))) await new Promise((resolve) => response.once('drain', resolve));
      response.end();
      heard.push(Object.assign(request, { length }));
    };
    const shown = await browser.visit('/upload', { method: 'PUT', body: Buffer.alloc(size) });
    expect(shown.body.length).toBe(size);
    expect(heard.at(-1)).toMatchObject({ length: size });
  });

  it('whose answer begins before its body ends has no limit but silence from then on', async () => {
    const upload = new PassThrough();
    upload.write('one piece');
    answer = async (request, response) => {
      response.write('begun, ');
      await said(request);
      await pause(1.5 * patience.answer);
      response.end('done');
    };
    const shown = await browser.visit('/upload', { method: 'PUT', body: upload, onAnswer: () => upload.end() });
    expect(shown.body).toBe('begun, done');
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port’s page', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    ['that a form elsewhere sends', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('%s is refused', async (_what, headers) => {
    const shown = await browser.visit('/', { method: 'POST', headers });
    expect(shown.status).toBe(403);
    expect(heard).toEqual([]);
  });

  it('that a link elsewhere leads to is let in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await browser.visit('/', { headers })).body).toBe('here');
  });

  it.each(['', 'gateway=', 'gateway=guess', `gateway=${'a'.repeat(43)}`])(
    'with the cookie „%s“ is refused',
    async (cookie) => {
      browser.cookie = cookie;
      const shown = await browser.visit('/');
      expect(shown.status).toBe(401);
      expect(shown.body).toContain('http://localhost:3000/console/dashboard');
      expect(heard).toEqual([]);
    },
  );
});

describe('when the service does not answer', () => {
  it('nothing listens: a page says so and offers to try again', async () => {
    dial.mockResolvedValue(null);
    const shown = await browser.visit('/lab');
    expect(shown).toMatchObject({ status: 502, headers: { 'cache-control': 'no-store' } });
    expect(shown.body).toContain('服务还没有应答');
    expect(shown.body).toContain('重试');
  });

  it('the line breaks before an answer: the same', async () => {
    answer = (request) => request.socket.destroy();
    expect((await browser.visit('/lab')).status).toBe(502);
  });

  it('it takes too long: it is told, and the line to the machine ends', async () => {
    const left = new Promise((resolve) => {
      answer = (request) => request.socket.once('close', resolve);
    });
    const shown = await browser.visit('/lab');
    expect(shown.status).toBe(504);
    await left;
  });

  it('an answer that falls silent is cut off', async () => {
    answer = (_request, response) => response.writeHead(200).write('half');
    await expect(browser.visit('/lab')).rejects.toThrow();
  });
});

describe('when the service answers what HTTP does not allow', () => {
  it.each([
    [
      'words for its status that no answer may hold: it is told without them',
      '200 O\u0001K',
      { status: 200, body: 'no' },
    ],
    ['a status that there is not: a page says that it has not answered', '099 x', { status: 502 }],
  ])('%s', async (_what, status, shown) => {
    const raw = `HTTP/1.1 ${status}\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno`;
    answer = (request) => request.socket.end(raw);
    greet = (_request, socket) => socket.end(raw);
    expect(await browser.visit('/lab')).toMatchObject(shown);
    expect(await browser.upgrade('/lab')).toMatchObject(shown);
    answer = (_request, response) => response.end('here');
    expect((await browser.visit('/lab')).body).toBe('here');
  });
});

describe('a fault of the server', () => {
  it('is a page with a next step that names no cause, and one line in the log', async () => {
    const logged = server.log.length;
    const fault = new Error('Failed query: select secret at 10.1.2.3:5432');
    vi.spyOn(server.services.database, 'look').mockRejectedValue(fault);
    vi.spyOn(server.services.database, 'transaction').mockRejectedValue(fault);
    const shown = await browser.visit('/lab');
    expect([shown.status, shown.body.includes('服务暂时不可用')]).toEqual([500, true]);
    expect(shown.body).not.toMatch(/select|secret|10\.1\.2\.3/);
    expect(server.log.slice(logged).filter((line) => line.includes('select secret'))).toHaveLength(1);
  });
});

describe('a websocket through the gateway', () => {
  beforeEach(() => {
    greet = (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n',
      );
      socket.pipe(socket);
    };
  });
  const opened = async (): Promise<Duplex> => {
    const socket = await browser.upgrade('/api/kernels/1/channels');
    if ('status' in socket) throw new Error(`no socket: ${socket.status}`);
    return socket;
  };

  it('passes bytes both ways, and hears nothing of the gateway’s cookie', async () => {
    const socket = await opened();
    const heardBack = new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString())));
    socket.write('ping');
    expect(await heardBack).toBe('ping');
    expect(heard[0]?.headers).toMatchObject({ upgrade: 'websocket', origin: browser.origin, host: browser.host });
    expect(heard[0]?.headers.cookie).toBeUndefined();
    socket.destroy();
  });

  it('is refused to the page of another origin, and without a cookie', async () => {
    expect(await browser.upgrade('/', { origin: 'http://localhost:3000' })).toMatchObject({ status: 403 });
    browser.cookie = '';
    expect(await browser.upgrade('/')).toMatchObject({ status: 401 });
    expect(heard).toEqual([]);
  });

  it('brings the machine’s own refusal', async () => {
    greet = (_request, socket) =>
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno');
    expect(await browser.upgrade('/')).toMatchObject({ status: 403, body: 'no' });
  });

  it('brings a long refusal whole', async () => {
    const length = 512 * 1024;
    greet = (_request, socket) =>
      socket.end(
        `HTTP/1.1 403 Forbidden\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${'x'.repeat(length)}`,
      );
    const refused = await browser.upgrade('/');
    expect('body' in refused && refused.body.length).toBe(length);
  });

  it('ends its line, and nothing else, where its caller asks before the last request of the line is answered', async () => {
    const line = connect(here.port, '127.0.0.1');
    const head = (more: string) => `GET / HTTP/1.1\r\nHost: ${browser.host}\r\n${more}\r\n`;
    answer = () => undefined;
    line.resume().write(head(`Cookie: ${browser.cookie}\r\n`) + head('Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    await new Promise((resolve) => line.once('close', resolve));
    answer = (_request, response) => response.end('here');
    expect((await browser.visit('/')).body).toBe('here');
  });

  it('ends on both sides when either leaves', async () => {
    const gone = new Promise<void>((resolve) => {
      const usual = greet;
      greet = (request, socket) => {
        socket.once('close', () => resolve());
        usual(request, socket);
      };
    });
    const socket = await opened();
    socket.destroy();
    await gone;
  });
});

describe('hosts of the gateway', () => {
  it('never show the site or answer a call, whatever their label', async () => {
    for (const host of ['www.localhost:3000', `${'a'.repeat(26)}.localhost:3000`]) {
      const other = new GatewayBrowser(here.port, `http://${host}/`);
      for (const path of ['/', '/login', '/api/get_user_info', '/livez'])
        expect((await other.visit(path)).body).not.toContain('compute-market');
      expect((await other.visit('/livez')).status).toBeGreaterThanOrEqual(400);
    }
  });

  it('leave the site to its own host', async () => {
    const site = new GatewayBrowser(here.port, 'http://localhost:3000/');
    expect((await site.visit('/livez')).status).toBe(200);
  });
});

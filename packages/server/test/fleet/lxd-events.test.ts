import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { openClient } from '../../src/fleet/lxd/client';
import { listenTo, machinesOf } from '../../src/fleet/lxd/events';
import type { MachineEars } from '../../src/fleet/provider';

/** What LXD 5.0.2 told while a container was made, had a command run in it, was stopped by `lxc stop`, started and restarted. */
const recorded = readFileSync(path.join(import.meta.dirname, 'lxd-events.jsonl'), 'utf8')
  .trim()
  .split('\n');
const lifecycle = (action: string, source: string) =>
  JSON.stringify({ type: 'lifecycle', metadata: { action, source } });

describe('an event of the engine', () => {
  it('tells of our machine when it was switched, or when something that was done to it is over, and of nothing else', () => {
    const said = recorded.map((text) => ({ text, names: machinesOf(text) })).filter(({ names }) => names.length > 0);
    const words = said.map(({ text }) => /"action":"[^"]*"|"status":"[^"]*"/.exec(text)?.[0]);
    expect(said.every(({ names }) => names.join() === 'abc')).toBe(true);
    expect(words).toEqual([
      '"action":"instance-stopped"',
      '"status":"Success"',
      '"status":"Success"',
      '"action":"instance-started"',
    ]);
  });

  it.each([
    ['of a project', lifecycle('instance-stopped', '/1.0/instances/m-abc?project=market'), ['abc']],
    [
      'of an engine that calls it a virtual machine',
      lifecycle('instance-started', '/1.0/virtual-machines/m-abc'),
      ['abc'],
    ],
    ['of the machine that is being replaced', lifecycle('instance-stopped', '/1.0/instances/m-abc-old'), ['abc']],
    ['of a machine that is not ours', lifecycle('instance-stopped', '/1.0/instances/strange'), []],
    ['of an image', lifecycle('image-deleted', '/1.0/images/m-abc'), []],
    ['without a source', JSON.stringify({ type: 'lifecycle', metadata: { action: 'instance-stopped' } }), []],
    [
      'of an operation without anything it touches',
      '{"type":"operation","metadata":{"class":"task","status_code":200}}',
      [],
    ],
    ['of nothing', 'null', []],
    ['that is cut off', '{"type":"life', []],
  ])('%s is read as what it is', (_title, text, names) => {
    expect(machinesOf(text)).toEqual(names);
  });
});

describe('the stream of events', () => {
  const pauses = { first: 10, longest: 40, steady: 60_000, beat: 60_000 };
  let folder: string;
  let web: Server;
  let streams: WebSocketServer;
  let opened: { readonly at: number; readonly socket: WebSocket; readonly url: string }[];
  let heard: string[];
  let warned: number;
  let ears: MachineEars | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-events-'));
    [opened, heard, warned, ears] = [[], [], 0, undefined];
    web = createServer();
    streams = new WebSocketServer({ server: web });
    streams.on('connection', (socket, { url = '' }) => opened.push({ at: performance.now(), socket, url }));
    await new Promise<void>((resolve) => web.listen(path.join(folder, 'socket'), resolve));
  });
  afterEach(async () => {
    ears?.close();
    for (const { socket } of opened) socket.terminate();
    await new Promise((resolve) => web.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const listen = (change: Partial<typeof pauses> = {}) => {
    const client = openClient({ url: `unix:${path.join(folder, 'socket')}`, project: 'market' });
    const logger = { warn: () => void (warned += 1) };
    const listener = { changed: (name: string) => heard.push(name), missed: () => heard.push('missed') };
    ears = listenTo({ client, logger }, listener, { ...pauses, ...change });
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };
  const last = () => opened.at(-1)?.socket;

  it('asks for what happens in our project, says first that anything may have been missed, then what is heard', async () => {
    listen();
    await until(() => heard.length > 0);
    expect(new URL(`http://engine${opened[0]?.url}`).search).toBe('?type=lifecycle%2Coperation&project=market');
    expect(heard).toEqual(['missed']);
    for (const text of recorded) last()?.send(text);
    last()?.send(lifecycle('instance-stopped', '/1.0/instances/m-last'));
    await until(() => heard.includes('last'));
    expect(heard).toEqual(['missed', 'abc', 'abc', 'abc', 'abc', 'last']);
  });

  it('is opened again when it is lost, after pauses that grow to a limit, with a whole listing each time and one warning', async () => {
    listen();
    for (let losses = 1; losses <= 5; losses += 1) {
      await until(() => heard.length === losses);
      last()?.close();
    }
    await until(() => heard.length === 6);
    const gaps = opened.slice(1).map(({ at }, index) => at - (opened[index]?.at ?? 0));
    for (const [index, least] of [10, 20, 40, 40, 40].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(least - 2);
    expect([heard.every((word) => word === 'missed'), warned]).toEqual([true, 1]);
  });

  it('is taken for lost where nobody answers at its other end any more', async () => {
    streams.on('connection', (socket) => socket.pause());
    listen({ beat: 20 });
    await until(() => opened.length > 1);
    expect(warned).toBe(1);
  });

  it('ends when it is closed, and is not opened again', async () => {
    listen();
    await until(() => heard.length === 1);
    ears?.close();
    await new Promise((resolve) => last()?.once('close', resolve));
    last()?.send(lifecycle('instance-stopped', '/1.0/instances/m-late'));
    await new Promise((resolve) => setTimeout(resolve, 3 * pauses.longest));
    expect([heard, opened.length, warned]).toEqual([['missed'], 1, 0]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';

/** An engine of one virtual machine, as far as its screen needs one. */
export interface FakeLxd {
  readonly url: string;
  /** Bodies that were posted to the console, in order. */
  readonly asked: unknown[];
  /** How many sockets carry channels. */
  channels(): number;
  stop(): Promise<void>;
}

const secrets = { control: 'the-control', '0': 'the-channels' } as const;
const operation = '11111111-2222-3333-4444-555555555555';

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Bytes of a channel to the machine and back, as LXD mirrors them. */
function mirror(socket: WebSocket, machine: string): void {
  const channel = net.connect(machine);
  socket.on('message', (data: Buffer) => channel.write(data));
  channel.on('data', (data) => socket.send(data));
  channel.on('close', () => socket.close());
  channel.on('error', () => socket.close());
  socket.on('close', () => channel.destroy());
}

/**
 * Answers as the API of LXD says (`POST /1.0/instances/{name}/console`, swagger `InstanceConsolePost`): an operation with a secret for its control socket and
 * one for every channel of the screen, which end with the control socket. `machine` is the socket on which the screen speaks.
 */
export async function startFakeLxd(name: string, machine: string): Promise<FakeLxd> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-lxd-'));
  const address = path.join(folder, 'unix.socket');
  const asked: unknown[] = [];
  const channels = new Set<WebSocket>();
  const record = { name, type: 'virtual-machine', status: 'Running', config: {}, devices: {} };
  const web = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const target = `${request.method} ${request.url?.split('?')[0]}`;
      const answer = (status: number, value: object) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      if (target === `GET /1.0/instances/${name}`) return answer(200, { type: 'sync', metadata: record });
      if (target !== `POST /1.0/instances/${name}/console`)
        return answer(404, { type: 'error', error: 'not found', error_code: 404 });
      asked.push(body);
      const metadata = { id: operation, class: 'websocket', status_code: 103, metadata: { fds: secrets } };
      return answer(202, { type: 'async', operation: `/1.0/operations/${operation}`, metadata });
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  web.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
    if (pathname !== `/1.0/operations/${operation}/websocket`) return void socket.destroy();
    return sockets.handleUpgrade(request, socket, head, (opened) => {
      if (searchParams.get('secret') === secrets.control)
        return void opened.on('close', () => channels.forEach((channel) => channel.close()));
      if (searchParams.get('secret') !== secrets['0']) return opened.close();
      channels.add(opened);
      opened.on('close', () => channels.delete(opened));
      return mirror(opened, machine);
    });
  });
  await new Promise<void>((resolve) => web.listen(address, resolve));
  return {
    url: `unix:${address}`,
    asked,
    channels: () => channels.size,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      const closed = new Promise((resolve) => web.close(resolve));
      web.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

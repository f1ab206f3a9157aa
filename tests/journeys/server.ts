import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { StoredData } from './stored-data';

const main = path.resolve('packages/server/dist/main.js');
const startLimit = 150_000;
const portTries = 3;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** SIGTERM, and waits until it is gone. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: what a power failure leaves. */
  kill(): Promise<void>;
}

interface StartOptions {
  port?: number;
  env?: Record<string, string>;
}

/** Somebody else took the port between the moment it was found free and the server's start. */
class PortTaken extends Error {}

/** Starts the built server on its data and waits until it says that it listens. Without a port of its own it takes another one where its first is gone. */
export async function startServer(data: StoredData, { port, env = {} }: StartOptions = {}): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(port ?? (await freePort()), data, env);
    } catch (error) {
      if (!(error instanceof PortTaken) || port !== undefined || tries === portTries) throw error;
    }
  }
}

/** A server of a test's own, which is stopped whatever becomes of the test. */
export async function withServer(data: StoredData, options: StartOptions, work: (url: string) => Promise<void>) {
  const server = await startServer(data, options);
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}

async function startOn(port: number, data: StoredData, env: Record<string, string>): Promise<RunningServer> {
  const url = `http://127.0.0.1:${port}`;
  // Optimizing the embedded database's code costs more than it saves a server that is stopped after a minute or two.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data.folder,
      ...(data.databaseUrl && { DATABASE_URL: data.databaseUrl, DEMO: '1' }),
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + startLimit;
  for (;;) {
    if (child.exitCode !== null) {
      const Failure = output.includes(`端口 ${port} 已被占用`) ? PortTaken : Error;
      throw new Failure(`the server stopped while starting:\n${output}`);
    }
    // Its own word: another server on the same port would answer a request.
    if (output.includes('算力市场已启动')) break;
    if (Date.now() > deadline) throw new Error(`the server did not start in ${startLimit} ms:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    process: child,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

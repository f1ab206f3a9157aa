import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const main = path.resolve('packages/server/dist/main.js');
const startLimit = 150_000;

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

/** Demo data as a server wrote them that was started and stopped. */
export const seededData = path.resolve('test-results/seeded-data');
export const temporaryData = () => mkdtempSync(path.join(tmpdir(), 'compute-market-data-'));
export const removeData = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts the built server on a data folder and waits until it says that it listens. */
export async function startServer(
  dataDir: string,
  { port, env = {} }: { port?: number; env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(chosen),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
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
    if (child.exitCode !== null) throw new Error(`the server stopped while starting:\n${output}`);
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

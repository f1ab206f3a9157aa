import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { packageFile } from '../../src/platform/package-file';

const startMs = 180_000;

/** A server that was started and answers. */
export interface Running {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A port of the loopback that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts a program that listens at PORT, with these variables alone, and waits until it answers. */
export async function startProcess(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [...program], {
    cwd: path.dirname(packageFile('package.json')),
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = performance.now() + startMs;
  for (;;) {
    const stands = await fetch(`http://127.0.0.1:${port}/livez`).then(
      () => true,
      () => false,
    );
    if (stands) return { port, child };
    if (performance.now() > until || child.exitCode !== null) throw new Error(`${program.join(' ')} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Tells a server to end and waits until it has. */
export const endProcess = ({ child }: Running): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return void resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

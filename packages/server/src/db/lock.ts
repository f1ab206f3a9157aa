import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { StartupError } from '../config';

function addressOf(directory: string): string {
  const id = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\compute-market-${id}`;
  return process.platform === 'linux' ? `\0compute-market-${id}` : path.join(directory, 'server.sock');
}

/**
 * Holds a data directory for this process. The embedded database has no lock of its own, and two processes on one directory lose
 * acknowledged commits without an error. A socket is free again the moment its process dies, however it dies.
 */
export function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      // Who asks may be gone before the answer: that must not end the process.
      connection.on('error', () => undefined);
      connection.end(String(process.pid));
    });
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartupError(`数据目录 ${directory} 正被另一个服务进程使用，请先停止它，或用 DATA_DIR 指定其他目录。`)
          : error,
      ),
    );
    server.listen(addressOf(directory), () =>
      resolve({ release: () => new Promise((done) => server.close(() => done())) }),
    );
  });
}

/** Whether a process holds a data directory now. */
export function isHeld(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const connection = connect(addressOf(directory), () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

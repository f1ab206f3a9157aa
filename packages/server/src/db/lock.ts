import { createHash, randomBytes } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type ListenOptions, type Server } from 'node:net';
import path from 'node:path';
import { StartupError } from '../config';

/** Most bytes of the path of a socket: macOS takes 104 with the end, and a file that is moved aside has a longer name. */
const longestPath = 90;
/** Others may be starting on the same folder. */
const fileTries = 3;
/** What is said where nobody listens. */
const silence = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];

/** What a holder puts into the folder. */
export const lockFile = 'server.sock';

/** Where a holder listens; null where this system has no such address. */
interface Addresses {
  /** Known in this network namespace alone, and gone with its process: those who start together take turns by it. */
  readonly name: string | null;
  /** A socket that lies in the folder: whoever sees the folder finds it, from another container too. It outlives a killed process. */
  readonly file: string | null;
}

function addressesOf(directory: string): Addresses {
  const real = realpathSync(directory);
  const id = `compute-market-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return { name: `\\\\.\\pipe\\${id}`, file: null };
  const file = path.join(real, lockFile);
  const isShort = Buffer.byteLength(file) <= longestPath;
  if (process.platform === 'linux') return { name: `\0${id}`, file: isShort ? file : null };
  return { name: null, file: isShort ? file : `/tmp/${id}.sock` };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

function listen(address: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      // Who asks may be gone before the answer: that must not end the process.
      connection.on('error', () => undefined);
      connection.end(String(process.pid));
    });
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** Whether somebody listens there. What cannot be asked counts as held. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(address, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error) => resolve(!silence.some((code) => code === codeOf(error))));
  });
}

/** Removes the socket of a dead holder; false when somebody answers there. */
async function removeDead(file: string): Promise<boolean> {
  if (await answers(file)) return false;
  // Moved first and asked again: another starter may have put its own there meanwhile, and gets it back.
  const aside = `${file}.${randomBytes(3).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  if (await answers(aside)) {
    renameSync(aside, file);
    return false;
  }
  rmSync(aside);
  return true;
}

async function holdFile(file: string): Promise<Server> {
  for (let left = fileTries - 1; ; left -= 1) {
    try {
      // A command that another user runs must be able to ask too.
      return await listen({ path: file, readableAll: true, writableAll: true });
    } catch (error) {
      if (!isTaken(error) || left === 0 || !(await removeDead(file))) throw error;
    }
  }
}

async function holdAll({ name, file }: Addresses, held: Server[]): Promise<void> {
  if (name !== null) held.push(await listen({ path: name }));
  if (file === null) return;
  try {
    held.push(await holdFile(file));
  } catch (error) {
    // Some file systems know no sockets: the name holds alone there.
    if (isTaken(error) || name === null) throw error;
  }
}

const letGo = (held: readonly Server[]): Promise<unknown> =>
  Promise.all(held.map((server) => new Promise((done) => server.close(done))));

/**
 * Holds a data directory for this process. The embedded database has no lock of its own, and two processes on one directory lose
 * acknowledged commits without an error. It is free again the moment its holder dies, however it dies.
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const held: Server[] = [];
  try {
    await holdAll(addressesOf(directory), held);
  } catch (error) {
    await letGo(held);
    if (!isTaken(error)) throw error;
    throw new StartupError(`数据目录 ${directory} 正被另一个服务进程使用，请先停止它，或用 DATA_DIR 指定其他目录。`, {
      cause: error,
    });
  }
  return { release: () => letGo(held).then(() => undefined) };
}

/** Whether a process holds a data directory now. */
export async function isHeld(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false;
  const { name, file } = addressesOf(directory);
  const asked = [name, file].filter((address) => address !== null);
  return (await Promise.all(asked.map(answers))).includes(true);
}

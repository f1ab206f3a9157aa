import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { StartupError, type Config } from '../config';
import { isHeld } from '../db/lock';
import type { Services } from '../http/handler';
import { makeBackup } from './make-backup';
import { worded } from './worded';

const lookMs = secondMs;
/** A server that runs takes a request within a second or two; a database that is busy may hold it up. */
const longestWaitMs = minuteMs;
const longestBackupMs = 60 * minuteMs;

/**
 * Where requests lie. The data directory has one owner, so a running server makes the backup itself; whoever may write into this folder
 * owns the data anyway, so it needs no key of its own.
 */
const deskOf = (dataDir: string): string => path.resolve(dataDir, 'backup-requests');
const requestEnd = '.request';
const takenOf = (request: string): string => request.replace(requestEnd, '.taken');
const answerOf = (request: string): string => request.replace(requestEnd, '.answer');

const unfinishedOf = (file: string): string => `${file}.part`;

/** Written under another name first, so that nobody reads half of it. */
async function place(file: string, text: string): Promise<void> {
  const unfinished = unfinishedOf(file);
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, file);
}

type Needs = Pick<Services, 'database' | 'clock' | 'logger'> & {
  readonly config: Pick<Config, 'dataDir' | 'objectStorage'>;
};

/** Where a backup is asked for. Throws StartupError for a request of somebody whose files this server may not read. */
async function targetIn(request: string): Promise<string> {
  try {
    return await readFile(request, 'utf8');
  } catch (cause) {
    throw new StartupError('服务无法读取备份请求，没有备份。请用运行服务的系统用户执行备份命令。', { cause });
  }
}

async function answer({ database, config, clock, logger }: Needs, request: string): Promise<void> {
  // Who takes it back and who takes it on both move the one file: only one of them finds it.
  const taken = takenOf(request);
  await rename(request, taken);
  try {
    await makeBackup(database, config, await targetIn(taken), clock.now());
    await place(answerOf(request), '');
  } catch (error) {
    logger.error({ err: error }, 'backup failed');
    await place(answerOf(request), worded(error, '备份').message);
  } finally {
    // Also where the answer could not be written: whoever waits for it sees then that none will come.
    await rm(taken, { force: true });
  }
}

/**
 * Removes what lay there before this server. What a server had in hand ended with it. A request may have been made while this one starts: it
 * stays as long as somebody may wait for it, whole or half written.
 */
async function clear(desk: string): Promise<void> {
  const oldest = Date.now() - longestWaitMs;
  for (const name of await readdir(desk)) {
    const file = path.join(desk, name);
    const writtenAt = [requestEnd, unfinishedOf(requestEnd)].some((end) => name.endsWith(end))
      ? // It may have been withdrawn meanwhile.
        await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        )
      : 0;
    if (writtenAt < oldest) await rm(file, { force: true });
  }
}

/** Makes the backups that `npm run backup` asks this server for, one after the other, until stopped. For an embedded database. */
export async function openBackupDesk(services: Needs): Promise<{ stop(): Promise<void> }> {
  const desk = deskOf(services.config.dataDir);
  await mkdir(desk, { recursive: true, mode: 0o700 });
  await clear(desk);
  let inHand: Promise<void> | null = null;
  const look = async () => {
    for (const name of await readdir(desk))
      if (name.endsWith(requestEnd)) await answer(services, path.join(desk, name));
  };
  const timer = setInterval(() => {
    inHand ??= look()
      .catch((error: unknown) => services.logger.error({ err: error }, 'backup desk failed'))
      .finally(() => {
        inHand = null;
      });
  }, lookMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await inHand;
    },
  };
}

const gone = () => new StartupError('服务已停止或重新启动，或无法写入答复，备份没有完成。请查看服务日志后重试。');

/** False after so long. Throws where `isLost` says that it will never be. */
async function until(
  check: () => boolean,
  { longestMs, isLost }: { longestMs: number; isLost: () => Promise<boolean> },
): Promise<boolean> {
  for (const end = Date.now() + longestMs; Date.now() < end; ) {
    if (check()) return true;
    // The last thing of a server that ends may be the answer.
    if (await isLost()) {
      if (check()) return true;
      throw gone();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Takes a request back; false when a server has taken it on. */
const withdraw = (request: string): Promise<boolean> =>
  rm(request).then(
    () => true,
    () => false,
  );

/** Has a request taken back when this process is stopped, which then ends by the same signal as ever. Answers what ends that. */
function withdrawOnSignal(request: string): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const forget = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    for (const file of [unfinishedOf(request), request]) rmSync(file, { force: true });
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return forget;
}

/**
 * Has the server that holds a data directory make a backup. Throws StartupError with what went wrong there, and at once when that server has
 * gone. A request that no server has taken on is withdrawn when this process is stopped.
 */
export async function askForBackup(dataDir: string, target: string): Promise<void> {
  const request = path.join(deskOf(dataDir), `${randomUUID()}${requestEnd}`);
  const unanswered = new StartupError('服务没有响应备份请求。请确认服务正常运行，或停止服务后再备份。');
  if (!existsSync(path.dirname(request))) throw unanswered;
  const isServerGone = async () => !(await isHeld(dataDir));
  const forget = withdrawOnSignal(request);
  try {
    await place(request, target);
    const isTaken = await until(() => !existsSync(request), { longestMs: longestWaitMs, isLost: isServerGone });
    if (!isTaken && (await withdraw(request))) throw unanswered;
  } catch (error) {
    // Nobody waits for it any more.
    await withdraw(request);
    throw error;
  } finally {
    forget();
  }
  const file = answerOf(request);
  const isLost = async () => !existsSync(takenOf(request)) || (await isServerGone());
  if (!(await until(() => existsSync(file), { longestMs: longestBackupMs, isLost })))
    throw new StartupError('备份没有在一小时内完成，请查看服务日志。');
  const sentence = await readFile(file, 'utf8');
  await rm(file);
  if (sentence !== '') throw new StartupError(sentence);
}

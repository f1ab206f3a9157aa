import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { StartupError, type Config } from '../config';
import { isHeld } from '../db/lock';
import type { Services } from '../http/handler';
import { makeBackup } from './make-backup';

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

/** Written under another name first, so that nobody reads half of it. */
async function place(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

const sentenceOf = (error: unknown): string =>
  error instanceof StartupError
    ? error.message
    : `备份失败：${error instanceof Error ? error.message : String(error)}。请检查目标目录的权限与空间。`;

type Needs = Pick<Services, 'database' | 'clock' | 'logger'> & {
  readonly config: Pick<Config, 'dataDir' | 'objectStorage'>;
};

async function answer({ database, config, clock, logger }: Needs, request: string): Promise<void> {
  // Who takes it back and who takes it on both move the one file: only one of them finds it.
  const taken = takenOf(request);
  await rename(request, taken);
  const target = await readFile(taken, 'utf8');
  try {
    await makeBackup(database, config, target, clock.now());
    await place(answerOf(request), '');
  } catch (error) {
    logger.error({ err: error }, 'backup failed');
    await place(answerOf(request), sentenceOf(error));
  }
  await rm(taken, { force: true });
}

/** Makes the backups that `npm run backup` asks this server for, one after the other, until stopped. For an embedded database. */
export async function openBackupDesk(services: Needs): Promise<{ stop(): Promise<void> }> {
  const desk = deskOf(services.config.dataDir);
  await mkdir(desk, { recursive: true, mode: 0o700 });
  // What a server before this one had in hand ended with it. A request may have been made while this one starts: it stays.
  for (const name of await readdir(desk))
    if (!name.endsWith(requestEnd)) await rm(path.join(desk, name), { force: true });
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

const gone = () => new StartupError('服务已停止或重新启动，备份没有完成。请稍后重试。');

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

/** Has the server that holds a data directory make a backup. Throws StartupError with what went wrong there, and at once when that server has gone. */
export async function askForBackup(dataDir: string, target: string): Promise<void> {
  const request = path.join(deskOf(dataDir), `${randomUUID()}${requestEnd}`);
  const unanswered = new StartupError('服务没有响应备份请求。请确认服务正常运行，或停止服务后再备份。');
  if (!existsSync(path.dirname(request))) throw unanswered;
  await place(request, target);
  const isServerGone = async () => !(await isHeld(dataDir));
  try {
    const isTaken = await until(() => !existsSync(request), { longestMs: longestWaitMs, isLost: isServerGone });
    if (!isTaken && (await withdraw(request))) throw unanswered;
  } catch (error) {
    // Nobody waits for it any more.
    await withdraw(request);
    throw error;
  }
  const file = answerOf(request);
  const isLost = async () => !existsSync(takenOf(request)) || (await isServerGone());
  if (!(await until(() => existsSync(file), { longestMs: longestBackupMs, isLost })))
    throw new StartupError('备份没有在一小时内完成，请查看服务日志。');
  const sentence = await readFile(file, 'utf8');
  await rm(file);
  if (sentence !== '') throw new StartupError(sentence);
}

import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import type { System } from './system';

/** Where the market is, and the key to call it with. */
export interface Settings {
  readonly url: string;
  readonly key: string;
}

/** The address that is meant when none is given: the site on this machine. */
export const defaultUrl = 'http://localhost:3000';
/** Readable by its owner alone. */
const fileMode = 0o600;
const folderMode = 0o700;

export const settingsFile = ({ env, home }: System): string =>
  path.join(env.XDG_CONFIG_HOME || path.join(home, '.config'), 'suanli', 'config.json');

/** What is kept; nothing where there is no file, null where it is none of ours. */
async function findStored(system: System): Promise<Partial<Settings> | null> {
  let stored: string;
  try {
    stored = await readFile(settingsFile(system), 'utf8');
  } catch {
    return {};
  }
  try {
    const { url, key } = JSON.parse(stored) as Record<string, unknown>;
    return { ...(typeof url === 'string' ? { url } : {}), ...(typeof key === 'string' ? { key } : {}) };
  } catch {
    return null;
  }
}

async function readStored(system: System): Promise<Partial<Settings>> {
  const stored = await findStored(system);
  if (stored === null) throw new Failure(EXIT.usage, messages.brokenSettings(settingsFile(system)));
  return stored;
}

/** An address without the slashes at its end. */
export function siteUrl(given: string): string {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Failure(EXIT.usage, messages.badUrl);
  return given.replace(/\/+$/, '');
}

/** The address of the market: of the environment, else the stored one. */
export async function readUrl(system: System): Promise<string> {
  return siteUrl(system.env.SUANLI_URL || (await readStored(system)).url || defaultUrl);
}

/** The address that a login means when it is told none. It writes the file anew, and so puts one right that cannot be read. */
export async function readLoginUrl(system: System): Promise<string> {
  return siteUrl(system.env.SUANLI_URL || (await findStored(system))?.url || defaultUrl);
}

/** Address and key: those of the environment (`SUANLI_URL`, `SUANLI_API_KEY`) before the stored ones. */
export async function readSettings(system: System): Promise<Settings> {
  const url = await readUrl(system);
  const key = system.env.SUANLI_API_KEY || (await readStored(system)).key;
  if (key === undefined) throw new Failure(EXIT.key, messages.noKey(url));
  return { url, key };
}

/** Keeps address and key in a file that only its owner can read. */
export async function writeSettings(system: System, settings: Settings): Promise<string> {
  const file = settingsFile(system);
  await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: fileMode });
  // The mode of a file that was there already is not changed by writing it.
  await chmod(file, fileMode);
  return file;
}

export const removeSettings = (system: System): Promise<void> => rm(settingsFile(system), { force: true });

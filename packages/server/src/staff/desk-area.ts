import { StartupError } from '../config';
import type { Tx } from '../db/database';
import type { Services } from '../http/handler';
import { publicAddress } from '../platform/public-address';

/** What the work of the staff needs: nothing of the world outside. */
export type StaffServices = Pick<Services, 'database' | 'clock' | 'ids' | 'files' | 'config'>;

/** Something staff do from the command line. */
export interface DeskAction {
  /** What follows its name, as the usage shows it; the last one may be several words. */
  readonly takes: readonly string[];
  /** Answers what was done, a whole Chinese sentence. Throws StartupError with one where it cannot be done; then nothing has happened. */
  readonly run: (services: StaffServices, given: readonly string[]) => Promise<string>;
}

/** A kind of work of the staff: what waits for them, a line each, and what they do. */
export interface DeskArea {
  readonly title: string;
  /** A `deskItem` for each thing, at most `deskRows` of them. Absent where nothing waits. */
  readonly waiting?: (tx: Tx, services: StaffServices) => Promise<readonly string[]>;
  /** True for a list that is shown when this kind alone is asked for: nobody waits for it. */
  readonly shownAlone?: boolean;
  readonly actions: Readonly<Record<string, DeskAction>>;
}

/** The most that one list shows. */
export const deskRows = 200;

/** Customers write several lines, too: what begins a line, or moves the cursor, would stand in the list like a line of ours. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Parts of one line, two spaces apart; what is not told is left out. */
export const deskLine = (...parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null)
    .map((part) => part.replace(breaks, ' '))
    .filter((part) => part !== '')
    .join('  ');

/** One thing that waits: its line, and what stands under it. */
export const deskItem = (line: string, under: readonly string[] = []): string => [line, ...under].join('\n');

/** A line that belongs to the one over it. */
export const lineUnder = (...parts: readonly string[]): string => deskLine('  ', ...parts);

/** A file under the line it belongs to, with a link that opens it for an hour or two. */
export const fileLine =
  (config: StaffServices['config']) =>
  ({ name, url }: { readonly name: string; readonly url: string }): string =>
    lineUnder(name, `${publicAddress(config)}${url}`);

/** The contract's word for a state as the database keeps it. */
export const labelOf = (labels: Readonly<Record<number, string>>, status: number): string => labels[status] ?? '';

/** A number of ours that was typed. Throws StartupError for anything else. */
export function deskNumber(what: string, typed = ''): number {
  if (/^\d{1,15}$/.test(typed)) return Number(typed);
  throw new StartupError(`${what}「${typed}」应为数字，请用 npm run desk 查看后重试。`);
}

/** A text that customers read. Throws StartupError when it is empty or longer than `most`. */
export function deskText(what: string, typed: string | undefined, most: number): string {
  const text = (typed ?? '').trim();
  if (text !== '' && text.length <= most) return text;
  throw new StartupError(`${what}应为 1 至 ${most} 个字，请修改后重试。`);
}

/** Throws StartupError for what is not in a state for it, which may be somebody else's work meanwhile. */
export function requireDone(isDone: boolean, what: string): void {
  if (!isDone)
    throw new StartupError(`${what}不在可以这样处理的状态，可能已由他人处理。请用 npm run desk 查看后重试。`);
}

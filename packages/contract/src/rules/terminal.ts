import * as z from 'zod/mini';

/** Below the base of the main calls: the one address of web terminals, a websocket (decisions 102). */
export const TERMINAL_PATH = '/terminal';

/** How a terminal's socket is closed. From 4000 on they are ours; each comes with a Chinese reason of at most 41 characters. */
export const TERMINAL_CLOSE = {
  /** Its shell ended, or the customer left. */
  ended: 1000,
  /** The server ends; another may take a new ticket at once. */
  away: 1001,
  badMessage: 4400,
  ticket: 4401,
  noTerminal: 4404,
  idle: 4408,
  notRunning: 4409,
  /** A sub-account that may no longer run machines (decisions 126). */
  forbidden: 4403,
  sessionEnded: 4410,
  tooMany: 4429,
  engine: 4500,
} as const;
export type TerminalClose = (typeof TERMINAL_CLOSE)[keyof typeof TERMINAL_CLOSE];

/** What a terminal may have; beyond it is cut to the nearest. */
export const TERMINAL_SIZE = { minColumns: 2, maxColumns: 500, minRows: 1, maxRows: 300 } as const;

/** Largest message of a browser, bytes; what is pasted is sent in pieces. */
export const TERMINAL_PIECE = 16 * 1024;

const columns = z.int().check(z.minimum(TERMINAL_SIZE.minColumns), z.maximum(TERMINAL_SIZE.maxColumns));
const rows = z.int().check(z.minimum(TERMINAL_SIZE.minRows), z.maximum(TERMINAL_SIZE.maxRows));

/** Text messages of the browser; what is typed is binary. The first message is `open`. */
export const terminalRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), ticket: z.string().check(z.maxLength(100)), columns, rows }),
  z.strictObject({ type: z.literal('resize'), columns, rows }),
  /** So many bytes more were drawn: the server sends no more than a window ahead of it. */
  z.strictObject({ type: z.literal('drawn'), bytes: z.int().check(z.positive()) }),
]);
export type TerminalRequest = z.infer<typeof terminalRequest>;

/** Text messages of the server; what the machine writes is binary. `idle`: nobody typed for long, and it closes in so many seconds. */
export type TerminalNews = { readonly type: 'opened' } | { readonly type: 'idle'; readonly seconds: number };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a text message of a server; null is none that is known. */
export function readTerminalNews(text: string): TerminalNews | null {
  let news: unknown;
  try {
    news = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(news)) return null;
  const { type, seconds } = news;
  if (type === 'opened') return { type };
  return type === 'idle' && typeof seconds === 'number' ? { type, seconds } : null;
}

import * as z from 'zod/mini';

/** How a socket to an instance is closed: a terminal (decisions 102) or a screen (decisions 167). From 4000 on they are ours; each comes with a Chinese reason of at most 41 characters. */
export const LINE_CLOSE = {
  /** Its shell ended, or the customer left. */
  ended: 1000,
  /** The server ends; another may take a new ticket at once. */
  away: 1001,
  badMessage: 4400,
  ticket: 4401,
  /** The instance has no such thing. */
  none: 4404,
  idle: 4408,
  notRunning: 4409,
  /** A sub-account that may no longer run machines (decisions 126). */
  forbidden: 4403,
  sessionEnded: 4410,
  tooMany: 4429,
  engine: 4500,
} as const;
export type LineClose = (typeof LINE_CLOSE)[keyof typeof LINE_CLOSE];

/** Largest binary message of a browser, bytes with all that it bears; what is longer is sent in pieces. */
export const LINE_PIECE = 16 * 1024;

/** What a ticket looks like in the first message of a browser. */
export const lineTicket = z.string().check(z.maxLength(100));

/** A message of a browser: so many bytes more were drawn. The server sends no more than a window ahead of it. */
export const lineDrawn = z.strictObject({ type: z.literal('drawn'), bytes: z.int().check(z.positive()) });

/** Text messages of the server; what the machine writes is binary. `idle`: nobody typed for long, and it closes in so many seconds. */
export type LineNews = { readonly type: 'opened' } | { readonly type: 'idle'; readonly seconds: number };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a text message of a server; null is none that is known. */
export function readLineNews(text: string): LineNews | null {
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

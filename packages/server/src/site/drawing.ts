import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DRAWING_CODE,
  type Ask,
  type Drawing,
  type DrawingCode,
  type DrawingOrder,
  type DrawnFor,
} from '@compute-market/contract/drawn-page';
import { matchRoute } from '@compute-market/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PageConfiguration } from './page';

/** What stands in a page before its app does. */
export interface DrawnPage extends Drawing {
  /** The script that gives the place over to the app. */
  readonly guard: string;
}

/** A page waits no longer than this for its drawing, ms. */
const patience = 300;
/** How long a drawing is good for others, ms. Nothing in the frame of the console ages. */
const freshness: Readonly<Record<DrawnFor, number>> = { visitor: 3000, customer: Number.POSITIVE_INFINITY };
/** Drawings that are kept; the oldest leaves first. Every page of the console in both sizes has its place. */
const mostKept = 120;
/** Drawings that wait for their turn; further pages go without, so that many addresses at once cannot hold the server up. */
const mostWaiting = 4;
/** A longer query is not drawn: each would be drawn for one visitor alone. */
const longestQuery = 200;
/** Requests of the drawings have limits of their own: no visitor comes from here. */
const address = '0.0.0.0';

interface Kept {
  readonly at: number;
  readonly page: DrawnPage | null;
}

type Target = Pick<DrawingOrder, 'path' | 'drawnFor' | 'whole'>;

/**
 * What to draw for an address of the site; null where nothing is drawn. The login asks for nothing, so each of its addresses can be drawn. Of a page of the
 * console the frame is drawn, which is the same whatever its address names, and of the console's home the screen too as it waits for its answers, unless its
 * address asks for something else.
 */
export function drawnTarget(url: string): Target | null {
  const [pathname = '', query = ''] = url.split('?', 2);
  const asked = matchRoute(pathname);
  const shown = asked?.redirectTo ? matchRoute(asked.redirectTo) : asked;
  if (shown === undefined) return null;
  if (shown.key === 'store' && query === '') return { path: shown.path, drawnFor: 'visitor', whole: true };
  if (shown.key === 'login' && query.length <= longestQuery) return { path: url, drawnFor: 'visitor', whole: true };
  return shown.menu === 'console' && !shown.allowed.includes('visitor')
    ? { path: shown.path, drawnFor: 'customer', whole: shown.key === 'dashboard' && query === '' }
    : null;
}

/** Asks this server in process, as a visitor: no header of anybody's request comes along. */
const askOf =
  (app: FastifyInstance): Ask =>
  async ({ body: payload, ...call }) => {
    const { statusCode, body } = await app.inject({
      ...call,
      remoteAddress: address,
      ...(payload === '' ? {} : { payload }),
    });
    return { status: statusCode, body };
  };

export type Draw = (url: string, small: boolean) => Promise<DrawnPage | null>;

/**
 * Draws the first pages as every visitor sees them, and the frame of the console as every customer does (ADR 16). Nothing of a request but its address and size goes in, so nothing of a person can come out.
 * A page without a drawing works as well: what fails or takes too long is left out.
 */
export function createDrawings(
  app: FastifyInstance,
  root: string,
  { configuration, logger }: { readonly configuration: PageConfiguration; readonly logger: Logger },
): Draw {
  const file = path.join(root, DRAWING_CODE);
  if (!existsSync(file)) return () => Promise.resolve(null);
  const ask = askOf(app);
  const prepare = async () => {
    const { prepare: prepared, guards } = (await import(pathToFileURL(file).href)) as DrawingCode;
    return { guards, draw: await prepared(configuration) };
  };
  let code: ReturnType<typeof prepare> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<DrawnPage | null>>();

  async function drawNow(target: Target, small: boolean): Promise<DrawnPage | null> {
    try {
      code ??= prepare();
      const { draw, guards } = await code;
      const drawn = await draw({ ...target, small, ask });
      return drawn && { ...drawn, guard: guards[target.drawnFor] };
    } catch (error) {
      logger.debug({ err: error, path: target.path }, 'page not drawn');
      return null;
    }
  }

  /** One after the other: the screens share the stores of one visitor. */
  function inTurn(key: string, target: Target, small: boolean): Promise<DrawnPage | null> {
    const before = underWay.get(key);
    if (before) return before;
    const drawing = last.then(() => drawNow(target, small));
    last = drawing;
    underWay.set(key, drawing);
    return drawing.then((page) => {
      underWay.delete(key);
      kept.delete(key);
      kept.set(key, { at: Date.now(), page });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return page;
    });
  }

  return async (url, small) => {
    const target = drawnTarget(url);
    if (target === null) return null;
    const key = [small, target.whole, target.path].join(' ');
    const known = kept.get(key);
    // One that failed is tried again.
    const fresh = freshness[known?.page === null ? 'visitor' : target.drawnFor];
    if (known && Date.now() - known.at < fresh) return known.page;
    if (!underWay.has(key) && underWay.size >= mostWaiting) return null;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    const page = await Promise.race([inTurn(key, target, small), tooLate]);
    clearTimeout(timer);
    return page;
  };
}

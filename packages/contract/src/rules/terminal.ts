import * as z from 'zod/mini';
import { lineDrawn, lineTicket } from './line';

/** Below the base of the main calls: the one address of web terminals, a websocket (decisions 102). */
export const TERMINAL_PATH = '/terminal';

/** What a terminal may have; beyond it is cut to the nearest. */
export const TERMINAL_SIZE = { minColumns: 2, maxColumns: 500, minRows: 1, maxRows: 300 } as const;

const columns = z.int().check(z.minimum(TERMINAL_SIZE.minColumns), z.maximum(TERMINAL_SIZE.maxColumns));
const rows = z.int().check(z.minimum(TERMINAL_SIZE.minRows), z.maximum(TERMINAL_SIZE.maxRows));

/** Text messages of the browser; what is typed is binary. The first message is `open`. */
export const terminalRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), ticket: lineTicket, columns, rows }),
  z.strictObject({ type: z.literal('resize'), columns, rows }),
  lineDrawn,
]);
export type TerminalRequest = z.infer<typeof terminalRequest>;

import * as z from 'zod/mini';
import { lineDrawn, lineTicket } from './line';

/** Below the base of the main calls: the one address of screens of virtual machines, a websocket (decisions 167). */
export const SCREEN_PATH = '/screen';

/**
 * Binary messages, both ways: one byte that numbers a channel, and bytes of SPICE of that channel. A channel is opened by the first message of the browser
 * that bears its number, which holds the channel's whole link message.
 */
export const SCREEN_CHANNELS = 8;

/** Text messages of the browser. The first message is `open`. */
export const screenRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), ticket: lineTicket }),
  lineDrawn,
]);
export type ScreenRequest = z.infer<typeof screenRequest>;

import * as z from 'zod/mini';

/** Below the base of the main calls: the one address of screens of virtual machines, a websocket (decisions 167). It is closed as a terminal is: TERMINAL_CLOSE. */
export const SCREEN_PATH = '/screen';

/**
 * Binary messages, both ways: one byte that numbers a channel, and bytes of SPICE of that channel. A channel is opened by the first message of the browser
 * that bears its number, which holds the channel's whole link message.
 */
export const SCREEN_CHANNELS = 8;

/** Largest message of a browser, bytes with the number of its channel. */
export const SCREEN_PIECE = 16 * 1024;

/** Text messages of the browser. The first message is `open`. */
export const screenRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), ticket: z.string().check(z.maxLength(100)) }),
  /** So many bytes more were drawn: the server sends no more than a window ahead of it. */
  z.strictObject({ type: z.literal('drawn'), bytes: z.int().check(z.positive()) }),
]);
export type ScreenRequest = z.infer<typeof screenRequest>;

import { sql } from 'drizzle-orm';

const prefix = 'early-release:';

/** Under which what a payer paid goes back once: the line of the bill, and with the number of a charge its movement. */
export const earlyReturnKey = (name: string, part: string | number): string => `${prefix}${name}:${part}`;

/** Whether a line `c` of a bill (`cost_item c`) is the refund of an early release. */
export const isEarlyReturn = sql`starts_with(c.key, ${prefix})`;

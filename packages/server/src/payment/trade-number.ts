import { formatDay } from '@compute-market/contract/rules/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import type { Services } from '../http/handler';
import { wireTime } from '../platform/wire';

const sequenceDigits = 5;
const randomDigits = 4;

/** yymmdd in the time zone of the business. */
function datePart(now: Date): string {
  return formatDay(wireTime(now)).replaceAll('-', '').slice(2);
}

/**
 * The next trade number: date, running number, random digits. 15 digits, so it survives as a JavaScript number (decisions 10).
 * The running number makes it unique within 100000 a day; the random digits make the neighbour's number a poor guess.
 */
export async function nextTradeNumber(tx: Tx, services: Pick<Services, 'clock' | 'ids'>): Promise<number> {
  const [next] = await rows<{ value: string }>(tx, sql`select ${nextRunning} as value`);
  return tradeNumberOf(next?.value ?? '', services);
}

/** The running number of a trade number, as part of a statement that has something else to do too. */
export const nextRunning = sql.raw(`nextval('payment_order_sequence')::text`);

/** The trade number of a running number that was drawn for it. */
export function tradeNumberOf(drawn: string, { clock, ids }: Pick<Services, 'clock' | 'ids'>): number {
  const running = drawn.padStart(sequenceDigits, '0').slice(-sequenceDigits);
  return Number(`${datePart(clock.now())}${running}${ids.digits(randomDigits)}`);
}

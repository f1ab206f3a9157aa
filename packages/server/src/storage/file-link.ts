import { hourMs } from '@compute-market/contract/rules/time-units';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../db/database';
import { serverKey } from '../db/server-key';
import type { FilePurpose, StoredFile } from './stored-file';

/** Path of every uploaded file. */
export const filesPath = '/files';

/** What a signed address brings with it. */
export interface SignedQuery {
  readonly until?: unknown;
  readonly by?: unknown;
}

/** A link is good for one to two of these: its address stays the same meanwhile, so that browsers keep the file. */
const spanMs: Readonly<Record<FilePurpose, number>> = {
  'work-order-image': 24 * hourMs,
  'work-order-attachment': hourMs,
  verification: hourMs,
  export: hourMs,
};

/** The key of file links. */
export const fileLinkKey = (tx: Tx): Promise<string> => serverKey(tx, 'file-link');

const sign = (key: string, place: string, until: number): string =>
  createHmac('sha256', key).update(`${place}.${until}`).digest('base64url');

/**
 * An address below `filesPath` that is good for one to two spans: `…?until=<seconds>&by=<signature>`. An `<img>` or a download cannot send the
 * session, so the address carries its own right for a while. Only calls that have checked the owner give it out.
 */
export function signedAddress(key: string, place: string, spanMs: number, now: Date): string {
  const until = ((Math.floor(now.getTime() / spanMs) + 2) * spanMs) / 1000;
  return `${filesPath}/${place}?until=${until}&by=${sign(key, place, until)}`;
}

/** The address of an uploaded file for its owner. */
export const fileLink = (key: string, { name, purpose }: Pick<StoredFile, 'name' | 'purpose'>, now: Date): string =>
  signedAddress(key, name, spanMs[purpose], now);

/** Whether such an address is ours and still good, by what stands in its query. */
export function isSigned(key: string, place: string, { until, by }: SignedQuery, now: Date): boolean {
  if (typeof until !== 'string' || typeof by !== 'string') return false;
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(sign(key, place, Number(until)));
  const given = Buffer.from(by);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

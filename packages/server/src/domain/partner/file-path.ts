import { hourMs } from '@compute-market/contract/rules/time-units';
import { filesPath, isSigned, signedAddress, type SignedQuery } from '../../storage/file-link';

const folder = 'settlements';
/** Where settlement sheets are fetched. */
export const settlementFiles = `${filesPath}/${folder}`;

const placeOf = (token: string): string => `${folder}/${token}.pdf`;

/** The address of one, for its partner and for an hour or two. */
export const settlementFilePath = (key: string, token: string, now: Date): string =>
  signedAddress(key, placeOf(token), hourMs, now);

export const isSettlementFilePath = (key: string, token: string, query: SignedQuery, now: Date): boolean =>
  isSigned(key, placeOf(token), query, now);

import { hourMs } from '@compute-market/contract/rules/time-units';
import { filesPath, isSigned, signedAddress, type SignedQuery } from '../../storage/file-link';

const folder = 'bills';
/** Where monthly bills are fetched. */
export const billFiles = `${filesPath}/${folder}`;

const placeOf = (userId: number, month: string): string => `${folder}/${userId}-${month}.pdf`;

/** The address of one, for its owner and for an hour or two. */
export const billFilePath = (key: string, userId: number, month: string, now: Date): string =>
  signedAddress(key, placeOf(userId, month), hourMs, now);

export const isBillFilePath = (key: string, userId: number, month: string, query: SignedQuery, now: Date): boolean =>
  isSigned(key, placeOf(userId, month), query, now);

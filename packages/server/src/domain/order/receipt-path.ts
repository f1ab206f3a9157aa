import { hourMs } from '@compute-market/contract/rules/time-units';
import { filesPath, isSigned, signedAddress, type SignedQuery } from '../../storage/file-link';

const folder = 'receipts';
/** Where receipts are fetched. */
export const receiptFiles = `${filesPath}/${folder}`;

const placeOf = (outTradeNo: string): string => `${folder}/${outTradeNo}.pdf`;

/** The address of one, for its owner and for an hour or two. */
export const receiptPath = (key: string, outTradeNo: string, now: Date): string =>
  signedAddress(key, placeOf(outTradeNo), hourMs, now);

export const isReceiptPath = (key: string, outTradeNo: string, query: SignedQuery, now: Date): boolean =>
  isSigned(key, placeOf(outTradeNo), query, now);

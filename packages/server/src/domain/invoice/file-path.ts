import { hourMs } from '@compute-market/contract/rules/time-units';
import { filesPath, isSigned, signedAddress, type SignedQuery } from '../../storage/file-link';

const folder = 'invoices';
/** Where issued invoices are fetched. */
export const invoiceFiles = `${filesPath}/${folder}`;

const placeOf = (token: string): string => `${folder}/${token}.pdf`;

/** The address of one, for its owner and for an hour or two: it names people and sums, and addresses are passed on. */
export const invoiceFilePath = (key: string, token: string, now: Date): string =>
  signedAddress(key, placeOf(token), hourMs, now);

export const isInvoiceFilePath = (key: string, token: string, query: SignedQuery, now: Date): boolean =>
  isSigned(key, placeOf(token), query, now);

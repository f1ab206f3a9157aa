import { foldedKeyPrefix } from '../../db/schema/ledger';

/** The business key of one hour of a kept disk; hours count from 1. */
export const keptChargeKey = (instanceName: string, hour: number): string =>
  `${foldedKeyPrefix}${instanceName}:${hour}`;

/** The business key of the hour of a rental by usage that begins at `begin`, seconds since 1970: folded like those of a kept disk, of which no name is `usage:…`. */
export const usageHourKey = (instanceName: string, begin: number): string =>
  `${foldedKeyPrefix}usage:${instanceName}:${begin}`;

import { foldedKeyPrefix } from '../../db/schema/ledger';

/** How the business key of every charge of a kept disk begins. */
export const keptChargePrefix = foldedKeyPrefix;

/** The business key of one hour of a kept disk; hours count from 1. */
export const keptChargeKey = (instanceName: string, hour: number): string =>
  `${keptChargePrefix}${instanceName}:${hour}`;

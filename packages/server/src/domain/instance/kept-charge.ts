import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { keptDiskHourPrice } from '@compute-market/contract/rules/kept-disk';
import { unit, type Unit } from '@compute-market/contract/rules/money';
import { foldedKeyPrefix } from '../../db/schema/ledger';
import type { Tariff } from '../market/read-catalogue';
import { diskGbOf } from './release';
import type { InstanceRow } from './state';

/** Whether a disk is there for nothing, until it goes: nobody asked for it to be kept, or no longer (decisions 229). */
export const waitsFree = ({ status, freeSince }: Pick<InstanceRow, 'status' | 'freeSince'>): boolean =>
  status === INSTANCE_STATUS.diskKept && freeSince !== null;

/** What an hour of its disk costs while it is kept, before discounts. */
export const keepHourPrice = (row: InstanceRow, { keepDiskDayPrice }: Pick<Tariff, 'keepDiskDayPrice'>): Unit =>
  waitsFree(row) ? unit(0) : keptDiskHourPrice(diskGbOf(row), unit(keepDiskDayPrice));

/** The business key of one hour of a kept disk; hours count from 1. */
export const keptChargeKey = (instanceName: string, hour: number): string =>
  `${foldedKeyPrefix}${instanceName}:${hour}`;

/** The business key of the hour of a rental by usage that begins at `begin`, seconds since 1970: folded like those of a kept disk, of which no name is `usage:…`. */
export const usageHourKey = (instanceName: string, begin: number): string =>
  `${foldedKeyPrefix}usage:${instanceName}:${begin}`;

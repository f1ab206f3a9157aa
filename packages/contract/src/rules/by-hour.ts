import { BILLING, RUNWAY_ITEM } from '../enumerations';
import type { Charged } from './charges-ahead';

/** Whether it is taken hour by hour: a kept disk, a rental by usage (decisions 154). */
export const isByHour = ({ kind, billing }: Pick<Charged, 'kind' | 'billing'>): boolean =>
  kind === RUNWAY_ITEM.keptDisk || billing === BILLING.usage;

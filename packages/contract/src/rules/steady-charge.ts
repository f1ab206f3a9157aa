import { BILLING, RUNWAY_ITEM } from '../enumerations';
import type { Charged } from './charges-ahead';

/** Whether it is taken all the time, by the hour or the day: a kept disk, an own image, a rental by usage (decisions 154). */
export const isSteady = ({ kind, billing }: Pick<Charged, 'kind' | 'billing'>): boolean =>
  kind === RUNWAY_ITEM.keptDisk || kind === RUNWAY_ITEM.ownImage || billing === BILLING.usage;

import { unit, unitFromYuan, yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';
import { cudaRule } from '@compute-market/contract/rules/cuda';
import { defineListQuery, field, option, tab, text, type QueryOf } from '../../list-query';

export const storeTypes = ['kvm', 'docker', 'metal'] as const;
export type StoreType = (typeof storeTypes)[number];
export const storeSorts = ['recommended', 'price', 'memory', 'value'] as const;
export type StoreSort = (typeof storeSorts)[number];
export const hostSorts = ['free', 'price', 'online', 'uplink'] as const;
export type HostSort = (typeof hostSorts)[number];
export const mostCompared = 4;
export const memorySizes = [12, 24, 48, 80] as const;

/** Bounds of a host: least online rate in percent, data disk in GB, connection in Gbps. */
export const hostBounds = { online: [99, 99.9], disk: [500, 1000, 2000], uplink: [10, 25] } as const;

const storePeriods = ['hour', 'day', 'month'] as const;
const cardCounts = [1, 2, 4, 8] as const;

/** Each name once, in the order of the address. */
const namesIn = (said: string): readonly string[] => [
  ...new Set(
    said
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];
const nothing: readonly string[] = [];

/** A price somebody typed: yuan, at most four decimals. Null when it is none. */
export const readPrice = (said: string | null): Unit | null =>
  said !== null && /^\d{1,6}(\.\d{1,4})?$/.test(said.trim()) ? unitFromYuan(said.trim()) : null;

/** A bound of the price shown, 1/10000 yuan a card an hour; both bounds are one filter. */
const priceBound = (name: string) =>
  field<Unit | null>({
    name,
    group: 'price',
    blank: null,
    parse: (said) => readPrice(said) ?? undefined,
    format: (price) => (price === null ? '' : String(yuanFromUnit(price))),
  });

/** Whether only some are looked for. */
const onlyThose = (name: string) =>
  field({ name, blank: false, parse: (said) => said === '1', format: (only) => (only ? '1' : '') });

/** What the customer looks for. It is the address of the page, so that a filtered market can be bookmarked and sent. */
export const storeQuery = defineListQuery({
  type: tab(storeTypes),
  period: option(storePeriods, 'hour', { part: 'view' }),
  /** Models; empty is all. */
  gpuTypes: field({ name: 'gpu', blank: nothing, parse: namesIn }),
  /** Least video memory of a card, GB; 0 is any. */
  memory: option<number>([0, ...memorySizes], 0, { name: 'vram' }),
  /** Cards of one machine; 0 is any. */
  cards: option<number>([0, ...cardCounts], 0),
  district: text(),
  /** A system (Linux, Windows) or the key of an image. */
  image: text(),
  lowest: priceBound('min'),
  highest: priceBound('max'),
  inStock: onlyThose('stock'),
  sort: option(storeSorts, 'recommended', { part: 'view' }),
  /** What the list is of: models, or the hosts that have them (decisions 129). */
  by: option(['model', 'host'], 'model', { part: 'view' }),
  /** Bounds of a host; 0 is any. */
  online: option<number>([0, ...hostBounds.online], 0),
  disk: option<number>([0, ...hostBounds.disk], 0),
  uplink: option<number>([0, ...hostBounds.uplink], 0),
  /** Least CUDA that a host knows, such as 12.4; empty is any (decisions 143). */
  cuda: text(cudaRule),
  /** Hosts on which a rental can be released early. */
  early: onlyThose('early'),
  /** Hosts on which a rental can be paid by usage. */
  usage: onlyThose('usage'),
  hostSort: option(hostSorts, 'free', { name: 'host_sort', part: 'view' }),
  /** Models side by side, at most four. */
  compared: field({
    name: 'compare',
    part: 'view',
    blank: nothing,
    parse: (said) => namesIn(said).slice(0, mostCompared),
  }),
  /** A coupon that is carried to the order (decisions 21). */
  couponId: text(undefined, { name: 'coupon_id', part: 'view' }),
});
export type StoreQuery = QueryOf<typeof storeQuery>;

/** A range typed the wrong way round is meant the right way round. */
export const orderedRange = (lowest: Unit | null, highest: Unit | null): Pick<StoreQuery, 'lowest' | 'highest'> =>
  lowest !== null && highest !== null && lowest > highest
    ? { lowest: unit(highest), highest: unit(lowest) }
    : { lowest, highest };

/** The other view of the market: what a model cannot be narrowed by is left behind. */
export const viewedBy = (query: StoreQuery, by: StoreQuery['by']): StoreQuery =>
  by === 'host'
    ? { ...query, by, compared: [] }
    : { ...query, by, online: 0, disk: 0, uplink: 0, cuda: '', early: false, usage: false };

import type { RentalUnit } from '@compute-market/contract/enumerations';
import type { RouteQuery } from '@compute-market/contract/define-route';
import { unit, unitFromYuan, yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';

export type StoreType = 'kvm' | 'docker' | 'metal';
export type StoreSort = 'recommended' | 'price' | 'memory' | 'value';

/** What the customer looks for. It is the address of the page, so that a filtered market can be bookmarked and sent. */
export interface StoreQuery {
  readonly type: StoreType;
  readonly period: RentalUnit;
  /** Models; empty is all. */
  readonly gpuTypes: readonly string[];
  /** Least video memory of a card, GB; 0 is any. */
  readonly memory: number;
  /** Cards of one machine; 0 is any. */
  readonly cards: number;
  readonly district: string;
  /** A system (Linux, Windows) or the key of an image. */
  readonly image: string;
  /** Bounds of the price shown, 1/10000 yuan a card an hour. */
  readonly lowest: Unit | null;
  readonly highest: Unit | null;
  readonly inStock: boolean;
  readonly sort: StoreSort;
  /** Models side by side, at most four. */
  readonly compared: readonly string[];
  /** A coupon that is carried to the order (decisions 21). */
  readonly couponId: string;
}

export const mostCompared = 4;
export const memorySizes = [12, 24, 48, 80] as const;
export const storeSorts = ['recommended', 'price', 'memory', 'value'] as const satisfies readonly StoreSort[];

export const emptyQuery: StoreQuery = {
  type: 'kvm',
  period: 'hour',
  gpuTypes: [],
  memory: 0,
  cards: 0,
  district: '',
  image: '',
  lowest: null,
  highest: null,
  inStock: false,
  sort: 'recommended',
  compared: [],
  couponId: '',
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;
const list = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
const numberIn = (values: readonly number[], text: string | null): number =>
  values.find((value) => String(value) === text) ?? 0;

/** A price somebody typed: yuan, at most four decimals. Null when it is none. */
export const readPrice = (text: string | null): Unit | null =>
  text !== null && /^\d{1,6}(\.\d{1,4})?$/.test(text.trim()) ? unitFromYuan(text.trim()) : null;

/** Reads an address. What it does not know counts as not said, so that an old link still opens the market. */
export function readStoreQuery(search: URLSearchParams): StoreQuery {
  return {
    type: oneOf(['kvm', 'docker', 'metal'], search.get('type'), 'kvm'),
    period: oneOf(['hour', 'day', 'month'], search.get('period'), 'hour'),
    gpuTypes: list(search.get('gpu')),
    memory: numberIn(memorySizes, search.get('vram')),
    cards: numberIn([1, 2, 4, 8], search.get('cards')),
    district: search.get('district') ?? '',
    image: search.get('image') ?? '',
    lowest: readPrice(search.get('min')),
    highest: readPrice(search.get('max')),
    inStock: search.get('stock') === '1',
    sort: oneOf(storeSorts, search.get('sort'), 'recommended'),
    compared: list(search.get('compare')).slice(0, mostCompared),
    couponId: search.get('coupon_id') ?? '',
  };
}

const said = <Value>(value: Value, otherwise: Value): Value | undefined => (value === otherwise ? undefined : value);
const yuan = (price: Unit | null): number | undefined => (price === null ? undefined : yuanFromUnit(price));

/** The address of a query; defaults are left away. */
export const storeAddress = (query: StoreQuery): RouteQuery => ({
  type: said(query.type, 'kvm'),
  period: said(query.period, 'hour'),
  gpu: said(query.gpuTypes.join(','), ''),
  vram: said(query.memory, 0),
  cards: said(query.cards, 0),
  district: said(query.district, ''),
  image: said(query.image, ''),
  min: yuan(query.lowest),
  max: yuan(query.highest),
  stock: query.inStock ? 1 : undefined,
  sort: said(query.sort, 'recommended'),
  compare: said(query.compared.join(','), ''),
  coupon_id: said(query.couponId, ''),
});

/** The same query with every filter open; the period, the order and what is compared stay. */
export const withoutFilters = (query: StoreQuery): StoreQuery => ({
  ...emptyQuery,
  type: query.type,
  period: query.period,
  sort: query.sort,
  compared: query.compared,
  couponId: query.couponId,
});

/** How many filters narrow the market; the model filter counts once. */
export const filterCount = ({
  gpuTypes,
  memory,
  cards,
  district,
  image,
  lowest,
  highest,
  inStock,
}: StoreQuery): number =>
  [
    gpuTypes.length > 0,
    memory > 0,
    cards > 0,
    district !== '',
    image !== '',
    lowest !== null || highest !== null,
    inStock,
  ].filter(Boolean).length;

/** A range typed the wrong way round is meant the right way round. */
export const orderedRange = (lowest: Unit | null, highest: Unit | null): Pick<StoreQuery, 'lowest' | 'highest'> =>
  lowest !== null && highest !== null && lowest > highest
    ? { lowest: unit(highest), highest: unit(lowest) }
    : { lowest, highest };

import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { yuanFromUnit } from '@compute-market/contract/rules/money';
import { deferredMessages } from './deferred-messages';
import { roomName } from './store-data';
import type { StoreQuery } from './store-query';

export interface FilterTag {
  readonly key: string;
  readonly label: string;
  /** The query without it. */
  readonly without: StoreQuery;
}

const words = deferredMessages.filters;
const { tags } = words;

function priceLabel({ lowest, highest }: StoreQuery): string {
  if (lowest !== null && highest !== null)
    return tags.price(String(yuanFromUnit(lowest)), String(yuanFromUnit(highest)));
  return lowest !== null
    ? tags.from(String(yuanFromUnit(lowest)))
    : tags.upTo(highest === null ? '' : String(yuanFromUnit(highest)));
}

/** The filters that are on, each with the way to take it off. 仅看有货 has its own box and no tag. */
export function filterTags(query: StoreQuery, options: StoreOptions | undefined): FilterTag[] {
  const image = options?.image_display_info_map[query.image]?.ShortDisplayName ?? query.image;
  const all: (FilterTag & { on: boolean })[] = [
    ...query.gpuTypes.map((model) => ({
      key: model,
      label: model,
      without: { ...query, gpuTypes: query.gpuTypes.filter((each) => each !== model) },
      on: true,
    })),
    {
      key: 'memory',
      label: `${words.memory} ${words.atLeast(query.memory)}`,
      without: { ...query, memory: 0 },
      on: query.memory > 0,
    },
    { key: 'cards', label: tags.cards(query.cards), without: { ...query, cards: 0 }, on: query.cards > 0 },
    {
      key: 'district',
      label: roomName(options?.all_districts, query.district),
      without: { ...query, district: '' },
      on: query.district !== '',
    },
    { key: 'image', label: image, without: { ...query, image: '' }, on: query.image !== '' },
    {
      key: 'price',
      label: priceLabel(query),
      without: { ...query, lowest: null, highest: null },
      on: query.lowest !== null || query.highest !== null,
    },
  ];
  const hosts = deferredMessages.hosts;
  const bounds = (['online', 'disk', 'uplink'] as const).map((bound) => ({
    key: bound,
    label: `${hosts.names[bound]} ${hosts.atLeast[bound](query[bound])}`,
    without: { ...query, [bound]: 0 },
    on: query[bound] > 0,
  }));
  all.push(
    ...bounds,
    {
      key: 'cuda',
      label: `${hosts.cuda} ${hosts.atLeastCuda(query.cuda)}`,
      without: { ...query, cuda: '' },
      on: query.cuda !== '',
    },
    { key: 'early', label: hosts.early, without: { ...query, early: false }, on: query.early },
    { key: 'usage', label: hosts.usage, without: { ...query, usage: false }, on: query.usage },
  );
  return all.filter(({ on }) => on).map(({ key, label, without }) => ({ key, label, without }));
}

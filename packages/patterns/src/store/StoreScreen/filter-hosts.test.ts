import { unit } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { options, priceInfo } from '../../listings/fixtures';
import { hosts } from '../../listings/host-fixtures';
import { priceTerms } from '../../listings';
import { filterHosts, hostPrice } from './filter-hosts';
import { storeQuery, type StoreQuery } from './store-query';

const terms = priceTerms(priceInfo(0), 'hour');
const found = (change: Partial<StoreQuery>) =>
  filterHosts(
    hosts,
    { ...storeQuery.blank, by: 'host', ...change },
    { images: options.image_display_info_map, terms },
  ).map(({ HostName }) => HostName);

test('hosts come with most free cards first, full ones last in every order', () => {
  expect(found({})).toEqual(['hz01', 'bj08', 'hz12', 'cd09', 'gz04', 'bj15', 'gz20']);
  expect(found({ hostSort: 'online' })).toEqual(['hz01', 'hz12', 'bj08', 'cd09', 'gz04', 'bj15', 'gz20']);
  expect(found({ hostSort: 'uplink' }).slice(0, 2)).toEqual(['hz12', 'bj15']);
  expect(found({ hostSort: 'price' })).toEqual(['gz04', 'hz01', 'bj08', 'cd09', 'hz12', 'bj15', 'gz20']);
});

test.each<[string, Partial<StoreQuery>, string[]]>([
  ['model', { gpuTypes: ['RTX 4090'] }, ['hz01', 'bj08']],
  ['room', { district: '华东一区' }, ['hz01', 'hz12']],
  ['cards in one machine', { cards: 8 }, ['hz01', 'bj08', 'hz12']],
  ['online rate, which a new host has not shown yet', { online: 99.9 }, ['hz01', 'bj08', 'hz12', 'gz20']],
  ['connection, where it is told', { uplink: 25 }, ['hz12', 'bj15']],
  ['CUDA, by its number and where it is told', { cuda: '12.4' }, ['hz01', 'bj08', 'hz12', 'cd09']],
  ['early release', { early: true }, ['hz01', 'bj08', 'hz12']],
  ['stock', { inStock: true, gpuTypes: ['V100'] }, ['gz04']],
  ['price of the size that is sold there', { gpuTypes: ['RTX 4090'], highest: unit(22_000) }, ['hz01']],
])('the market by host is narrowed by %s', (_what, change, names) => expect(found(change)).toEqual(names));

test('the market by host is narrowed by billing by usage where a host tells of it', () => {
  const told = hosts.map((host) => (host.HostName === 'gz04' ? { ...host, PayAsYouGo: true } : host));
  const usage = { ...storeQuery.blank, by: 'host', usage: true } as const;
  expect(filterHosts(told, usage, { images: undefined, terms: undefined }).map(({ HostName }) => HostName)).toEqual([
    'gz04',
  ]);
});

test('a data disk that a host can no longer take leaves it out', () => {
  expect(found({ disk: 500 })).toContain('cd09');
  expect(found({ disk: 1000 })).not.toContain('cd09');
});

test('a host costs what its size costs who looks', () => {
  const [standard, fast] = hosts;
  if (standard === undefined || fast === undefined) throw new Error('no hosts');
  expect([hostPrice(standard, terms), hostPrice(fast, terms)]).toEqual([21_900, 26_500]);
  expect(hostPrice(fast, undefined)).toBeUndefined();
});

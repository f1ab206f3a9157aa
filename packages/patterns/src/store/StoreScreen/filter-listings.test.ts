import { unit } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { imagesByKind, manyOffers, offers, options, priceInfo } from '../../listings/fixtures';
import { filterListings, similarListings } from './filter-listings';
import { listingsOf, priceTerms, shownPrice, type Listing } from '../../listings';
import { storeQuery, type StoreQuery } from './store-query';

const terms = priceTerms(priceInfo(0), 'hour');
const priceOf = (listing: Listing) => shownPrice(listing.gpuType, listing.hourPrice, terms).current;
const images = options.image_display_info_map;
const listings = listingsOf(offers);
const names = (query: Partial<StoreQuery>) =>
  filterListings(listings, { ...storeQuery.blank, ...query }, { images, priceOf }).map(({ gpuType }) => gpuType);

test('without filters every model is there, the sold out ones last', () => {
  expect(names({})).toEqual([
    'RTX 4090',
    'RTX 5090',
    'H20',
    'A100 SXM4',
    'L40S',
    'RTX 3090',
    'RTX A6000',
    'V100',
    'H800 SXM5',
    'L20',
  ]);
});

test('several models can be wanted', () => expect(names({ gpuTypes: ['H20', 'V100'] })).toEqual(['H20', 'V100']));
test('video memory is a lower bound', () => expect(names({ memory: 80 })).toEqual(['H20', 'A100 SXM4', 'H800 SXM5']));
test('a card count leaves out what no single machine can give', () =>
  expect(names({ cards: 8 })).toEqual(['RTX 4090', 'H20', 'A100 SXM4', 'L40S', 'V100']));
test('only in stock leaves out what is sold out', () => expect(names({ inStock: true })).not.toContain('H800 SXM5'));
test('an image leaves out the models it does not run on', () =>
  expect(names({ image: 'tensorflow-2.17' })).not.toContain('RTX 5090'));
test('a system stands for all its images', () => expect(names({ image: 'Windows', memory: 80 })).toEqual([]));
test('an image that only virtual machines run leaves no container, whether it or its system is looked for', () => {
  const among = (query: Partial<StoreQuery>, all = imagesByKind) =>
    filterListings(listings, { ...storeQuery.blank, ...query }, { images: all, priceOf }).length;
  expect(among({ type: 'docker', image: 'windows-2022' })).toBe(0);
  expect(among({ type: 'docker', image: 'Windows' })).toBe(0);
  expect(among({ type: 'kvm', image: 'windows-2022' })).toBeGreaterThan(0);
  // Where the kinds are not told, it may run in both.
  expect(among({ type: 'docker', image: 'windows-2022' }, images)).toBeGreaterThan(0);
});
test('both ends of the price range belong to it', () =>
  expect(names({ lowest: unit(21_900), highest: unit(28_600) })).toEqual(['RTX 4090', 'RTX A6000']));
test('the cheapest first', () =>
  expect(names({ sort: 'price' }).slice(0, 3)).toEqual(['V100', 'RTX 3090', 'RTX 4090']));
test('the largest memory first', () => expect(names({ sort: 'memory' })[0]).toBe('H20'));
test('the most compute for a yuan first', () => expect(names({ sort: 'value' })[0]).toBe('V100'));

test('while prices are not known nothing is left out for its price', () => {
  expect(
    filterListings(listings, { ...storeQuery.blank, lowest: unit(1) }, { images, priceOf: () => undefined }),
  ).toHaveLength(listings.length);
});

test('a sold out model is replaced within its class of memory, nearest in price first', () => {
  const soldOut = listings.find(({ gpuType }) => gpuType === 'L20');
  if (soldOut === undefined) throw new Error('no L20');
  expect(similarListings(listings, soldOut).map(({ gpuType }) => gpuType)).toEqual(['RTX A6000', 'L40S']);
});

test('thousands of offers are priced once each, however they are sorted', () => {
  const many = listingsOf(manyOffers(5000));
  let asked = 0;
  const counted = (listing: Listing) => {
    asked += 1;
    return priceOf(listing);
  };
  expect(filterListings(many, { ...storeQuery.blank, sort: 'price' }, { images, priceOf: counted })).toHaveLength(5000);
  expect(asked).toBe(5000);
});

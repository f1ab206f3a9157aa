import { expect, test } from 'vitest';
import { listingsOf, priceTerms, type Listing } from '../../listings';
import { offers, priceInfo } from '../../listings/fixtures';
import { compareMessages as words } from './compare-messages';
import { comparedFacts } from './compared-facts';

const named = (name: string): Listing => {
  const found = listingsOf(offers).find(({ gpuType }) => gpuType === name);
  if (found === undefined) throw new Error(`no offer of ${name}`);
  return found;
};
const card = named('RTX 4090');
const dear: Listing = { ...named('H20'), tflops: 148, bandwidth: 4000 };
const terms = priceTerms(priceInfo(0), 'hour');
const rowOf = (name: string, listings: readonly Listing[]) => {
  const row = comparedFacts(listings, terms).find((fact) => fact.name === name);
  return (
    row && { differs: row.differs, best: row.cells.map(({ best }) => best), texts: row.cells.map(({ text }) => text) }
  );
};

test('the cheapest hour and the widest memory are marked, each in its row', () => {
  expect(rowOf(words.hour, [card, dear])).toMatchObject({ differs: true, best: [true, false] });
  expect(rowOf(words.memory, [card, dear])).toMatchObject({ differs: true, best: [false, true] });
});

test('what is the same differs in nothing and is best nowhere', () =>
  expect(rowOf(words.hour, [card, { ...card, gpuType: 'RTX 4090 D' }])).toMatchObject({
    differs: false,
    best: [false, false],
  }));

test('what the catalogue does not tell has no words and wins nothing, nor does what stands against it', () => {
  expect(rowOf(words.bandwidth, [{ ...card, bandwidth: 0 }, dear])).toMatchObject({
    best: [false, false],
    texts: [undefined, '4000 GB/s'],
  });
  expect(rowOf(words.computePerYuan, [{ ...card, tflops: 0 }, dear])?.texts[0]).toBeUndefined();
});

test('compute for a yuan is that of the price shown', () =>
  expect(rowOf(words.computePerYuan, [{ ...dear, hourPrice: dear.hourPrice }])?.texts).toEqual([
    `${(148 / 6.58).toFixed(1)} TFLOPS/元`,
  ]));

test('several hosts tell their CUDA from the lowest to the highest; where no host tells it there is no row', () => {
  const telling = (listing: Listing, ...rooms: string[][]): Listing => ({
    ...listing,
    offers: rooms.flatMap((CudaVersions) => offers.slice(0, 1).map((offer) => ({ ...offer, CudaVersions }))),
  });
  expect(rowOf(words.cuda, [telling(card, ['12.4', '12.8'], ['12.2']), telling(dear, [])])).toMatchObject({
    texts: ['12.2 至 12.8（按主机）', undefined],
    best: [false, false],
  });
  expect(rowOf(words.cuda, [telling(dear, [])])).toBeUndefined();
});

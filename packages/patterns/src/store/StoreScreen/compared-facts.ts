import { countText, formatUnitPrice, isKnown, yuanFromUnit } from '@compute-market/contract/rules/money';
import { dayPrice, monthPrice, shownPrice, type Listing, type PriceTerms } from '../../listings';
import { compareMessages as words } from './compare-messages';
import { toldVersions } from './told-versions';

interface Fact {
  readonly name: string;
  /** Undefined where nobody told it. */
  readonly text: (listing: Listing) => string | undefined;
  /** The figure behind the text, where more or less of it is better. */
  readonly figure?: (listing: Listing) => number | undefined;
  readonly better?: 'more' | 'less';
  /** Left out where nobody told it of any. */
  readonly optional?: boolean;
}

export interface ComparedFact {
  readonly name: string;
  /** Not all of them say the same. */
  readonly differs: boolean;
  /** One for each model: its words, and whether no other is better while some other is worse. */
  readonly cells: readonly { readonly text: string | undefined; readonly best: boolean }[];
}

/** A figure that was told; catalogues say 0 for what they do not know. */
const told = (figure: number | undefined): number | undefined =>
  figure !== undefined && figure > 0 && isKnown(figure) ? figure : undefined;

/** Words of a figure that was told. */
const said = (figure: number | undefined, text: () => string): string | undefined =>
  told(figure) === undefined ? undefined : text();

const hourOf = ({ gpuType, hourPrice }: Listing, terms: PriceTerms) =>
  shownPrice(gpuType, hourPrice, { ...terms, period: 'hour' }).current;

/** Half-precision compute for a yuan: TFLOPS of an hour. */
function computePerYuan(listing: Listing, terms: PriceTerms): number | undefined {
  const price = told(hourOf(listing, terms));
  const tflops = told(listing.tflops);
  return price === undefined || tflops === undefined
    ? undefined
    : tflops / Number(yuanFromUnit(hourOf(listing, terms)));
}

const pricedFacts = (terms: PriceTerms): readonly Fact[] => [
  {
    name: words.hour,
    text: (listing) => said(hourOf(listing, terms), () => words.perHour(formatUnitPrice(hourOf(listing, terms)))),
    figure: (listing) => told(hourOf(listing, terms)),
    better: 'less',
  },
  {
    name: words.day,
    text: ({ hourPrice }) => said(hourPrice, () => words.perDay(formatUnitPrice(dayPrice(hourPrice, terms)))),
    figure: ({ hourPrice }) => told(hourPrice),
    better: 'less',
  },
  {
    name: words.month,
    text: ({ hourPrice }) => said(hourPrice, () => words.perDay(formatUnitPrice(monthPrice(hourPrice, terms)))),
    figure: ({ hourPrice }) => told(hourPrice),
    better: 'less',
  },
  {
    name: words.computePerYuan,
    text: (listing) => {
      const figure = computePerYuan(listing, terms);
      return figure === undefined ? undefined : words.tflopsPerYuan(figure.toFixed(1));
    },
    figure: (listing) => computePerYuan(listing, terms),
    better: 'more',
  },
];
/** What a price would tell stays unknown without prices. */
const unpricedFacts: readonly Fact[] = [words.hour, words.day, words.month, words.computePerYuan].map((name) => ({
  name,
  text: () => undefined,
}));

const facts: readonly Fact[] = [
  {
    name: words.memory,
    text: ({ memory, memoryType }) => said(memory, () => `${countText(memory)}GB ${memoryType}`.trim()),
    figure: ({ memory }) => told(memory),
    better: 'more',
  },
  {
    name: words.bandwidth,
    text: ({ bandwidth }) => said(bandwidth, () => words.gigabytesPerSecond(bandwidth)),
    figure: ({ bandwidth }) => told(bandwidth),
    better: 'more',
  },
  {
    name: words.compute,
    text: ({ tflops }) => said(tflops, () => words.tflops(tflops)),
    figure: ({ tflops }) => told(tflops),
    better: 'more',
  },
  {
    name: words.perCard,
    text: ({ cpuPerGpu, memoryPerGpu }) => said(cpuPerGpu * memoryPerGpu, () => words.cores(cpuPerGpu, memoryPerGpu)),
  },
];
const versionFact = (name: string, field: Parameters<typeof toldVersions>[1]): Fact => ({
  name,
  text: (listing) => words.versions(toldVersions([listing], field)) || undefined,
  optional: true,
});

const lastFacts: readonly Fact[] = [
  versionFact(words.cuda, 'CudaVersions'),
  versionFact(words.driver, 'DriverVersions'),
  {
    name: words.stock,
    text: ({ free, total }) => (free === undefined ? words.unknown : words.stockOf(free, total)),
    figure: ({ free }) => free,
    better: 'more',
  },
  {
    name: words.fits,
    text: ({ memory }) =>
      said(memory, () => words.scenes[[24, 48, 80].filter((least) => memory >= least).length] ?? ''),
  },
];

/** What the models are compared by, each with what is best; one model alone is neither different nor best. */
export function comparedFacts(listings: readonly Listing[], terms: PriceTerms | undefined): ComparedFact[] {
  return (
    [...facts, ...(terms ? pricedFacts(terms) : unpricedFacts), ...lastFacts]
      // What no back end tells of any of them is no row.
      .filter(({ optional, text }) => !optional || listings.some((listing) => text(listing) !== undefined))
      .map(({ name, text, figure, better }) => {
        const texts = listings.map(text);
        const differs = new Set(texts).size > 1;
        const figures = listings.map((listing) => figure?.(listing));
        const known = figures.filter((each) => each !== undefined);
        const top = better === 'less' ? Math.min(...known) : Math.max(...known);
        // Between what is told and what is not, nothing is best.
        const judged = better !== undefined && known.length > 1 && new Set(known).size > 1;
        return {
          name,
          differs,
          cells: texts.map((each, nth) => ({ text: each, best: judged && figures[nth] === top })),
        };
      })
  );
}

import { defineListQuery, option, text, words, type QueryOf } from '../../list-query';

export const datasetCategories = ['cv', 'nlp', 'speech', 'llm'] as const;
export type DatasetCategory = (typeof datasetCategories)[number];

export const datasetSizes = ['small', 'middle', 'large'] as const;
export type DatasetSize = (typeof datasetSizes)[number];

/** A dataset that lies in the machine rooms. */
export interface Dataset {
  readonly id: string;
  readonly name: string;
  readonly category: DatasetCategory;
  readonly sizeGb: number;
  /** The day of the copy, `2026-03-18`. */
  readonly updated: string;
  /** Rooms that have it. */
  readonly districts: readonly string[];
  readonly license: string;
  /** Address of who publishes it. */
  readonly source: string;
  /** Where it lies in an instance. */
  readonly path: string;
  readonly summary: string;
  /** How it is loaded. */
  readonly code: string;
}

/** What is looked for. Empty is any. */
export const datasetQuery = defineListQuery({
  q: words(),
  category: option(['', ...datasetCategories], ''),
  size: option(['', ...datasetSizes], ''),
  district: text(),
});
export type DatasetQuery = QueryOf<typeof datasetQuery>;

/** Upper bounds in GB: up to 5, up to 100, and more. */
const smallGb = 5;
const middleGb = 100;

const sizeOf = ({ sizeGb }: Dataset): DatasetSize =>
  sizeGb <= smallGb ? 'small' : sizeGb <= middleGb ? 'middle' : 'large';

/** The datasets that are looked for. */
export function filterDatasets(
  datasets: readonly Dataset[],
  { q, category, size, district }: DatasetQuery,
): readonly Dataset[] {
  const word = q.trim().toLowerCase();
  return datasets.filter(
    (one) =>
      (category === '' || one.category === category) &&
      (size === '' || sizeOf(one) === size) &&
      (district === '' || one.districts.includes(district)) &&
      `${one.name} ${one.summary}`.toLowerCase().includes(word),
  );
}

/** 0.2 GB as 200 MB, 1.4 GB, 305 GB. */
export const sizeText = (gb: number): string => (gb < 1 ? `${Math.round(gb * 1000)} MB` : `${gb} GB`);

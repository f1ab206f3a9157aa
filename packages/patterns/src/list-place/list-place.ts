import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@compute-market/contract/constants';

/** Which part of a list is shown. */
export interface ListPlace {
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

export const firstPlace: ListPlace = { page: 1, size: DEFAULT_PAGE_SIZE };

/** The one of the values that a text of an address stands for; an empty text is none, although it would be the number 0. */
export const among = <Value extends number | string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => String(value) === text);

/** Reads `page` and `size` of an address; what is no page and no offered size counts as not said. */
export function readPlace(search: URLSearchParams): ListPlace {
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : firstPlace.page,
    size: among(PAGE_SIZES, search.get('size')) ?? firstPlace.size,
  };
}

/** The address's parameters of a place: none for the first. */
export const placeParameters = ({ page, size }: ListPlace): Readonly<Record<string, string>> => ({
  ...(page === firstPlace.page ? {} : { page: String(page) }),
  ...(size === firstPlace.size ? {} : { size: String(size) }),
});

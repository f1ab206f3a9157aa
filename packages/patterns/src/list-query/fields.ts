import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@compute-market/contract/constants';
import type { FieldPart, ListField } from './list-query';

interface FieldOptions {
  /** Name in the address, where it is another than in the query. */
  readonly name?: string;
  /** `filter` unless said. */
  readonly part?: FieldPart;
  /** Two fields of one group count as one filter. */
  readonly group?: string;
}

interface OneParameter<Value> extends FieldOptions {
  readonly blank: Value;
  /** The value that a text stands for; undefined for none. */
  readonly parse: (text: string) => Value | undefined;
  readonly format?: (value: Value) => string;
}

/** A field that is one parameter of the address. */
export const field = <Value>({
  name,
  part = 'filter',
  group,
  blank,
  parse,
  format = String,
}: OneParameter<Value>): ListField<Value> => ({
  part,
  group,
  blank,
  read(search, key) {
    const text = search.get(name ?? key)?.trim() ?? '';
    return (text === '' ? undefined : parse(text)) ?? blank;
  },
  write: (value, key): Record<string, string> =>
    format(value) === format(blank) ? {} : { [name ?? key]: format(value) },
});

const among =
  <Value extends number | string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => String(value) === text);

/** One of the values, or null for all of them. */
export const choice = <const Value extends number | string>(
  values: readonly Value[],
  options?: FieldOptions,
): ListField<Value | null> => field<Value | null>({ ...options, blank: null, parse: among(values) });

/** One of the values; `blank` is the one that an address need not say. */
export const option = <const Value extends number | string>(
  values: readonly Value[],
  blank: NoInfer<Value>,
  options?: FieldOptions,
): ListField<Value> => field<Value>({ ...options, blank, parse: among(values) });

/** One of several lists on a screen, the first unless said. */
export const tab = <const Value extends string>(
  values: readonly [Value, ...(readonly Value[])],
  options?: FieldOptions,
): ListField<Value> => field<Value>({ part: 'view', ...options, blank: values[0], parse: among(values) });

/** A name, empty for none; `rule` holds for every name there is. */
export const text = (rule: RegExp = /^/, options?: FieldOptions): ListField<string> =>
  field({ ...options, blank: '', parse: (said) => (rule.test(said) ? said : undefined) });

/** The longest words that can be looked for. */
export const longestWords = 60;

/** Words that somebody looks for; longer ones are cut. */
export const words = (): ListField<string> =>
  field({ part: 'search', blank: '', parse: (said) => [...said].slice(0, longestWords).join('').trim() });

/** The number of a record, from 1; null for none. */
export const identity = (options?: FieldOptions): ListField<number | null> =>
  field<number | null>({
    ...options,
    blank: null,
    parse: (said) => (/^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined),
  });

/** The page, from 1. */
export const page = (): ListField<number> =>
  field({ part: 'passing', blank: 1, parse: (said) => (/^[1-9]\d{0,5}$/.test(said) ? Number(said) : undefined) });

/** Which part of a list is shown: `page` from 1, and `size`, the rows on a page. */
export const place = {
  page: page(),
  size: field<number>({ part: 'view', blank: DEFAULT_PAGE_SIZE, parse: among(PAGE_SIZES) }),
} as const;

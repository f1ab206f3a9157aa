/**
 * What a field is to its list:
 * - `filter` narrows the list and counts on the button 筛选 of small screens;
 * - `search` narrows it too, but stands beside that button and is not counted;
 * - `view` says where one is and how the list is shown: taking the filters off leaves it;
 * - `passing` starts anew with every change: the page, and what was just bought.
 */
export type FieldPart = 'filter' | 'search' | 'view' | 'passing';

/** One field of a query, and how the address holds it. `key` is its name in the query, which most addresses use too. */
export interface ListField<Value> {
  readonly part: FieldPart;
  /** The value of an address that says nothing. */
  readonly blank: Value;
  /** Two fields of one group count as one filter. */
  readonly group?: string;
  /** The value in an address; what the address says wrongly counts as not said. */
  read(search: URLSearchParams, key: string): Value;
  /** The parameters of a value; none for the blank one. */
  write(value: Value, key: string): Readonly<Record<string, string>>;
}

interface ListOptions<Query> {
  /** The field that chooses among several lists, and the fields that start anew when another one is chosen. */
  readonly tabs?: { readonly by: keyof Query; readonly own: readonly (keyof Query)[] };
  /** Takes away what the chosen list does not know, so that an address of another list does no harm. */
  readonly within?: (query: Query, blank: Query) => Query;
}

/** What a screen with a list shows. It lives in the address, so that "back" leads to the same list and a link can be sent. */
export interface ListQuery<Query> {
  /** The query of an address that says nothing. */
  readonly blank: Query;
  /** Reads an address; whatever it says wrongly counts as not said. */
  read(search: URLSearchParams): Query;
  /** The address's parameters: only what differs from the blank query, in the order of the fields. */
  parameters(query: Query): Readonly<Record<string, string>>;
  /** Tells one list from another: two queries with one key ask for the same rows. */
  key(query: Query): string;
  /** The query after a change: any other filter starts at page 1; another page keeps the filters. */
  change(query: Query, change: Partial<Query>): Query;
  /** Whether words that were looked for only became others: for "back" the two are one step. */
  isSameSearch(before: Query, next: Query): boolean;
  /** How many filters are set: the number on 筛选. */
  filterCount(query: Query): number;
  /** Whether filters or words narrow the list. */
  isFiltered(query: Query): boolean;
  /** The query without filters; the words looked for stay, as they stand outside 筛选. */
  clearFilters(query: Query): Query;
  /** The query with nothing that narrows the list. */
  clear(query: Query): Query;
}

/** The query that a definition reads and writes. */
export type QueryOf<List> = List extends ListQuery<infer Query> ? Readonly<Query> : never;

/**
 * Defines the query of a list once, by its fields; every list of the house has one.
 *
 * `nuqs` offers the same reading and writing, but it is bound to React and to a router, which this package must not
 * know, and it has no notion of filters, pages and tabs, which is the larger half here. So these few lines are ours.
 */
export function defineListQuery<Query extends object>(
  fields: { readonly [Key in keyof Query]: ListField<Query[Key]> },
  { tabs, within = (query) => query }: ListOptions<Query> = {},
): ListQuery<Query> {
  const keys = Object.keys(fields) as (keyof Query & string)[];
  const build = (valueOf: <Key extends keyof Query & string>(key: Key) => Query[Key]): Query =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Query;
  const isPart = (key: keyof Query, ...parts: readonly FieldPart[]) => parts.includes(fields[key].part);
  const isSet = (query: Query, key: keyof Query & string) => Object.keys(fields[key].write(query[key], key)).length > 0;
  const blankWhere = (query: Query, isBlank: (key: keyof Query) => boolean): Query =>
    build((key) => (isBlank(key) ? fields[key].blank : query[key]));

  const parameters = (query: Query): Record<string, string> =>
    Object.fromEntries(keys.flatMap((key) => Object.entries(fields[key].write(query[key], key))));
  const filterCount = (query: Query): number =>
    new Set(keys.filter((key) => isPart(key, 'filter') && isSet(query, key)).map((key) => fields[key].group ?? key))
      .size;

  const blank = build((key) => fields[key].blank);
  return {
    blank,
    read: (search) =>
      within(
        build((key) => fields[key].read(search, key)),
        blank,
      ),
    parameters,
    key: (query) => new URLSearchParams(parameters(query)).toString(),
    change(query, change) {
      const moved = tabs !== undefined && change[tabs.by] !== undefined && change[tabs.by] !== query[tabs.by];
      const kept = blankWhere(query, (key) => isPart(key, 'passing') || (moved && tabs.own.includes(key)));
      return { ...kept, ...change };
    },
    isSameSearch(before, next) {
      const words = keys.filter((key) => isPart(key, 'search'));
      const rest = (query: Query) =>
        JSON.stringify(parameters(blankWhere(query, (key) => isPart(key, 'search', 'passing'))));
      return (
        words.some((key) => isSet(before, key)) &&
        words.some((key) => before[key] !== next[key]) &&
        rest(before) === rest(next)
      );
    },
    filterCount,
    isFiltered: (query) => keys.some((key) => isPart(key, 'filter', 'search') && isSet(query, key)),
    clearFilters: (query) => blankWhere(query, (key) => isPart(key, 'filter', 'passing')),
    clear: (query) => blankWhere(query, (key) => !isPart(key, 'view')),
  };
}

import type { SubRight } from './rules/sub-right';

/** Who may see a screen. */
export type Visitor = 'visitor' | 'main' | 'sub';
/** The tab of the top bar a screen belongs to (product §2). */
export type TopMenu = 'store' | 'console' | 'docs';
/** hidden on the login page, transparent over the top of the market, solid elsewhere (product §2). */
export type TopBar = 'hidden' | 'transparent' | 'solid';

type ParameterNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterNames<Tail>
    : Rest
  : never;
export type RouteParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string | number>>;
/** Values of a query string; undefined ones are left out. */
export type RouteQuery = Readonly<Record<string, string | number | undefined>>;

type AddressArguments<Path extends string> = [ParameterNames<Path>] extends [never]
  ? [query?: RouteQuery]
  : [parameters: RouteParameters<Path>, query?: RouteQuery];

export interface RouteDefinition<Path extends string = string> {
  /** Pattern; `:name` marks a parameter. */
  readonly path: Path;
  /** Document title and breadcrumb. */
  readonly title: string;
  /** Tab of the top bar; null lights none. */
  readonly menu: TopMenu | null;
  /** `console` needs a session: its path contains the word (product §2). */
  readonly area: 'public' | 'console';
  readonly topBar: TopBar;
  readonly contactWidget: boolean;
  readonly allowed: readonly Visitor[];
  /** What a sub-account must have been granted to see it (decisions 126); nothing where it needs nothing. */
  readonly right?: SubRight;
  /** Path this one leads to at once. */
  readonly redirectTo: string | null;
  /** An address of this screen. */
  readonly to: (...args: AddressArguments<Path>) => string;
}

type Input<Path extends string> = Pick<RouteDefinition<Path>, 'path' | 'title'> &
  Partial<Pick<RouteDefinition, 'menu' | 'topBar' | 'contactWidget' | 'allowed' | 'right' | 'redirectTo'>>;

function queryString(query: RouteQuery = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}

function isParameterised(path: string): boolean {
  return path.includes(':');
}

function fill(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`Route ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

/** One line of the route table. By default: everyone in the public area, customers in the console, a solid top bar, no contact widget. */
export function defineRoute<const Path extends string>(input: Input<Path>): RouteDefinition<Path> {
  const area = input.path.startsWith('/console') ? 'console' : 'public';
  const to = (...args: readonly (RouteQuery | undefined)[]): string =>
    isParameterised(input.path)
      ? fill(input.path, (args[0] ?? {}) as Readonly<Record<string, string | number>>) + queryString(args[1])
      : input.path + queryString(args[0]);
  return {
    menu: area === 'console' ? 'console' : null,
    area,
    topBar: 'solid',
    contactWidget: false,
    allowed: area === 'console' ? ['main', 'sub'] : ['visitor', 'main', 'sub'],
    redirectTo: null,
    ...input,
    to,
  };
}

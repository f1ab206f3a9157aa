import pg from 'pg';

/** What one statement of the server did, as the database explains it. */
export interface Look {
  readonly text: string;
  readonly values: readonly unknown[];
  /** ms, with the planning. */
  readonly time: number;
  /** Pages of 8 KB that were read, from memory or disk. */
  readonly pages: number;
  /** Large tables that were read from end to end. */
  readonly wholeTables: readonly string[];
  /** Sorts that did not fit into memory. */
  readonly diskSorts: number;
  /** Rows that the step with the most of them gave. */
  readonly mostRows: number;
  /** Indexes that answered without a look into their table. */
  readonly indexesAlone: readonly string[];
}

/** A statement as it was sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Sort Space Type'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly Plan: Plan;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

const everyNode = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(everyNode)];
const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : '';

/** Statements that read. */
const reading = /^\s*(?:select|with)/i;

/** Runs work and answers the statements of a kind, those that read, that any connection of this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>, kind = reading): Promise<Statement[]> {
  const sent: Statement[] = [];
  // The driver's own signatures are many; what is sent is looked at and handed on as it came.
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver changed: its clients have no query');
  const send = function send(this: pg.Client, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    const values = given.find((one): one is unknown[] => Array.isArray(one)) ?? [];
    if (kind.test(text)) sent.push({ text, values });
    return Reflect.apply(query, this, given);
  };
  Object.assign(pg.Client.prototype, { query: send });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
}

/** The tables with at least so many rows, by what the planner knows. */
export async function largeTables(client: pg.Client, least: number): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1",
    [least],
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** Has the database run a statement again and tell how; what it changes is undone. */
export async function look(client: pg.Client, { text, values }: Statement, large: ReadonlySet<string>): Promise<Look> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values: [...values],
    });
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained === undefined) throw new Error(`nothing was explained: ${text}`);
    const nodes = everyNode(explained.Plan);
    return {
      text,
      values,
      time: explained['Planning Time'] + explained['Execution Time'],
      pages: (explained.Plan['Shared Hit Blocks'] ?? 0) + (explained.Plan['Shared Read Blocks'] ?? 0),
      wholeTables: nodes
        .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
        .map((node) => node['Relation Name'] ?? ''),
      diskSorts: nodes.filter((node) => node['Sort Space Type'] === 'Disk').length,
      mostRows: Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops'])),
      indexesAlone: nodes
        .filter((node) => node['Node Type'] === 'Index Only Scan')
        .map((node) => node['Index Name'] ?? ''),
    };
  } finally {
    await client.query('rollback');
  }
}

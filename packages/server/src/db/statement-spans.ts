import type pg from 'pg';
import { inSpan, isTracing } from '../platform/tracing';

const verb = /^\s*(\w+)/;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** What kind of statement it is, without its values: its verb, and the first table it names. */
export function statementKind(text: string): { readonly verb: string; readonly table: string | null } {
  return { verb: verb.exec(text)?.[1]?.toLowerCase() ?? 'other', table: table.exec(text)?.[1] ?? null };
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
};

/** Traces what a connection is asked from now on, if anything is traced at all. */
export function traceStatements(client: pg.PoolClient): void {
  if (!isTracing()) return;
  const ask: (...parts: unknown[]) => unknown = client.query.bind(client);
  const traced = (...parts: unknown[]): unknown => {
    // The driver's own calls bring a function to be called at the end, and are no work of ours.
    if (parts.some((part) => typeof part === 'function')) return ask(...parts);
    const kind = statementKind(textOf(parts[0]));
    return inSpan(
      {
        name: kind.table === null ? kind.verb : `${kind.verb} ${kind.table}`,
        kind: 'client',
        facts: {
          'db.system.name': 'postgresql',
          'db.operation.name': kind.verb,
          ...(kind.table !== null && { 'db.collection.name': kind.table }),
        },
      },
      () => Promise.resolve(ask(...parts)),
    );
  };
  Object.assign(client, { query: traced });
}

import { type SQL, StringChunk } from 'drizzle-orm';
import type { Database, Tx } from '../../src/db/database';
import { serverSecret } from '../../src/db/schema/file';

const writing: readonly PropertyKey[] = ['insert', 'update', 'delete'];
/** The server's own keys are made by whoever needs one first. */
const mayWrite = (table: unknown): boolean => table === serverSecret;
const textOf = (query: SQL): string =>
  query.queryChunks.map((chunk) => (chunk instanceof StringChunk ? chunk.value.join('') : '?')).join('');

/** A handle that throws at whatever would write. Locks pass: they end with their statement. */
const readingOnly = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const [query] = given;
        if (writing.includes(name) && !mayWrite(query)) throw new Error(`a call that only reads would ${String(name)}`);
        if (name === 'execute' && /\b(?:insert into|update \w+ set|delete from)\b/i.test(textOf(query as SQL)))
          throw new Error('a call that only reads would write');
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });

/** Has the database refuse what a call that only reads (`idempotent`) would write: no transaction is around it that could undo it. */
export const withReadingOnly = (database: Database): Database => ({
  ...database,
  look: (work) => database.look((tx) => work(readingOnly(tx))),
});

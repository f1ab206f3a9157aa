import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instanceUsage, instanceUsageAverage } from '../../db/schema/usage';
import type { MachineUsage } from '../../fleet/provider';

/** What an instance used from a moment on. */
export interface UsageRow extends MachineUsage {
  readonly instanceId: number;
  readonly at: Date;
}

/** How long an average covers, ms. */
export const averageMs = 10 * minuteMs;
/** How long minutes are kept, ms (docs/operations.md). */
export const minutesKeptMs = dayMs;

const columns = Object.entries(getTableColumns(instanceUsage)).map(([field, column]) => ({
  field,
  type: column.getSQLType(),
}));
const isFigure = ({ type }: { type: string }): boolean => type === 'real';
/** The names as the database has them. */
const wordOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const identifiers = columns.map(({ field }) => sql.identifier(wordOf(field)));
const names = sql.join(identifiers, sql`, `);
const typed = sql.join(
  columns.map(({ field, type }) => sql`${sql.identifier(wordOf(field))} ${sql.raw(type)}`),
  sql`, `,
);

/** A figure of several rows as one, on average of what is known of it. */
export const averageOf = (field: string, name: string) =>
  sql`avg(${sql.identifier(wordOf(field))})::real as ${sql.identifier(name)}`;
const averages = sql.join(
  columns.filter(isFigure).map(({ field }) => averageOf(field, wordOf(field))),
  sql`, `,
);

/** Writes any number of rows in one statement; what stands already stays. */
export async function writeUsage(
  tx: Tx,
  table: typeof instanceUsage | typeof instanceUsageAverage,
  usages: readonly UsageRow[],
): Promise<void> {
  if (usages.length === 0) return;
  const records = JSON.stringify(
    usages.map((usage) => Object.fromEntries(Object.entries(usage).map(([field, value]) => [wordOf(field), value]))),
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_to_recordset(${records}::jsonb) as given(${typed})
    on conflict do nothing`);
}

/** Averages what is whole and not averaged yet; the minutes of the last day are there for it. */
export async function writeAverages(tx: Tx, now: Date): Promise<void> {
  const whole = new Date(Math.floor(now.getTime() / averageMs) * averageMs);
  const kept = new Date(now.getTime() - minutesKeptMs);
  const seconds = averageMs / 1000;
  await tx.execute(sql`
    insert into ${instanceUsageAverage} (${names})
    select instance_id, to_timestamp(floor(extract(epoch from at) / ${seconds}) * ${seconds}) as at, ${averages}
    from ${instanceUsage}
    where at < ${whole.toISOString()}::timestamptz
      and at >= greatest(
        ${kept.toISOString()}::timestamptz,
        (select max(at) + make_interval(secs => ${seconds}) from ${instanceUsageAverage}))
    group by 1, 2
    on conflict do nothing`);
}

import { and, desc, sql, type SQL } from 'drizzle-orm';
import { amountWithin } from '../../db/amount-range';
import type { Tx } from '../../db/database';
import type { LineEnds } from '../../db/id-spans';
import { rows } from '../../db/rows';
import { costItem, foldedTypes } from '../../db/schema/instance';
import { costDay } from '../../db/schema/kept-days';
import { dayWithin, type Days } from '../../db/whole-days';
import {
  chargeJoins,
  date,
  isChosen,
  isFolded,
  isLineOfAmount,
  isWanted,
  keptAndRead,
  person,
  type ChargeFilter,
} from './charges';

interface Asked {
  readonly page: number;
  readonly page_size: number;
}

const newestFirst = sql`order by line_at desc, last_id desc`;

/** Every charge a line, or what a folded list does not fold. */
const singles = (filter: ChargeFilter, condition?: SQL): SQL =>
  sql`select ${costItem.id} as first_id, ${costItem.id} as last_id, ${costItem.createdAt} as line_at from ${costItem} ${chargeJoins(costItem, filter)}
    where ${and(isWanted(filter), condition, amountWithin(costItem.amountFen, filter.amounts ?? {}))}
    order by ${desc(costItem.createdAt)}, ${desc(costItem.id)}`;

/** Hours by the day, from their charges. */
const foldedNow = (filter: ChargeFilter): SQL =>
  sql`select min(${costItem.id}) as first_id, max(${costItem.id}) as last_id, max(${costItem.createdAt}) as line_at
    from ${costItem} ${chargeJoins(costItem, filter)} where ${and(isWanted(filter), isFolded)}
    group by ${costItem.instanceId}, ${costItem.costType}, ${date}, ${person}
    having ${amountWithin(sql`sum(${costItem.amountFen})`, filter.amounts ?? {}) ?? sql`true`} ${newestFirst}`;

/** Hours by the day, as they are kept. */
const foldedBefore = (filter: ChargeFilter, days: Days): SQL =>
  sql`select ${costDay.firstId} as first_id, ${costDay.lastId} as last_id, ${costDay.lastAt} as line_at from ${costDay} ${chargeJoins(costDay, filter)}
    where ${and(isChosen(filter, costDay), isLineOfAmount(filter), dayWithin(costDay.day, days))}
    order by ${desc(costDay.lastAt)}, ${desc(costDay.lastId)}`;

/** The first and the last charge of each line of a page, the newest line first. No part of the list gives more lines than the page can show. */
export async function linesOfPage(
  tx: Tx,
  filter: ChargeFilter,
  { page, page_size }: Asked,
  areDaysKept: boolean,
): Promise<LineEnds[]> {
  const { days, edges } = keptAndRead(filter, areDaysKept);
  const parts = filter.fold
    ? [
        singles(filter, sql`${costItem.costType} not in ${sql.raw(foldedTypes)}`),
        ...(days === null ? [] : [foldedBefore(filter, days)]),
        ...edges.map((span) => foldedNow({ ...filter, span })),
      ]
    : [singles(filter)];
  const upTo = parts.map((part) => sql`(${part} limit ${page * page_size})`);
  const found = await rows<{ first_id: bigint; last_id: bigint }>(
    tx,
    sql`select first_id, last_id from (${sql.join(upTo, sql` union all `)}) as lines ${newestFirst} limit ${page_size} offset ${(page - 1) * page_size}`,
  );
  return found.map(({ first_id, last_id }) => ({ firstId: Number(first_id), lastId: Number(last_id) }));
}

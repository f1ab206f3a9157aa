import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { partnerDay } from '../../db/schema/partner';
import { dayAfter, dayOf, startOf } from '../../platform/beijing-days';
import { earnings } from './earnings';

/** The first day that is not posted: after the last posted one, or when something was first rented on a partner's machine. */
async function firstUnposted(tx: Tx): Promise<string | null> {
  const [row] = await rows<{ posted: string | null; first: string | null }>(
    tx,
    sql`select (select max(day) from partner_day) as posted,
      (select to_char(min(i.created_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from instance i join host h on h.id = i.host_id where h.partner_user_id is not null) as first`,
  );
  if (row?.posted) return dayAfter(row.posted);
  return row?.first ?? null;
}

/** Posts every finished day that is not posted yet, each machine and day once. */
export async function postFinishedDays(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now);
  const first = await firstUnposted(tx);
  if (first === null) return;
  for (let day = first; day < today; day = dayAfter(day)) {
    const earned = await earnings(tx, { from: startOf(day), until: startOf(dayAfter(day)) });
    if (earned.length > 0)
      await tx
        .insert(partnerDay)
        .values(earned.map((earning) => ({ ...earning, day })))
        .onConflictDoNothing();
  }
}

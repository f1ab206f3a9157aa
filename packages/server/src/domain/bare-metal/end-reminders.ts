import { COST_TYPE, INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetalCost, bareMetalInstance } from '../../db/schema/bare-metal';
import { defineJob } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { dueHours } from '../reminder/due-hours';
import { remind } from '../reminder/remind';
import { isUntold, wireTimeOf } from '../reminder/untold';
import type { MachineRow } from './machines';

const lookMs = 10 * minuteMs;

const keyOf = ({ id, dueAt }: MachineRow, hours: number): string => `bare-metal-due:${id}:${hours}:${wireTime(dueAt)}`;

/** Machines whose time ends between the two hours from now, untold, and not renewed within that time. */
function endingMachines(tx: Tx, now: Date, [after, hours]: readonly [number, number]): Promise<MachineRow[]> {
  const later = (count: number) => new Date(now.getTime() + count * hourMs);
  const { id, dueAt, status } = bareMetalInstance;
  const key = sql`'bare-metal-due:' || ${id} || ':' || ${String(hours)} || ':' || ${wireTimeOf(dueAt)}`;
  const isOldNews = sql`not exists (select 1 from ${bareMetalCost} where ${bareMetalCost.instanceId} = ${id} and ${bareMetalCost.costType} = ${COST_TYPE.renew} and ${bareMetalCost.createdAt} >= ${dueAt} - make_interval(hours => ${hours}::int))`;
  return tx
    .select()
    .from(bareMetalInstance)
    .where(
      and(
        eq(status, INSTANCE_STATUS.running),
        gt(dueAt, later(after)),
        lte(dueAt, later(hours)),
        isUntold(key),
        isOldNews,
      ),
    );
}

/** Tells an owner when a machine goes back, once for that end and those hours. */
export async function tellOfEnd(tx: Tx, row: MachineRow, hours: (typeof dueHours)[number], now: Date): Promise<void> {
  const text = `裸金属「${row.note === '' ? row.address : row.note}」将于 ${formatTime(wireTime(row.dueAt))} 到期，到期后回收，数据无法恢复。如需继续使用，请在到期前续费。`;
  await remind(tx, {
    key: keyOf(row, hours),
    userId: row.userId,
    subAccountId: null,
    event: NOTICE_EVENT.due,
    title: '裸金属即将到期',
    text,
    at: now,
  });
}

/** Tells owners a day and two hours before a machine goes back, each once for that end. */
export const remindOfMachineEnds = defineJob(
  'bare-metal.end-reminders',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    for (const [index, hours] of dueHours.entries()) {
      const rows = await endingMachines(tx, now, [dueHours[index - 1] ?? 0, hours]);
      for (const row of rows) await tellOfEnd(tx, row, hours, now);
    }
    return { again: new Date(now.getTime() + lookMs) };
  },
  { standing: true },
);

import { getInstanceUsage } from '@compute-market/contract/calls/instance';
import type { IdleTime } from '@compute-market/contract/entities/usage';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { unit, yuanFromFen } from '@compute-market/contract/rules/money';
import { idleCost, idleSeconds, usageSpans, type UsageRange } from '@compute-market/contract/rules/usage';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { implement, requireActor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { visibleTo } from '../instance/find-instances';
import type { InstanceRow } from '../instance/state';
import { readUsage } from './read-usage';

/** Where the first point of a span lies that ends now, s. */
function spanOf(range: UsageRange, now: number) {
  const { seconds, step } = usageSpans[range];
  return { begin: Math.floor(now / step) * step - seconds + step, step };
}

/** What is paid for and does nothing, in money; null where there is nothing to tell. */
async function idleOf(tx: Tx, row: InstanceRow, now: number): Promise<IdleTime | null> {
  if (row.status !== INSTANCE_STATUS.running) return null;
  const span = spanOf('24h', now);
  const points = await readUsage(tx, row.id, span);
  const seconds = idleSeconds(
    points.map(({ Time, GpuUse }) => ({ time: Time, use: GpuUse })),
    { step: span.step, now },
  );
  return seconds === 0 ? null : { Seconds: seconds, Amount: yuanFromFen(idleCost(unit(row.hourPrice), seconds)) };
}

/** What one instance used, for who may see it (screens B9). */
export const instanceUsageCall = implement(getInstanceUsage, (input, context) => {
  const actor = requireActor(context);
  const now = wireTime(context.services.clock.now());
  return context.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(instance)
      .where(and(visibleTo(actor), eq(instance.name, input.instance_name)));
    if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '实例不存在或已被删除，请返回列表查看' });
    const { begin, step } = spanOf(input.range, now);
    return {
      BeginTime: begin,
      EndTime: now,
      Step: step,
      Points: await readUsage(tx, row.id, { begin, step }),
      Idle: await idleOf(tx, row, now),
    };
  });
});

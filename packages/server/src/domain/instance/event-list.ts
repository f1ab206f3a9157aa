import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { INSTANCE_EVENT_KINDS } from '@compute-market/contract/entities/instance-event';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { instanceEvent } from '../../db/schema/instance-event';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { ago, defineTidy } from '../../jobs/retention';
import { wireTime } from '../../platform/wire';
import { visibleTo } from './find-instances';
import { ownDetails } from './own-amounts';

/** What happened to an instance of the caller, newest first (decisions 81). */
export const eventList = implementOwn(getInstanceEvents, async (tx, input, { actor }) => {
  const [row] = await tx
    .select({ id: instance.id })
    .from(instance)
    .where(and(visibleTo(actor), eq(instance.name, input.instance_name)));
  if (!row) throw new Refusal('NOT_FOUND', { reason: '实例不存在或已被删除，请返回列表查看' });
  const { group, before, limit } = input;
  const found = await tx
    .select({ event: instanceEvent, subAccountName: subAccounts.name })
    .from(instanceEvent)
    .leftJoin(subAccounts, eq(subAccounts.id, instanceEvent.subAccountId))
    .where(
      and(
        eq(instanceEvent.instanceId, row.id),
        group && inArray(instanceEvent.kind, [...INSTANCE_EVENT_KINDS[group]]),
        before === undefined ? undefined : lt(instanceEvent.id, Number(before)),
      ),
    )
    .orderBy(desc(instanceEvent.id))
    .limit(limit + 1);
  const detailsOf = await ownDetails(
    tx,
    actor,
    row.id,
    found.map(({ event }) => event),
  );
  const data = found.slice(0, limit).map(({ event, subAccountName }) => ({
    Id: String(event.id),
    Kind: event.kind,
    By: event.doneBy,
    SubAccountName: subAccountName ?? '',
    Details: detailsOf(event),
    RequestId: event.request ?? '',
    CreateTime: wireTime(event.createdAt),
  }));
  return { data, Next: found.length > limit ? (data.at(-1)?.Id ?? null) : null };
});

const keepEventsMs = 365 * dayMs;

/** Every day removes what happened a year ago: bills prove what lies further back. */
export const tidyEvents = defineTidy('instance.tidy', dayMs, [
  { table: instanceEvent, isOver: (now) => lt(instanceEvent.createdAt, ago(now, keepEventsMs)) },
]);

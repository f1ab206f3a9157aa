import type { InstanceEventDetails, InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import type { Tx } from '../../db/database';
import { instanceEvent } from '../../db/schema/instance-event';
import { currentOrigin } from '../../platform/origin';
import type { InstanceRow } from './state';

/** What happened to which instance, and when. */
export interface EventOf {
  readonly instance: Pick<InstanceRow, 'id'>;
  readonly kind: InstanceEventKind;
  readonly at: Date;
  readonly details?: InstanceEventDetails;
}

/**
 * Writes down what happens to an instance, in the transaction of the deed: the only writer of `instance_event` (decisions 81). Who did it is
 * whoever calls; a job and everything else without a caller is the product itself.
 */
export async function recordEvent(tx: Tx, { instance, kind, at, details = {} }: EventOf): Promise<void> {
  const { actor, request } = currentOrigin();
  await tx.insert(instanceEvent).values({
    instanceId: instance.id,
    kind,
    doneBy: actor === undefined ? 'system' : actor.sub === undefined ? 'main' : 'sub',
    subAccountId: actor?.sub ?? null,
    details,
    request: request ?? null,
    createdAt: at,
  });
}

import type { InstanceEventDetails, InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { apiKey } from '../../db/schema/api-key';
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

/** The key that a program calls with, by the name it has now: it may be revoked while its events are kept. */
async function keyName(tx: Tx, key: string | undefined): Promise<InstanceEventDetails> {
  if (key === undefined) return {};
  const [found] = await tx.select({ name: apiKey.name }).from(apiKey).where(eq(apiKey.publicId, key));
  return found ? { api_key: found.name } : {};
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
    details: { ...details, ...(await keyName(tx, actor?.key)) },
    request: request ?? null,
    createdAt: at,
  });
}

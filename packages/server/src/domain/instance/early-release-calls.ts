import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { BILLING } from '@compute-market/contract/enumerations';
import { KEY_REFUSALS } from '@compute-market/contract/key-scopes';
import type { Tx } from '../../db/database';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { endEarly, quoteEarlyRelease } from './early-release';
import { ownInstance } from './find-instances';
import type { InstanceRow } from './state';

/** An instance of the caller; a prepaid one is released by nobody who acts without its owner (decisions 124, 144). */
async function stoppable(tx: Tx, actor: Actor, name: string): Promise<InstanceRow> {
  const row = await ownInstance(tx, actor, name);
  if (actor.apiKey !== undefined && row.billing !== BILLING.usage)
    throw new Refusal('PERMISSION_FORBIDDEN', { reason: KEY_REFUSALS.notForKeys });
  return row;
}

/** What an early release gives back, and the release (decisions 124); the same for the stop of a rental by usage (decisions 144). */
export const earlyReleaseCalls: Implementation[] = [
  implement(getEarlyRelease, (input, context) =>
    context.transaction(async (tx) => {
      const row = await ownInstance(tx, requireActor(context), input.instance_name);
      return (await quoteEarlyRelease(tx, row, context.services.clock.now())).wire;
    }),
  ),
  implement(releaseEarly, (input, context) =>
    context.transaction(async (tx) =>
      endEarly(tx, context.services, await stoppable(tx, requireActor(context), input.instance_name), {
        seenYuan: input.amount,
        keepDisk: input.keep_disk ?? false,
      }),
    ),
  ),
];

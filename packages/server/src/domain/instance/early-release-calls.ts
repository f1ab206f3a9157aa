import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { BILLING } from '@compute-market/contract/enumerations';
import { KEY_REFUSALS } from '@compute-market/contract/key-scopes';
import type { Tx } from '../../db/database';
import { implementOwn, type Actor, type Implementation } from '../../http/handler';
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
  implementOwn(getEarlyRelease, async (tx, input, { actor, services }) => {
    const row = await ownInstance(tx, actor, input.instance_name);
    return (await quoteEarlyRelease(tx, actor, row, services.clock.now())).wire;
  }),
  implementOwn(releaseEarly, async (tx, input, { actor, services }) =>
    endEarly(tx, services, await stoppable(tx, actor, input.instance_name), {
      reader: actor,
      seenYuan: input.amount,
      keepDisk: input.keep_disk ?? false,
    }),
  ),
];

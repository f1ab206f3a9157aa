import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { endEarly, quoteEarlyRelease } from './early-release';
import { ownInstance } from './find-instances';

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
      endEarly(tx, context.services, await ownInstance(tx, requireActor(context), input.instance_name), {
        seenYuan: input.amount,
        keepDisk: input.keep_disk ?? false,
      }),
    ),
  ),
];

import { getVerifications } from '@compute-market/contract/calls/verification';
import { implement, requireActor } from '../../http/handler';
import { recordsOf } from './records';

/** The customer's verifications, newest first. */
export const listVerifications = implement(getVerifications, async (_input, context) => {
  const { userId } = requireActor(context);
  return { verifications: await context.transaction((tx) => recordsOf(tx, userId)) };
});

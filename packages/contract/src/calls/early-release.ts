import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { earlyRelease } from '../entities/early-release';
import { instanceName, instanceOnly } from '../entities/instance';
import { nonNegativeMoney } from '../entities/money';

/** Extension (decisions 124): what comes back if the instance is released now. Refused with its reason where it cannot be. */
export const getEarlyRelease = defineCall({
  name: 'getEarlyRelease',
  path: '/instance/stop_with_refund_query_price',
  summary: '提前释放可退金额',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: earlyRelease,
});

/**
 * Extension (decisions 124): releases an instance with its data before its end and gives the unused part back. `amount` is the sum that was seen,
 * yuan; another one is refused with the new quote and changes nothing. A rental by usage may be stopped without it, for what the minute gives back,
 * and `keep_disk` keeps its disk for money (decisions 144).
 */
export const releaseEarly = defineCall({
  name: 'releaseEarly',
  path: '/instance/stop_with_refund',
  summary: '提前释放并退还',
  intent: true,
  extension: true,
  request: z.strictObject({
    instance_name: instanceName,
    amount: z.optional(nonNegativeMoney),
    keep_disk: z.optional(z.boolean()),
  }),
  response: earlyRelease,
});

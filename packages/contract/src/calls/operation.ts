import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { operation, OPERATION_KIND, OPERATION_OUTCOME } from '../entities/operation';
import { pageOf, pageRequest } from '../entities/page';
import { filterText } from '../entities/text';
import { timeRange } from '../entities/time';

/**
 * Extension (decisions 117): what was done with the account, newest first, kept 180 days. A sub-account sees what it did itself.
 * `sub_account_name` is empty for what the main account did; `keyword` are words of what was done or of what it was done to.
 */
export const getOperations = defineCall({
  name: 'getOperations',
  path: '/get_operations',
  summary: '操作日志',
  idempotent: true,
  extension: true,
  request: z.object({
    ...pageRequest,
    ...timeRange,
    kind: z.optional(z.enum(OPERATION_KIND)),
    outcome: z.optional(z.enum(OPERATION_OUTCOME)),
    sub_account_name: z.optional(filterText),
    keyword: z.optional(filterText),
  }),
  response: pageOf(operation),
});

import { dayMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { operationRecord } from '../../db/schema/operation';
import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { ago, defineTidy } from '../../jobs/retention';
import { readOperations } from './operations';

const keepOperationsMs = 180 * dayMs;

/** Every day removes what was done half a year ago. */
const tidyOperations = defineTidy('operation.tidy', dayMs, [
  { table: operationRecord, isOver: (now) => lt(operationRecord.createdAt, ago(now, keepOperationsMs)) },
]);

/** What people did with an account (decisions 117). */
export const implementations: Implementation[] = [readOperations];
export const jobKinds: JobKind[] = [tidyOperations];

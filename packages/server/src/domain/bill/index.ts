import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { closeMonths } from './close';
import { readMonthlyBill } from './monthly-bill';
import { readMonthlyBills } from './monthly-bills';

/** 月账单: a month of a customer's purses, closed and frozen on the first of the next (decisions 112). */
export const implementations: Implementation[] = [readMonthlyBills, readMonthlyBill];

export const jobKinds: JobKind[] = [closeMonths];

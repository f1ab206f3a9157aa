import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { tellOfStock } from './tell';
import { wishCalls } from './wishes';

/** 到货通知: who waits for a sold-out model, and is told once it is free (screens B2). */
export const implementations: Implementation[] = wishCalls;

export const jobKinds: JobKind[] = [tellOfStock];

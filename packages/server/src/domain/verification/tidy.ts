import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { faceCheck, verificationSubject } from '../../db/schema/verification';
import { ago, defineTidy } from '../../jobs/retention';

/** Every hour forgets who was to show their face and did not, and face checks of a day ago. */
export const tidyVerification = defineTidy('verification.tidy', hourMs, [
  { table: verificationSubject, isOver: (now) => lt(verificationSubject.expiresAt, now) },
  { table: faceCheck, isOver: (now) => lt(faceCheck.expiresAt, ago(now, dayMs)) },
]);

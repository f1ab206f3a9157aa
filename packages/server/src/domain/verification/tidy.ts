import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { faceCheck, verificationSubject } from '../../db/schema/verification';
import { defineJob } from '../../jobs/job';

/** Every hour forgets who was to show their face and did not, and face checks of a day ago. */
export const tidyVerification = defineJob(
  'verification.tidy',
  async (tx, _payload, { clock }) => {
    const now = clock.now().getTime();
    await tx.delete(verificationSubject).where(lt(verificationSubject.expiresAt, new Date(now)));
    await tx.delete(faceCheck).where(lt(faceCheck.expiresAt, new Date(now - dayMs)));
    return { again: new Date(now + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);

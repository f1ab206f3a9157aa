import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { add } from './add-verification';
import { bankCardCalls } from './bank-card';
import { faceCalls } from './face';
import { identityCardCalls } from './identity-card';
import { listVerifications } from './list-verifications';
import { paperCalls } from './papers';
import { withdraw } from './review';
import { tidyVerification } from './tidy';

export const implementations: Implementation[] = [
  listVerifications,
  ...identityCardCalls,
  ...faceCalls,
  ...bankCardCalls,
  add,
  ...paperCalls,
  withdraw,
];
export const jobKinds: JobKind[] = [tidyVerification];

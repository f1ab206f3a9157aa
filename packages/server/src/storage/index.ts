import type { JobKind } from '../jobs/job';
import { tidyFiles } from './tidy';

export const jobKinds: JobKind[] = [tidyFiles];

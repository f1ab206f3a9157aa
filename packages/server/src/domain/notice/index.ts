import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { tellOfActivity } from './announce';
import { bannerAndNotice } from './banner-and-notice';
import { keepOpinion } from './document-opinions';
import { listNotices } from './list-notices';
import { readNotice } from './read-notice';

export const implementations: Implementation[] = [bannerAndNotice, listNotices, readNotice, keepOpinion];

export const jobKinds: JobKind[] = [tellOfActivity];

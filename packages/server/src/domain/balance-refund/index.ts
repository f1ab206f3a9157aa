import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { askChannel } from './ask-channel';
import { list, refundable } from './read';
import { request } from './request';

export const implementations: Implementation[] = [refundable, request, list];
export const jobKinds: JobKind[] = [askChannel];

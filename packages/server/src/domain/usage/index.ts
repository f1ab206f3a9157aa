import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { cardCoursesCall } from './card-courses';
import { instanceUsageCall } from './instance-usage';
import { sampleUsage, tidyUsage } from './sample';

/** What rented instances use of their cards, processor, memory, disk and network (screens B9). */
export const implementations: Implementation[] = [instanceUsageCall, cardCoursesCall];

export const jobKinds: JobKind[] = [sampleUsage, tidyUsage];

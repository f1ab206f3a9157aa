import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { reminderCalls } from './calls';
import { sendReminder, sendSecurityNews } from './remind';
import { tidyReminders } from './tidy';

export const implementations: Implementation[] = reminderCalls;

export const jobKinds: JobKind[] = [sendReminder, sendSecurityNews, tidyReminders];

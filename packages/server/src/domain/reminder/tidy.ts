import { dayMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { reminder, sandboxReminder } from '../../db/schema/reminder';
import { ago, defineTidy } from '../../jobs/retention';

const keepRemindersMs = 365 * dayMs;
const keepSandboxMs = 30 * dayMs;

/** Every day removes what customers were told a year ago (decisions 73). */
export const tidyReminders = defineTidy('reminder.tidy', dayMs, [
  { table: reminder, isOver: (now) => lt(reminder.createdAt, ago(now, keepRemindersMs)) },
  { table: sandboxReminder, isOver: (now) => lt(sandboxReminder.createdAt, ago(now, keepSandboxMs)) },
]);

import type { Database } from '../db/database';
import { sandboxReminder } from '../db/schema/reminder';
import type { Clock } from '../platform/clock';
import type { MailSender } from './sender';

/** Keeps mails in a table instead of sending them; the sandbox page shows them. */
export function createSandboxMail(database: Database, clock: Clock): MailSender {
  return {
    async remind(address, text) {
      await database.transaction((tx) => tx.insert(sandboxReminder).values({ channel: 'email', recipient: address, text, createdAt: clock.now() }));
    },
  };
}

import type { Database } from '../db/database';
import { sandboxReminder } from '../db/schema/reminder';
import type { Clock } from '../platform/clock';
import type { MailSender } from './sender';

/** Keeps mails in a table instead of sending them; the sandbox page shows them. */
export function createSandboxMail(database: Database, clock: Clock): MailSender {
  return {
    delivers: true,
    async remind(address, text, attachment) {
      const file =
        attachment === undefined
          ? {}
          : { attachmentName: attachment.name, attachment: attachment.content.toString('base64') };
      await database.transaction((tx) =>
        tx
          .insert(sandboxReminder)
          .values({ channel: 'email', recipient: address, text, ...file, createdAt: clock.now() }),
      );
    },
  };
}

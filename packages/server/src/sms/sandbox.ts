import { sandboxSms } from '../db/schema/account';
import { sandboxReminder } from '../db/schema/reminder';
import type { Database } from '../db/database';
import type { Clock } from '../platform/clock';
import type { SmsSender } from './sender';

/** Keeps messages in tables instead of sending them; the sandbox page shows them. */
export function createSandboxSms(database: Database, clock: Clock): SmsSender {
  const keep = async (phone: string, text: string) => {
    await database.transaction((tx) =>
      tx.insert(sandboxReminder).values({ channel: 'sms', recipient: phone, text, createdAt: clock.now() }),
    );
  };
  return {
    async send(phone, code, scene) {
      await database.transaction((tx) => tx.insert(sandboxSms).values({ phone, code, scene, createdAt: clock.now() }));
    },
    inform: keep,
    remind: keep,
  };
}

import { sandboxSms } from '../db/schema/account';
import type { Database } from '../db/database';
import type { Clock } from '../platform/clock';
import type { SmsSender } from './sender';

/** Keeps messages in a table instead of sending them; the sandbox page shows them. */
export function createSandboxSms(database: Database, clock: Clock): SmsSender {
  return {
    async send(phone, code, scene) {
      await database.transaction((tx) => tx.insert(sandboxSms).values({ phone, code, scene, createdAt: clock.now() }));
    },
  };
}

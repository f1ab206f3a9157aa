import type { Database } from '../db/database';
import { sandboxReminder } from '../db/schema/reminder';
import type { Clock } from '../platform/clock';
import type { WechatProvider } from './provider';

/** Where a person answers a code of the sandbox. */
export const sandboxScanPath = (ticket: string): string => `/sandbox/wechat/${ticket}`;

/** The code leads to a page of the sandbox, and messages stay in a table that its overview shows. */
export function createSandboxWechat({
  database,
  clock,
  publicOrigin,
}: {
  database: Database;
  clock: Clock;
  publicOrigin: string;
}): WechatProvider {
  return {
    codeContent: (ticket) => Promise.resolve(publicOrigin + sandboxScanPath(ticket)),
    async remind(openId, text) {
      await database.transaction((tx) =>
        tx.insert(sandboxReminder).values({ channel: 'wechat', recipient: openId, text, createdAt: clock.now() }),
      );
    },
  };
}

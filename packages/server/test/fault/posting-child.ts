// Posts top-ups for ever on a directory of its own, and writes the key of each one only after it was acknowledged. Makes backups when asked.
import { writeSync } from 'node:fs';
import { openBackupDesk } from '../../src/backup/desk';
import { users } from '../../src/db/schema/account';
import { openDatabase } from '../../src/db/open';
import { post } from '../../src/ledger/post';
import { systemClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';

const dataDir = process.argv[2] ?? '';
const at = new Date();
const database = await openDatabase({ databaseUrl: null, migrate: true, dataDir });
const userId = await database.transaction(async (tx) => {
  const row = { phone: '13800000001', name: '客户', passwordHash: '', createdAt: at };
  const [user] = await tx
    .insert(users)
    .values(row)
    .onConflictDoUpdate({ target: users.phone, set: { name: '客户' } })
    .returning();
  return user?.id ?? 0;
});

async function postForEver(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = `${process.pid}:${writer}:${count}`;
    await database.transaction((tx) =>
      post(tx, {
        key,
        kind: 'topUp',
        userId,
        at,
        entries: [
          { account: { kind: 'world', channel: 'alipay' }, amount: -7n },
          { account: { kind: 'cash', userId }, amount: 7n },
        ],
      }),
    );
    writeSync(1, `${key}\n`);
    // The embedded engine works without a pause: nothing else would have its turn, which a server's requests always have.
    await new Promise(setImmediate);
  }
}

await openBackupDesk({
  database,
  config: { dataDir, objectStorage: null },
  clock: systemClock,
  logger: createLogger({ logLevel: 'silent' }),
});
await Promise.all([1, 2, 3, 4].map(postForEver));

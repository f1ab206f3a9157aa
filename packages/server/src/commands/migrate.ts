import { readConfig } from '../config';
import { knownMigrations } from '../db/migrate';
import { openDatabase } from '../db/open';
import { runCommand } from './command';

await runCommand(async () => {
  const database = await openDatabase({ ...readConfig(), migrate: true });
  await database.close();
  process.stdout.write(`数据库已是最新版本（${knownMigrations().length} 个迁移）。\n`);
});

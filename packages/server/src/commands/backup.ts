import path from 'node:path';
import { askForBackup } from '../backup/desk';
import { makeBackup, ownTools } from '../backup/make-backup';
import { readConfig, StartupError } from '../config';
import { isHeld } from '../db/lock';
import { openEmbedded } from '../db/pglite';
import { systemClock } from '../platform/clock';
import { runCommand } from './command';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new StartupError('用法：npm run backup -- <新的备份目录>');
  const target = path.resolve(name);
  const config = readConfig();
  if (config.databaseUrl !== null) throw new StartupError(ownTools);
  if (await isHeld(config.dataDir)) await askForBackup(config.dataDir, target);
  else {
    // The new version makes the backup that is asked for before its migration.
    const database = await openEmbedded(config.dataDir, { asItIs: true });
    try {
      await makeBackup(database, config, target, systemClock.now());
    } finally {
      await database.close();
    }
  }
  process.stdout.write(`备份已写入 ${target}。\n`);
});

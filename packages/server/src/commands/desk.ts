import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { systemClock } from '../platform/clock';
import { randomIds } from '../platform/ids';
import { runDesk } from '../staff/desk';
import { openFileStore } from '../storage/open-file-store';
import { runCommand } from './command';

await runCommand(async () => {
  const config = readConfig();
  const database = await openDatabase({ ...config, migrate: false });
  try {
    const services = { database, clock: systemClock, ids: randomIds, files: openFileStore(config), config };
    process.stdout.write(`${await runDesk(services, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
  }
});

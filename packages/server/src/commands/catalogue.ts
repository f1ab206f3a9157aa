import { runCatalogue } from '../catalogue/run';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { systemClock } from '../platform/clock';
import { runCommand } from './command';

await runCommand(async () => {
  const database = await openDatabase({ ...readConfig(), migrate: false });
  try {
    process.stdout.write(`${await runCatalogue({ database, clock: systemClock }, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
  }
});

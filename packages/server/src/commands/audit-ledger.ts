import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { auditAndNote } from '../ledger/nightly-audit';
import { systemClock } from '../platform/clock';
import { createLogger } from '../platform/logger';
import { runCommand } from './command';

await runCommand(async () => {
  const config = readConfig();
  const database = await openDatabase({ ...config, migrate: false });
  try {
    const services = { clock: systemClock, database, logger: createLogger({ logLevel: 'silent' }) };
    const findings = await database.transaction((tx) => auditAndNote(tx, services));
    if (findings.length === 0) return void process.stdout.write('账目核对无误。\n');
    process.stdout.write(`账目有 ${findings.length} 处差异，付款已暂停：\n${findings.join('\n')}\n`);
    process.exitCode = 2;
  } finally {
    await database.close();
  }
});

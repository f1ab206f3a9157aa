import path from 'node:path';
import { restoreBackup } from '../backup/restore';
import { readConfig, StartupError } from '../config';
import { runCommand } from './command';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new StartupError('用法：npm run restore -- <备份目录>');
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl !== null)
    throw new StartupError('PostgreSQL 数据库请用 pg_restore 等工具恢复，见 docs/operations.md。');
  const { version, createdAt } = await restoreBackup(path.resolve(name), path.resolve(dataDir));
  process.stdout.write(`已恢复到 ${path.resolve(dataDir)}：版本 ${version}，备份于 ${createdAt}。\n`);
});

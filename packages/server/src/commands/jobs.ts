import { readConfig, StartupError } from '../config';
import { openDatabase } from '../db/open';
import { findGivenUp, giveUpForGood, runAgain, type GivenUpJob } from '../jobs/given-up';
import { systemClock } from '../platform/clock';
import { runCommand } from './command';

const usage =
  '用法：npm run jobs 列出已放弃的任务；npm run jobs -- retry <编号|all> 重新执行；npm run jobs -- drop <编号|all> 不再执行。';

const shown = ({ id, kind, attempts, failedAt, lastError, payload }: GivenUpJob): string =>
  [id, kind, `失败 ${attempts} 次`, failedAt?.toISOString(), lastError, JSON.stringify(payload)].join('  ');

const actions = { retry: runAgain, drop: giveUpForGood } as const;
const actionOf = (name: string) => (name === 'retry' || name === 'drop' ? actions[name] : undefined);
const idOf = (text: string | undefined) =>
  text === 'all' ? text : /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

await runCommand(async () => {
  const [name, target] = process.argv.slice(2);
  const action = name === undefined ? undefined : actionOf(name);
  const id = idOf(target);
  if (name !== undefined && (action === undefined || id === undefined)) throw new StartupError(usage);
  const database = await openDatabase({ ...readConfig(), migrate: false });
  try {
    if (action === undefined || id === undefined) {
      const found = await database.transaction(findGivenUp);
      return void process.stdout.write(
        found.length === 0 ? '没有已放弃的任务。\n' : `${found.map(shown).join('\n')}\n${usage}\n`,
      );
    }
    const count = await database.transaction((tx) => action(tx, id, systemClock.now()));
    process.stdout.write(`已处理 ${count} 个任务。\n`);
  } finally {
    await database.close();
  }
});

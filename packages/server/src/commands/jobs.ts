import { readConfig, StartupError } from '../config';
import { openDatabase } from '../db/open';
import { dropJobs, retryJobs } from '../jobs/decide-jobs';
import { findGivenUp, findUnknown, type GivenUpJob } from '../jobs/given-up';
import { systemClock } from '../platform/clock';
import { runCommand } from './command';

const usage =
  '用法：npm run jobs 列出已放弃的任务与当前版本不认识的任务；npm run jobs -- retry <编号|all> 重新执行已放弃的；npm run jobs -- drop <编号|all|unknown> 不再执行（all 为全部已放弃的，unknown 为全部不认识的）。';

const shown = ({ id, kind, attempts, failedAt, lastError, payload }: GivenUpJob): string =>
  [id, kind, `失败 ${attempts} 次`, failedAt?.toISOString(), lastError, JSON.stringify(payload)].join('  ');

const shownUnknown = ({ id, kind, payload }: GivenUpJob): string =>
  [id, kind, '当前版本不认识', JSON.stringify(payload)].join('  ');

const actions = { retry: retryJobs, drop: dropJobs } as const;
const actionOf = (name: string) => (name === 'retry' || name === 'drop' ? actions[name] : undefined);
const idOf = (text: string | undefined) =>
  text === 'all' || text === 'unknown' ? text : /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

await runCommand(async () => {
  const [name, target] = process.argv.slice(2);
  const action = name === undefined ? undefined : actionOf(name);
  const id = idOf(target);
  if (name !== undefined && (action === undefined || id === undefined)) throw new StartupError(usage);
  const database = await openDatabase({ ...readConfig(), migrate: false });
  try {
    if (action === undefined || id === undefined) {
      const found = await database.transaction(async (tx) => [
        ...(await findGivenUp(tx)).map(shown),
        ...(await findUnknown(tx)).map(shownUnknown),
      ]);
      return void process.stdout.write(
        found.length === 0 ? '没有已放弃或不认识的任务。\n' : `${found.join('\n')}\n${usage}\n`,
      );
    }
    const { count, unknown } = await database.transaction((tx) => action(tx, id, systemClock.now()));
    const left = unknown === 0 ? '' : `另有 ${unknown} 个已放弃的任务当前版本不认识，未重新执行。`;
    process.stdout.write(`已处理 ${count} 个任务。${left}\n`);
  } finally {
    await database.close();
  }
});

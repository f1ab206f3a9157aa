import { connectedChannels, unconnectedChannels } from '../channels';
import { readConfig } from '../config';
import { findLacking, listSettings, type Setting } from '../config/settings';
import { runCommand } from './command';

/** A line for each, their values below each other. */
function linesOf(settings: readonly Setting[]): string[] {
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings.map(
    ({ name, value, from, purpose, complaint }) =>
      `${name.padEnd(width)}  ${value}（${from}）  ${purpose}${complaint === null ? '' : `  有误：${complaint}`}`,
  );
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((one) => `- ${one}`)];

/** Status 1 when the server would not start, 2 when it would start as production and lacks what that needs. */
await runCommand(() => {
  process.stdout.write(`${linesOf(listSettings()).join('\n')}\n`);
  const config = readConfig();
  const { needed, advised } = findLacking(config);
  const told = [
    '',
    config.demo ? '按演示环境启动。用于正式环境（DEMO=0）时：' : '按正式环境启动。',
    ...part('必须设置', needed),
    ...part('建议设置', advised),
    ...part('已接入的渠道', connectedChannels(config)),
    ...part('尚未接入真实渠道，相关功能会提示尚未开通', unconnectedChannels(config)),
  ];
  process.stdout.write(`${told.join('\n')}\n`);
  if (!config.demo && needed.length > 0) process.exitCode = 2;
  return Promise.resolve();
});

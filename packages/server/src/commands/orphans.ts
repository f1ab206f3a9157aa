import { readConfig, StartupError } from '../config';
import { openDatabase } from '../db/open';
import type { Orphan } from '../db/schema/outage';
import { findOrphans, noteOrphans } from '../domain/host/orphans';
import { openFleet } from '../fleet/open-fleet';
import type { EngineHost } from '../fleet/provider';
import { createSandboxFleet } from '../fleet/simulation';
import { systemClock } from '../platform/clock';
import { createLogger } from '../platform/logger';
import { runCommand } from './command';

const unknown = '未知';

const hostLine = ({ name, online, cards, cpuNum, memoryGb, version }: EngineHost): string =>
  [
    name,
    online ? '在线' : '没有响应',
    `${cards ?? unknown} 卡`,
    `${cpuNum ?? unknown} 核`,
    `${memoryGb ?? unknown} GB`,
    version ?? unknown,
  ].join('  ');

const list = (title: string, orphans: readonly Orphan[]): string[] =>
  orphans.length === 0
    ? [`${title}：无。`]
    : [`${title} ${orphans.length} 台：`, ...orphans.map(({ name, hostName }) => `  ${name}  ${hostName}`)];

await runCommand(async () => {
  const config = readConfig();
  const database = await openDatabase({ ...config, migrate: false });
  try {
    const engine = openFleet(config, createLogger({ logLevel: 'silent' }));
    const compute = engine ?? (config.demo ? createSandboxFleet(database, systemClock) : null);
    if (compute === null) throw new StartupError('没有接入算力引擎，请设置 COMPUTE=lxd。');
    const hosts = await compute.hosts();
    const orphans = await findOrphans(compute, { database });
    await database.transaction((tx) => noteOrphans(tx, orphans, systemClock.now()));
    const lines = [
      `主机 ${hosts.length} 台：`,
      ...hosts.map((one) => `  ${hostLine(one)}`),
      ...list('没有租用的机器', orphans.machines),
      ...list('没有机器的租用', orphans.rentals),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (orphans.machines.length + orphans.rentals.length > 0) process.exitCode = 2;
  } finally {
    await database.close();
  }
});

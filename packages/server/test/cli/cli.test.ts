import { runCli, type System } from '@compute-market/cli';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { setLabels } from '@compute-market/contract/calls/project';
import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourSeconds, secondMs } from '@compute-market/contract/rules/time-units';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { customer, type Customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { openMarket } from '../setup';

const server = openMarket();
const world = rentalsOn(server);
let url: string;
let owner: Customer;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  owner = await customer(server, { balance: 200 });
});

/** A terminal with a key of these scopes, at which everything is agreed to. Its time is the server's. */
async function terminal(scopes: readonly ApiKeyScope[]) {
  const home = await mkdtemp(path.join(tmpdir(), 'suanli-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const { data } = await server.call(addApiKey, { name: '终端', scopes: [...scopes] }, { token: owner.token });
  const said = { out: [] as string[], err: [] as string[], ran: [] as string[], asked: [] as string[] };
  const system: System = {
    env: { SUANLI_URL: url },
    home,
    interactive: true,
    fetch,
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
    ask: (question, { hidden = false } = {}) => {
      said.asked.push(question);
      return Promise.resolve(hidden ? data.Secret : 'y');
    },
    input: () => Promise.resolve(''),
    wait: (ms) => world.passSeconds(ms / secondMs),
    run: (program, parameters) => {
      said.ran.push([program, ...parameters].join(' '));
      return Promise.resolve(0);
    },
  };
  return {
    said,
    /** Runs a line as a shell would read it; answers what it printed. */
    run: async (line: string, exit = 0): Promise<string> => {
      said.out.length = 0;
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      const code = await runCli(words, system);
      expect(code, `${line}: ${said.err.at(-1) ?? ''}`).toBe(exit);
      return said.out.join('\n');
    },
  };
}

test('the lines of the readme log in, rent a machine, wait for it, and open its shell', async () => {
  const readme = await readFile(path.resolve('packages/cli/README.md'), 'utf8');
  const here = readme.replaceAll('https://market.example.com', url);
  const lines = here.split('\n').flatMap((line) => (line.startsWith('suanli ') ? [line.slice(7)] : []));
  expect(lines).toHaveLength(3);
  const { run, said } = await terminal(['manage']);
  const printed: string[] = [];
  for (const line of lines) printed.push(await run(line));
  expect(printed[1]).toMatch(/已运行\n登录：ssh -p \d+ root@/);
  expect(said.asked.at(-1)).toContain('确认租用？');
  const [, port = '', target = ''] = /ssh -p (\d+) (\S+)/.exec(printed[1] ?? '') ?? [];
  expect(said.ran).toEqual([`ssh -p ${port} -- ${target}`]);
});

test('a start that fails ends with 1 and says that the money is back, which it is', async () => {
  const { run, said } = await terminal(['manage']);
  await run('login');
  await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
  await run('rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --yes', 1);
  expect(said.err.at(-1)).toMatch(/启动失败：.+。费用已退回原支付账户，可重新租用$/);
  expect(await world.cash(owner)).toBe(20_000n);
});

test('an instance is listed, stopped, started, renewed and released, and its events name the key', async () => {
  const { run } = await terminal(['manage', 'cost']);
  await run('login');
  expect(await run('market')).toContain('RTX 3090');
  const images = await run('market --images');
  expect(images).toMatch(/^pytorch-2\.5 .+云主机、容器$/m);
  expect(images).toMatch(/^windows-2022 .+云主机$/m);
  await run('rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --note 训练 --yes');
  expect(await run('list')).toMatch(/训练\s+运行中\s+RTX 3090 × 1/);
  const [before] = JSON.parse(await run('list --json')) as [{ Container_name: string; Due_time: number }];
  expect(await run('stop 训练')).toContain('已关机');
  await run('ssh 训练', 1);
  expect(await run(`start ${before.Container_name}`)).toContain('正在启动');
  await world.passSeconds(7);
  expect(await run('renew 训练 --hours 1 --yes')).toContain('已续费至');
  const [after] = JSON.parse(await run('list --json')) as [typeof before];
  expect(after.Due_time).toBe(before.Due_time + hourSeconds);
  expect(await run('release 训练')).toContain('到期释放');
  expect(await run('logs 训练')).toMatch(/关机\s+主账号（API 密钥「终端」）/);
  expect(await run('balance')).toContain('¥');
});

test('a rental by usage needs no period, is stopped at once, and gives back what was not used', async () => {
  const { run, said } = await terminal(['manage']);
  await run('login');
  await run('rent --gpu "RTX 4090" --image pytorch-2.5 --billing usage --hours 2 --yes', 2);
  await run('rent --gpu "RTX 4090" --image pytorch-2.5 --billing usage --note 按量 --yes');
  expect(await run('list')).toMatch(/按量，已付至 \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(await run('stop 按量')).toContain('按量计费照常进行');
  expect(await run('release 按量 --keep-disk')).toMatch(/已停止计费，退还 ¥\d/);
  expect(said.asked.at(-1)).toContain('磁盘保留');
  const [kept] = JSON.parse(await run('list --json')) as [{ Status: number; Billing: string }];
  expect(kept).toMatchObject({ Status: INSTANCE_STATUS.diskKept, Billing: 'usage' });
  // The same line again takes nothing that it was told to keep.
  expect(await run('release 按量 --keep-disk --yes')).toContain('磁盘已在保留中');
  expect(JSON.parse(await run('list --json'))).toMatchObject([{ Status: INSTANCE_STATUS.diskKept }]);
  expect(await run('list')).not.toContain('已付至');
  await run('rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --note 包时 --yes');
  await run('release 包时 --keep-disk --yes', 1);
});

test('a container starts from an image of a registry, with its command and environment', async () => {
  const { run } = await terminal(['manage']);
  await run('login');
  await run(
    'rent --gpu "RTX 3090" --container --from nginx:1.27 --command "sleep 60" --env A=1 --env B=x=y --hours 2 --yes',
  );
  expect(JSON.parse(await run('list --json'))).toMatchObject([
    { ContainerImage: { Reference: 'docker.io/library/nginx:1.27', Command: 'sleep 60', Environment: ['A', 'B'] } },
  ]);
});

test('renewing a rental by usage asks whether it shall become prepaid', async () => {
  const { run, said } = await terminal(['manage']);
  await run('login');
  await run('rent --gpu "RTX 4090" --image pytorch-2.5 --billing usage --note 按量 --yes');
  expect(await run('renew 按量 --hours 2')).toContain('已续费至');
  expect(said.asked.at(-1)).toContain('续费后转为包时');
  expect(JSON.parse(await run('list --json'))).toMatchObject([{ Billing: 'prepaid' }]);
});

test('a machine is put into the project that is named, and an unknown project rents nothing', async () => {
  const { run, said } = await terminal(['manage']);
  await run('login');
  const line = 'rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --yes';
  await run(line);
  const [{ Container_name: first }] = JSON.parse(await run('list --json')) as [{ Container_name: string }];
  await server.call(setLabels, { instance_names: [first], project: '视觉训练' }, { token: owner.token });
  await run(`${line} --project 语音`, 1);
  expect(said.err.at(-1)).toContain('项目');
  await run(`${line} --project 视觉训练`);
  const all = JSON.parse(await run('list --json')) as { Container_name: string; Project?: string }[];
  expect(all).toHaveLength(2);
  expect(all.find(({ Container_name }) => Container_name !== first)?.Project).toBe('视觉训练');
});

test('what a key may not do, and what the balance does not pay, ends with its code and costs nothing', async () => {
  const reader = await terminal(['read']);
  await reader.run('login');
  await reader.run('rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --yes', 3);
  expect(reader.said.err.at(-1)).toContain('没有「管理实例」权限');
  const manager = await terminal(['manage']);
  await manager.run('login');
  await manager.run('rent --gpu "RTX 3090" --image pytorch-2.5 --months 12 --yes', 1);
  expect(manager.said.err.at(-1)).toMatch(/余额不足，还差 ¥.*充值/);
  await manager.run('stop nobodys-machine', 1);
  expect(await world.cash(owner)).toBe(20_000n);
  expect(JSON.parse(await manager.run('list --json'))).toEqual([]);
});

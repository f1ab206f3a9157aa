import { runKvm } from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { apiReference } from '@compute-market/contract/reference/generated/reference';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './cli';
import { settingsFile } from './settings';
import type { System } from './system';

const key = `sk_${'x'.repeat(43)}`;
let home: string;
let out: string[];
let err: string[];
let asked: string[];
let sent: { readonly url: string; readonly headers: Headers; readonly body: unknown }[];

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'suanli-'));
  [out, err, asked, sent] = [[], [], [], []];
});
afterEach(() => rm(home, { recursive: true }));

/** A machine whose server gives these answers one after the other; none is a server that is away. */
function machine(answers: readonly Response[] = [], change: Partial<System> = {}): System {
  const left = [...answers];
  return {
    env: {},
    home,
    interactive: false,
    // oxlint-disable-next-line typescript/require-await -- fetch answers a promise
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
      sent.push({ url: url instanceof Request ? url.url : String(url), headers: new Headers(init?.headers), body });
      const answer = left.shift();
      if (answer === undefined) throw new TypeError('fetch failed');
      return answer;
    },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    ask: (question) => {
      asked.push(question);
      return Promise.resolve('n');
    },
    input: () => Promise.resolve(`${key}\n`),
    wait: () => Promise.resolve(),
    run: () => Promise.resolve(0),
    ...change,
  };
}
const answer = (data: unknown, status = 0, reason = '') => Response.json({ status, reason, data });
/** A good answer to a call, as the reference of the API shows it. */
function good(name: string): Response {
  const call = apiReference.scopes.flatMap(({ calls }) => calls).find((one) => one.name === name);
  if (call === undefined) throw new Error(`no call ${name}`);
  return answer(call.answerExample);
}
const noRows = {
  data: [],
  total: 0,
  page: 1,
  page_size: 100,
  counts: {
    statusDefault: 0,
    statusAll: 0,
    statusRunning: 0,
    statusKeeppedDisk: 0,
    statusCreateError: 0,
    statusRunningError: 0,
  },
};
const withKey = { env: { SUANLI_API_KEY: key, SUANLI_URL: 'https://suanli.example/compute/' } };

test('help names every command, and each command its options', async () => {
  expect(await runCli(['--help'], machine())).toBe(0);
  expect(out.join('\n')).toMatch(/login[\s\S]*rent[\s\S]*ssh <实例>[\s\S]*balance/);
  out = [];
  expect(await runCli(['rent', '--help'], machine())).toBe(0);
  expect(out.join('\n')).toContain('--hours <…>');
});

test('what is written wrongly ends with 2 and says how to go on', async () => {
  for (const [words, sentence] of [
    [['rnet'], '没有命令 rnet，请运行 suanli --help 查看全部命令'],
    [['list', '--colour'], '选项 --colour 有误，请运行 suanli list --help 查看可用的选项'],
    [['stop'], '用法：suanli stop <实例>'],
    [['rent', '--gpu', 'H20'], '请指定 --gpu 与 --image，可用 suanli market 与 suanli market --images 查看'],
    [
      ['rent', '--gpu', 'H20', '--image', 'x', '--hours', '1', '--days', '2'],
      '请用 --hours、--days 或 --months 之一指定时长',
    ],
    [['rent', '--gpu', 'H20', '--image', 'x', '--hours', '1.5'], '--hours 应为不小于 1 的整数'],
    [['rent', '--gpu', 'H20', '--from', 'nginx', '--hours', '1'], '--from 须与 --container 一起使用'],
    [
      ['rent', '--gpu', 'H20', '--image', 'x', '--hours', '1', '--env', 'A=1'],
      '--command 与 --env 须与 --from 一起使用',
    ],
    [
      ['rent', '--gpu', 'H20', '--container', '--from', 'nginx', '--hours', '1', '--env', 'A='],
      '--env 应写作 NAME=值，值不能为空',
    ],
  ] as const) {
    err = [];
    expect(await runCli(words, machine()), words.join(' ')).toBe(2);
    expect(err).toEqual([sentence]);
  }
});

test('without a key it ends with 3 and says where one is made', async () => {
  expect(await runCli(['list'], machine())).toBe(3);
  expect(err).toEqual(['还没有 API 密钥。请在 http://localhost:3000/console/safe 创建，再运行 suanli login']);
});

test('a key that is good is kept where its owner alone can read it, and taken away by logout', async () => {
  const system = machine([answer(noRows), answer(noRows)]);
  expect(await runCli(['login', '--url', 'https://suanli.example/'], system)).toBe(0);
  const file = settingsFile(system);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: 'https://suanli.example', key });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(out.join('')).not.toContain(key);
  expect(await runCli(['list', '--json'], system)).toBe(0);
  expect(sent.map(({ url }) => new URL(url).origin)).toEqual(['https://suanli.example', 'https://suanli.example']);
  await runCli(['logout'], system);
  expect(await runCli(['list'], system)).toBe(3);
});

test('a key that the server does not know is not kept', async () => {
  const system = machine([answer(null, 2, 'API 密钥无效或已撤销，请在安全设置中创建新的密钥')]);
  expect(await runCli(['login'], system)).toBe(3);
  await expect(readFile(settingsFile(system))).rejects.toThrow();
});

test('a file that cannot be read is put right by the login that it asks for', async () => {
  const system = machine([answer(noRows)]);
  const file = settingsFile(system);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '{"url": "https://suanli.exam');
  expect(await runCli(['list'], system)).toBe(2);
  expect(err).toEqual([`配置文件 ${file} 无法读取，请重新运行 suanli login`]);
  expect(await runCli(['login'], system)).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: 'http://localhost:3000', key });
});

test('what a shell at the machine ended with is the code, and no word on a missing program', async () => {
  const { data } = (await good('getInstances').json()) as { data: { data: readonly object[] } };
  const here = {
    ...data,
    data: data.data.map((one) => ({ ...one, Status: INSTANCE_STATUS.running, Url: 'ssh.suanli.example' })),
  };
  for (const [code, exit, said] of [
    [127, 127, []],
    [null, 1, ['本机没有 ssh 命令，请先安装 OpenSSH 客户端']],
  ] as const) {
    err = [];
    const system = machine([answer(here)], { ...withKey, run: () => Promise.resolve(code) });
    expect(await runCli(['ssh', 'kvm-1'], system)).toBe(exit);
    expect(err).toEqual(said);
  }
});

test('the key goes as a bearer to the calls under the site, wherever that stands', async () => {
  expect(await runCli(['list'], machine([answer(noRows)], withKey))).toBe(0);
  expect(sent[0]?.url).toBe('https://suanli.example/compute/api/get_container_by_token_with_page_v2');
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${key}`);
  expect(out.join('')).toContain('没有实例');
});

const pageOf = (configuration: object) =>
  new Response(`<script type="application/json" id="configuration">${JSON.stringify(configuration)}</script>`);

test('where its calls are not below the address, they go where the page of the site sends its own', async () => {
  const elsewhere = { basePath: '/compute', api: { main: 'https://api.suanli.example/api-test' } };
  for (const [first, page, main] of [
    [new Response(JSON.stringify({ status: 100_003, reason: '接口不存在' }), { status: 404 }), elsewhere, undefined],
    [new Response('<html>'), elsewhere, undefined],
    [answer(null, 2, 'API 密钥无效或已撤销，请在安全设置中创建新的密钥'), elsewhere, undefined],
    [
      new Response('', { status: 405 }),
      { basePath: '/compute', api: { main: '/compute/api-test' } },
      'https://suanli.example/compute/api-test',
    ],
  ] as const) {
    sent = [];
    const answers = [first, pageOf(page), good('getInstances'), good('shutDownKvm')];
    expect(await runCli(['stop', 'kvm-3f8a2c71'], machine(answers, withKey))).toBe(0);
    const base = main ?? 'https://api.suanli.example/api-test';
    expect(sent.map(({ url }) => url)).toEqual([
      'https://suanli.example/compute/api/get_container_by_token_with_page_v2',
      'https://suanli.example/compute/',
      `${base}/get_container_by_token_with_page_v2`,
      expect.stringContaining(`${base}/`),
    ]);
    expect(sent[1]?.headers.get('authorization')).toBeNull();
  }
});

test('an order that has no clear answer is not sent to another place', async () => {
  const cutOff = () => new Response('', { status: 404 });
  const renewal = ['renew', 'kvm-3f8a2c71', '--hours', '1', '--yes'];
  const answers = [good('getInstances'), good('renewKvmQueryPrice'), cutOff(), pageOf({ api: { main: '/api-test' } })];
  expect(await runCli(renewal, machine(answers, withKey))).toBe(4);
  expect(sent.at(-1)?.url).toMatch(/renew_kvm_v2$/);
});

test('every way in which a server fails has its code and its sentence', async () => {
  for (const [response, code, sentence] of [
    [undefined, 4, '无法连接 https://suanli.example/compute，请检查网络或 SUANLI_URL 后重试'],
    [new Response('<html>'), 4, 'https://suanli.example/compute 没有返回可识别的结果，请检查地址是否为算力市场'],
    [new Response('', { status: 429, headers: { 'retry-after': '7' } }), 1, '请求过于频繁，请 7 秒后重试'],
    [answer({ List: 'soon' }), 4, '服务器的结果无法识别，请升级 suanli 后重试'],
    [answer(null, 100041, '该 API 密钥没有「只读」权限'), 3, '该 API 密钥没有「只读」权限'],
  ] as const) {
    err = [];
    expect(await runCli(['market'], machine(response === undefined ? [] : [response], withKey)), sentence).toBe(code);
    expect(err).toEqual([sentence]);
  }
});

test('whoever has no clear answer to an order is told to look whether it was carried out', async () => {
  const cutOff = new Response('{"status":0,"reason":"","da');
  const proxysPage = new Response('<html>', { status: 502 });
  const databaseAway = Response.json({ status: 100_001, reason: '数据服务暂时不可用', data: null }, { status: 503 });
  for (const unclear of [[], [proxysPage], [cutOff], [databaseAway], [answer({ Due_time: 'soon' })]]) {
    err = [];
    const system = machine([good('getInstances'), good('renewKvmQueryPrice'), ...unclear], withKey);
    expect(await runCli(['renew', 'kvm-1', '--hours', '1', '--yes'], system)).toBe(4);
    expect(sent.at(-1)?.url).toMatch(/renew_kvm_v2$/);
    const seen: unknown = expect.any(Number);
    expect(sent.at(-1)?.body).toMatchObject({ price: seen, due_time_after: seen });
    expect(err.at(-1)).toBe(
      '没有收到 https://suanli.example/compute 的明确结果，操作是否成功未知。请先运行 suanli list 确认，再决定是否重试',
    );
  }
});

test('a renewal at a server that does not know the end yet is sent without it', async () => {
  const { data } = (await good('renewKvmQueryPrice').json()) as { data: object };
  const earlier = answer({ ...data, LimitAfter: undefined });
  const system = machine([good('getInstances'), earlier, good('renewKvm')], withKey);
  expect(await runCli(['renew', 'kvm-1', '--hours', '1', '--yes'], system)).toBe(0);
  expect(sent.at(-1)?.body).not.toHaveProperty('due_time_after');
});

/** The quote of a renewal as a sub-account reads it. */
async function quoteOfSub(change: object): Promise<Response> {
  const { data } = (await good('renewKvmQueryPrice').json()) as { data: object };
  return answer({ ...data, MoneyPay: 0, MoneyAfter: 0, ...change });
}

test.each([
  ['that its limit pays', { LimitAfter: 96.16 }, 0, '应付 ¥3.84，支付后剩余额度 ¥96.16'],
  [
    'beyond its limit',
    { LimitAfter: 0, IsEnough: false, ShortMoney: 1.2 },
    1,
    '额度不足，还差 ¥1.20，请联系主账号提高额度',
  ],
  [
    "beyond its main account's money",
    { LimitAfter: 96.16, IsEnough: false, ShortMoney: 0 },
    1,
    '主账号余额不足，请联系主账号充值',
  ],
  [
    'at a server that does not say whose it is',
    { LimitAfter: undefined, IsEnough: false, ShortMoney: 1.2 },
    1,
    '余额或额度不足，还差 ¥1.20。主账号请在 https://suanli.example/compute/console/recharge 充值，子账号请联系主账号',
  ],
] as const)(
  'the key of a sub-account reads of an order %s what it needs, and of no balance',
  async (_name, change, code, sentence) => {
    const system = machine([good('getInstances'), await quoteOfSub(change), good('renewKvm')], withKey);
    expect(await runCli(['renew', 'kvm-1', '--hours', '1', '--yes'], system)).toBe(code);
    expect(err.at(-1)).toBe(sentence);
  },
);

test('an order that is refused in so many words was not carried out, and ends with 1', async () => {
  const refused = answer(null, 200_121, '价格已变化，请重新确认');
  const system = machine([good('getInstances'), good('renewKvmQueryPrice'), refused], withKey);
  expect(await runCli(['renew', 'kvm-1', '--hours', '1', '--yes'], system)).toBe(1);
  expect(err.at(-1)).toBe('价格已变化，请重新确认');
});

test('whoever loses sight of the start after an order that was answered is told its name, not to run it again', async () => {
  const { Container_name: name } = runKvm.response.parse(((await good('runKvm').json()) as { data: unknown }).data);
  const rentWords = ['rent', '--gpu', 'RTX 3090', '--image', 'pytorch', '--hours', '1', '--password', '--yes'];
  for (const [lost, code] of [
    [[], 4],
    [[new Response('<html>', { status: 502 })], 4],
    [[new Response('', { status: 429 })], 1],
    [[answer(null, 2, 'API 密钥无效或已撤销，请在安全设置中创建新的密钥')], 3],
  ] as const) {
    [out, err, sent] = [[], [], []];
    const ordered = [good('runKvmQueryPrice'), good('runKvm')];
    expect(await runCli([...rentWords, '--json'], machine([...ordered, ...lost], withKey))).toBe(code);
    expect(sent.at(-1)?.body).toMatchObject({ instance_name: name });
    expect(out).toEqual([JSON.stringify({ Container_name: name })]);
    expect(err.at(-1)).toBe(
      `已租用 ${name}，但查不到启动进度。请稍后运行 suanli list 查看，不要再次运行 suanli rent，否则会租用另一台实例`,
    );
  }
});

test('a short loss of the network while the machine starts is waited out', async () => {
  const { data: started } = (await good('getInstances').json()) as { data: { data: readonly object[] } };
  const inState = (Status: number) => answer({ ...started, data: started.data.map((one) => ({ ...one, Status })) });
  const rentWords = ['rent', '--gpu', 'RTX 3090', '--image', 'pytorch', '--hours', '1', '--password', '--yes'];
  const { starting, running } = INSTANCE_STATUS;
  const answers = [
    good('runKvmQueryPrice'),
    good('runKvm'),
    inState(starting),
    ...Array.from({ length: 5 }, () => new Response('<html>', { status: 502 })),
    inState(starting),
    inState(running),
  ];
  expect(await runCli([...rentWords, '--json'], machine(answers, withKey))).toBe(0);
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ Status: running });
});

test('an image of which a back end does not say whether it may be rented with is listed; one that may not is left out', async () => {
  const { data } = (await good('getStoreSelectorOptions').json()) as {
    data: { image_display_info_map: Record<string, Record<string, unknown>> };
  };
  const [whole = {}] = Object.values(data.image_display_info_map);
  const { ShowInRent: _told, ...silent } = whole;
  const images = { silent, shown: { ...whole, ShowInRent: true }, hidden: { ...whole, ShowInRent: false } };
  const told = answer({ ...data, image_display_info_map: images });
  expect(await runCli(['market', '--images'], machine([told], withKey))).toBe(0);
  const listed = out.join('\n');
  expect(listed).toContain('silent');
  expect(listed).toContain('shown');
  expect(listed).not.toContain('hidden');
});

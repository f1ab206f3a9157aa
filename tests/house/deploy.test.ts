import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allCalls } from '../../packages/contract/src/calls';
import { ATTACHMENT_MAX_BYTES } from '../../packages/contract/src/constants';
import { TRANSPORT_BASE } from '../../packages/contract/src/envelope';
import { readConfig } from '../../packages/server/src/config';
import { secretNames, variableNames } from '../../packages/server/src/config/variables';

const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync('deploy');
const deploy = Object.fromEntries(files.map((file) => [file, read(`deploy/${file}`)]));
const textOf = (file: string) => deploy[file] ?? '';
const main = read('packages/server/src/main.ts');
const health = read('packages/server/src/operations/health.ts');

const allOf = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, one = '']) => one);
const pairsOf = (text: string, what: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(what)].map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]));

/** Variables that another program of the file reads. */
const foreign = /^(?:POSTGRES|ROOT)_/;
const inYaml = /^ +([A-Z][A-Z\d_]+): (\S+)$/gm;

/** What each file sets for the server, by name. */
const settings: Readonly<Record<string, Record<string, string>>> = {
  Dockerfile: pairsOf(allOf(textOf('Dockerfile'), /^ENV (.+)$/gm).join(' '), /([A-Z][A-Z\d_]+)=(\S+)/g),
  'compose.yaml': pairsOf(textOf('compose.yaml'), inYaml),
  'kubernetes.yaml': pairsOf(textOf('kubernetes.yaml'), inYaml),
  'compute-market.service': pairsOf(
    allOf(textOf('compute-market.service'), /^Environment=(.+)$/gm).join(' '),
    /([A-Z][A-Z\d_]+)=(\S+)/g,
  ),
};
const drainOf = (file: string) => Number(settings[file]?.DRAIN_SECONDS);

describe.each(Object.entries(settings))('deploy/%s', (_file, set) => {
  const own = Object.entries(set).filter(([name]) => !foreign.test(name));

  test('sets variables that the server reads, and no others', () => {
    const known = new Set<string>([...variableNames, ...secretNames.map((name) => `${name}_FILE`)]);
    expect(own.length).toBeGreaterThan(4);
    expect(own.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('gives them values that the server takes', () => {
    const literal = own.filter(
      ([name, value]) => !name.endsWith('_FILE') && !name.startsWith('S3_') && !/[$%]/.test(value),
    );
    expect(() => readConfig(Object.fromEntries(literal))).not.toThrow();
  });
});

test('the figures and the site stand at the same port wherever they are named', () => {
  const { PORT: port } = settings.Dockerfile ?? {};
  expect(allOf(textOf('Dockerfile'), /^EXPOSE (\d+)/gm)).toEqual([port]);
  expect(settings['compute-market.service']?.PORT).toBe(port);
  expect(allOf(textOf('nginx.conf'), /^ +server 127\.0\.0\.1:(\d+)/gm)).toEqual([port]);
  const metrics = settings['compute-market.service']?.METRICS_PORT;
  expect(allOf(read('docs/operations/prometheus.yml'), /127\.0\.0\.1:(\d+)/g)).toEqual([metrics]);
  for (const file of ['compose.yaml', 'kubernetes.yaml']) expect(settings[file]?.METRICS_PORT).toBe(metrics);
  expect(allOf(textOf('compose.yaml'), /127\.0\.0\.1:\d+:(\d+)/g)).toEqual([port, metrics]);
  expect(allOf(textOf('kubernetes.yaml'), /containerPort: (\d+)/g)).toEqual([port, metrics]);
  expect(textOf('kubernetes.yaml')).toContain(`prometheus.io/port: '${metrics}'`);
});

test('supervisors ask for addresses that the server answers, and start programs that are built', () => {
  const all = Object.values(deploy).join('\n');
  const asked = [
    ...allOf(all, /httpGet: \{ path: (\/\w+)/g),
    ...allOf(all, /\}(\/\w+z)\b/g),
    ...allOf(all, /\^\/\(([\w|]+)\)\$/g).flatMap((names) => names.split('|').map((name) => `/${name}`)),
  ];
  expect(new Set(asked)).toEqual(new Set(['/livez', '/readyz', '/healthz']));
  for (const address of asked) expect(health).toContain(`app.get('${address}'`);
  const started = allOf(all, /packages\/server\/dist\/([\w/-]+)\.js/g);
  expect(started.length).toBeGreaterThan(4);
  expect(started.filter((name) => !existsSync(`packages/server/src/${name}.ts`))).toEqual([]);
});

test('a server is killed only after it has drained and finished', () => {
  const finishing = Number(/longestStopMs = (\d+)_000;/.exec(main)?.[1]);
  const patience: Readonly<Record<string, string[]>> = {
    'compose.yaml': allOf(textOf('compose.yaml'), /stop_grace_period: (\d+)s/g),
    'kubernetes.yaml': allOf(textOf('kubernetes.yaml'), /terminationGracePeriodSeconds: (\d+)/g),
    'compute-market.service': allOf(textOf('compute-market.service'), /TimeoutStopSec=(\d+)/g),
  };
  for (const [file, seconds] of Object.entries(patience)) {
    expect(seconds).toHaveLength(1);
    expect(Number(seconds[0])).toBeGreaterThan(drainOf(file) + finishing);
  }
});

test('nginx lets the largest upload through', () => {
  const [most] = allOf(textOf('nginx.conf'), /client_max_body_size (\d+)m/g);
  expect(Number(most) * 1024 * 1024).toBeGreaterThan(ATTACHMENT_MAX_BYTES);
  expect(textOf('kubernetes.yaml')).toContain(`proxy-body-size: ${most}m`);
});

test('no proxy sends what changes something to a second server after the first had begun it', () => {
  const changing = allCalls.filter(({ method }) => method === 'PUT' || method === 'DELETE');
  const nginx = textOf('nginx.conf');
  expect(nginx).toContain(
    `if ($request_method ~ ^(${[...new Set(changing.map(({ method }) => method))].sort().reverse().join('|')})$)`,
  );
  expect(/location @once \{[^}]+\}/.exec(nginx)?.[0]).toContain('proxy_next_upstream off;');
  // An ingress has one rule for a path, whatever the method: these calls stand below one of their own.
  const [, below = ''] = /proxy-next-upstream: 'off'[\s\S]+?- path: (\S+)/.exec(textOf('kubernetes.yaml')) ?? [];
  expect(new Set(changing.map(({ transport }) => TRANSPORT_BASE[transport]))).toEqual(new Set([below]));
});

test('the image is built from every package, runs without root, and every file is told of', () => {
  const copied = allOf(textOf('Dockerfile'), /^COPY packages\/(\w+)\/package\.json/gm);
  expect(copied.sort()).toEqual(readdirSync('packages').sort());
  expect(textOf('Dockerfile')).toMatch(/^USER market$/m);
  const guide = read('docs/operations.md');
  expect(files.filter((file) => !guide.includes(`deploy/${file}`))).toEqual([]);
});

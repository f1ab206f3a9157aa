import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backgroundOf, withPage } from '../page';
import { published } from '../published';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const blue = 'rgb(0, 104, 255)';
let project = '';
let server: ChildProcess | undefined;
let address = '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const run = (command: string, args: readonly string[], cwd = project) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  });

/** Installs what is locked, on the lowest React that the packages permit, and then the tarballs, as a stranger does; then builds. */
beforeAll(async () => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'consumer-next-')));
  cpSync(path.resolve('tests/packed/next'), project, { recursive: true });
  cpSync(path.resolve('tests/packed/consumer/Screens.tsx'), path.join(project, 'Screens.tsx'));
  rmSync(path.join(project, 'next.test.ts'));
  for (const name of published)
    run(npm, ['pack', '--ignore-scripts', '--pack-destination', project], path.resolve('packages', name));
  const tarballs = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  run(npm, ['ci', ...quiet]);
  run(npm, ['install', '--no-save', ...quiet, ...tarballs.map((file) => `./${file}`)]);
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  const port = await freePort();
  server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd: project,
      stdio: 'ignore',
    },
  );
  address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), { timeout: 30_000, interval: 200 });
}, 420_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(project, { recursive: true, force: true });
}, 120_000);

test('the lowest React that the packages ask for is the one that is installed', () => {
  const { version } = JSON.parse(readFileSync(path.join(project, 'node_modules/react/package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('19.2.0');
});

test('server components are drawn ahead, with their styles', () => {
  const html = readFileSync(path.join(project, '.next/server/app/index.html'), 'utf8');
  expect(html).toContain('304.15');
  expect(html).toContain('立即支付');
  expect(html).toMatch(/<style[^>]*data-styled/);
});

test.each([1280, 375])(
  'a page of server components comes alive at %i px and says nothing',
  { timeout: 60_000 },
  async (width) => {
    await withPage(`${address}/`, async (page, said) => {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.getByRole('button', { name: '立即支付' }).waitFor();
      await page.getByText('停机', { exact: true }).waitFor();
      expect(await backgroundOf(page, '[data-component="Button"]')).toBe(blue);
      await expect
        .poll(
          async () => {
            await page.getByRole('button', { name: '增加' }).click();
            return page.getByRole('spinbutton').inputValue();
          },
          { timeout: 20_000 },
        )
        .not.toBe('2');
      expect(said).toEqual([]);
    });
  },
);

test('three screens stand on data of one’s own, and answer', { timeout: 60_000 }, async () => {
  await withPage(`${address}/screens`, async (page, said) => {
    await page.getByText('机房搬迁通知').first().waitFor();
    expect(await page.getByText('登录实例').first().isVisible()).toBe(true);
    await expect
      .poll(
        async () => {
          await page.getByRole('tab', { name: '已使用' }).click();
          return page.getByText('新人立减券').count();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(said).toEqual([]);
  });
});

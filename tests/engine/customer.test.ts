import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect as shows, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient, type EngineClient } from '../../packages/server/src/fleet/lxd/client';
import { removeMachines } from '../../packages/server/test/engine/daemon';
import { engine } from '../../packages/server/test/engine/open-fleet';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { openOwnShop, registerForTransfer } from '../journeys/own-shop';
import type { RunningServer } from '../journeys/server';

const bootMs = 90_000;
/** A machine is read each minute, and its rates are known from the second reading on. */
const readingsMs = 240_000;
const lookMs = 10_000;
const command = path.resolve('packages/cli/dist/bin.js');

/** The example of an operator's catalogue, with sizes that this machine has, its one image and its one host. */
function catalogueOf(hostName: string, imageKey: string): object {
  const example = JSON.parse(readFileSync('docs/catalogue.example.json', 'utf8')) as {
    gpuModels: { specifications: object[] }[];
    images: object[];
    hosts: object[];
  };
  return {
    ...example,
    gpuModels: example.gpuModels.map((model) => ({
      ...model,
      specifications: model.specifications.map((size) => ({ ...size, cpuPerGpu: 1, memoryPerGpuGb: 1 })),
    })),
    images: [{ ...example.images[0], key: imageKey }],
    hosts: [{ ...example.hosts[0], name: hostName, address: '127.0.0.1' }],
  };
}

describe.skipIf(engine === null)('a customer of a site whose machines are real', () => {
  let client: EngineClient;
  let server: RunningServer;
  let page: Page;
  /** The name of the machine that is made busy. */
  let busy: string;
  /** What ends all that was begun, whether or not the rest came to begin. */
  const endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    if (engine === null) return;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-customer-'));
    endings.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
    endings.push(() => browser.close());
    client = openClient({ url: engine.url });
    const { environment } = await client.get<{ environment: { server_name: string } }>('');
    const shop = await openOwnShop({
      COMPUTE: 'lxd',
      LXD_URL: engine.url,
      LXD_POOL: engine.pool,
      LXD_NETWORK: engine.network,
      LXD_KVM: 'container',
      LXD_TRIAL: '1',
    });
    endings.push(() => shop.close());
    const catalogue = path.join(folder, 'catalogue.json');
    writeFileSync(catalogue, JSON.stringify(catalogueOf(environment.server_name, engine.imageKey)));
    shop.operate('migrate');
    expect(shop.operate('catalogue', catalogue, '--apply')).toContain('已写入');
    server = await shop.start();
    endings.push(
      () => removeMachines(client),
      () => server.stop(),
    );
    const code = await registerForTransfer(page, server.url, shop, '13900000141');
    await server.stop();
    expect(shop.operate('desk', 'transfer', 'account', code, '100', 'BANK-000141')).toContain('已入账 ¥100.00');
    server = await shop.start();
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  const machines = () => client.get<{ status: string }[]>('/instances?recursion=1');

  test('rents a machine in the browser and types into its terminal', { timeout: 2 * bootMs }, async () => {
    await page.goto(`${server.url}/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1&unit=hour&pack_time=1`);
    await page.getByRole('button', { name: '立即支付' }).first().click();
    await shows(page).toHaveURL(/\/restartInstance\?/);
    const name = new URL(page.url()).searchParams.get('instance_name') ?? '';
    await page.goto(`${server.url}/console/instancePlugin/${name}`);
    await shows(page.getByRole('link', { name: '网页终端' })).toBeVisible({ timeout: bootMs });
    expect(await machines()).toMatchObject([{ status: 'Running' }]);

    await page.goto(`${server.url}/console/terminal/${name}`);
    const screen = page.locator('.xterm-rows');
    await shows(screen).toContainText('root@', { timeout: bootMs });
    await page.keyboard.type('echo "I am $(who""ami) of $(uname -s)"\n');
    await shows(screen).toContainText('I am root of Linux');
    // Goes on when the terminal is left.
    await page.keyboard.type('nohup sh -c "while :; do :; done" > /dev/null 2>&1 &\n');
    await shows(screen).toContainText('[1]');
    busy = name;
  });

  test('sees on its page how busy the machine is', { timeout: 2 * readingsMs }, async () => {
    const processor = page.getByRole('slider', { name: /^CPU 使用率/ });
    await shows(async () => {
      await page.goto(`${server.url}/console/instancePlugin/${busy}?tab=usage`);
      await processor.press('End', { timeout: lookMs });
      // One processor of its own, and a loop that never rests.
      await shows(processor).toHaveAttribute('aria-valuetext', /^\d\d:\d\d，CPU 使用率 (?:[5-9]\d|100)(?:\.\d+)?%$/);
    }).toPass({ timeout: readingsMs, intervals: [lookMs] });
  });

  test('rents, lists and stops another by the command line, with a key from 安全设置', {
    timeout: 2 * bootMs,
  }, async () => {
    await page.goto(`${server.url}/console/safe`);
    const create = page.getByRole('region', { name: 'API 密钥' }).getByRole('button', { name: '创建密钥' });
    await shows(create).toBeEnabled();
    await create.click();
    const dialog = page.getByRole('dialog', { name: '创建 API 密钥' });
    await dialog.getByRole('textbox', { name: /名称/ }).fill('终端');
    await dialog.getByRole('checkbox', { name: /^管理实例/ }).check();
    await dialog.getByRole('button', { name: '创建', exact: true }).click();
    const secret = await page.getByRole('dialog', { name: '密钥已创建' }).getByText(/^sk_/).textContent();
    const suanli = (...words: readonly string[]) =>
      execFileSync(process.execPath, [command, ...words], {
        env: { ...process.env, SUANLI_URL: server.url, SUANLI_API_KEY: secret ?? '' },
        encoding: 'utf8',
      });

    expect(
      suanli(
        'rent',
        '--gpu',
        'RTX 4090',
        '--image',
        engine?.imageKey ?? '',
        '--hours',
        '1',
        '--note',
        'train',
        '--yes',
      ),
    ).toMatch(/已运行/);
    expect(suanli('list')).toContain('train');
    expect((await machines()).map(({ status }) => status)).toEqual(['Running', 'Running']);
    suanli('stop', 'train');
    await expect
      .poll(async () => (await machines()).map(({ status }) => status).sort(), { timeout: bootMs })
      .toEqual(['Running', 'Stopped']);
    expect(suanli('logs', 'train')).toContain('终端');
  });
});

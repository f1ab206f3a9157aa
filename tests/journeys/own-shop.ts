import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startSmsReceiver, type TestSmsReceiver } from '../../packages/server/test/setup/sms-receiver';
import { newPassword } from './customer';
import { freePort, startServer, type RunningServer } from './server';
import { temporaryData } from './stored-data';

/** A site as an operator runs it: no demo, texts go to a gateway, transfers to a bank account. */
export interface OwnShop {
  /** The number of the account that transfers go to. */
  readonly accountNumber: string;
  readonly texts: TestSmsReceiver;
  start(): Promise<RunningServer>;
  /** Runs a command of the operator and answers what it said. The server is stopped for it: the embedded database has one user at a time. */
  operate(command: string, ...words: readonly string[]): string;
  close(): Promise<void>;
}

const account = { holder: '某某云计算有限公司', bank: '招商银行苏州分行', number: '512902345610901' };

/** `engine` holds the variables that name where machines run; without them none is sold. */
export async function openOwnShop(engine: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const texts = await startSmsReceiver();
  const data = temporaryData();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'compute-market-brand-'));
  const brand = path.join(folder, 'brand.json');
  writeFileSync(brand, JSON.stringify({ bankAccount: account }));
  const env = { DEMO: '0', SMS_URL: texts.url, SMS_SECRET: texts.secret, BRAND_FILE: brand, ...engine };
  return {
    accountNumber: account.number,
    texts,
    start: () => startServer(data, { port, env }),
    operate: (command, ...words) =>
      execFileSync(process.execPath, [path.resolve(`packages/server/dist/commands/${command}.js`), ...words], {
        env: { ...process.env, ...env, NODE_ENV: 'production', DATA_DIR: data.folder },
        encoding: 'utf8',
      }),
    async close() {
      await texts.close();
      await data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers on the way to 充值 and answers the code that a transfer of this customer names. */
export async function registerForTransfer(
  page: Page,
  url: string,
  { texts, accountNumber }: OwnShop,
  phone: string,
): Promise<string> {
  await page.goto(`${url}/login?page=register&redirect=/console/recharge`);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill(texts.messages.at(-1)?.code ?? '');
  await page.getByLabel('密码', { exact: true }).fill(newPassword);
  await page.getByLabel('确认密码').fill(newPassword);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('radio', { name: /对公转账/ })).toBeChecked();
  await expect(page.getByText(accountNumber)).toBeVisible();
  const [code = ''] = (await page.getByRole('main').innerText()).match(/SL-\d+-\d/) ?? [];
  return code;
}

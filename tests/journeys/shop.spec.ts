import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startSmsReceiver } from '../../packages/server/test/setup/sms-receiver';
import { newPassword } from './customer';
import { expectAccessible, watchForErrors } from './pages';
import { freePort, removeData, startServer, temporaryData } from './server';

const phone = '13900000139';
const account = { holder: '某某云计算有限公司', bank: '招商银行苏州分行', number: '512902345610901' };

function brandFile(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'compute-market-brand-')), 'brand.json');
  writeFileSync(file, JSON.stringify({ bankAccount: account }));
  return file;
}

test('without the demo an empty site says that it opens soon; with a catalogue a visitor registers, pays by transfer, and is sold nothing while no machines are connected', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const errors = watchForErrors(page);
  const texts = await startSmsReceiver();
  const data = temporaryData();
  const port = await freePort();
  const env = { DEMO: '0', SMS_URL: texts.url, SMS_SECRET: texts.secret, BRAND_FILE: brandFile() };
  /** A command of the operator, who stops the server for it: the embedded database has one user at a time. */
  const operate = (command: string, ...words: readonly string[]) =>
    execFileSync(process.execPath, [path.resolve(`packages/server/dist/commands/${command}.js`), ...words], {
      env: { ...process.env, ...env, NODE_ENV: 'production', DATA_DIR: data },
      encoding: 'utf8',
    });
  const start = () => startServer(data, { port, env });

  let server = await start();
  await page.goto(`${server.url}/store`);
  await expect(page.getByText('即将开业', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await server.stop();
  expect(operate('catalogue', path.resolve('docs/catalogue.example.json'), '--apply')).toContain('已写入');

  server = await start();
  await page.goto(`${server.url}/store`);
  await expect(page.getByRole('heading', { name: 'RTX 4090' })).toBeVisible();
  await expect(page.getByText('即将开业')).toHaveCount(0);
  await page.goto(`${server.url}/login?page=register&redirect=/console/recharge`);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill(texts.messages.at(-1)?.code ?? '');
  await page.getByLabel('密码', { exact: true }).fill(newPassword);
  await page.getByLabel('确认密码').fill(newPassword);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('radio', { name: /对公转账/ })).toBeChecked();
  await expect(page.getByText(account.number)).toBeVisible();
  const [postscript = ''] = (await page.getByRole('main').innerText()).match(/SL-\d+-\d/) ?? [];
  await expectAccessible(page);
  await server.stop();
  expect(operate('desk', 'transfer', 'account', postscript, '100', 'BANK-000139')).toContain('已入账 ¥100.00');

  server = await start();
  await page.goto(`${server.url}/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1&unit=hour&pack_time=1`);
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(page.getByText('算力资源尚未接入，暂时无法办理，请留意公告').first()).toBeVisible();
  await page.goto(`${server.url}/console/recharge`);
  await expect(page.getByText('¥100.00').first()).toBeVisible();
  await server.stop();
  await texts.close();
  removeData(data);
  expect(errors).toEqual([]);
});

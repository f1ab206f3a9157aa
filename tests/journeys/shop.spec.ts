import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openOwnShop, registerForTransfer } from './own-shop';
import { expectAccessible, follow, watchForErrors } from './pages';

test('without the demo an empty site says that it opens soon; with a catalogue a visitor registers, pays by transfer, and is sold nothing while no machines are connected', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const shop = await openOwnShop();

  let server = await shop.start();
  await page.goto(`${server.url}/store`);
  await expect(page.getByText('即将开业', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await server.stop();
  expect(shop.operate('catalogue', path.resolve('docs/catalogue.example.json'), '--apply')).toContain('已写入');

  server = await shop.start();
  await page.goto(`${server.url}/store`);
  await expect(page.getByRole('heading', { name: 'RTX 4090' })).toBeVisible();
  await expect(page.getByText('即将开业')).toHaveCount(0);
  const code = await registerForTransfer(page, server.url, shop, '13900000139');
  await expectAccessible(page);
  await server.stop();
  expect(shop.operate('desk', 'transfer', 'account', code, '100', 'BANK-000139')).toContain('已入账 ¥100.00');

  server = await shop.start();
  await page.goto(`${server.url}/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1&unit=hour&pack_time=1`);
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(page.getByText('算力资源尚未接入，暂时无法办理，请留意公告').first()).toBeVisible();
  await follow(page, '/console/recharge');
  await expect(page.getByText('¥100.00').first()).toBeVisible();
  await server.stop();
  await shop.close();
  expect(errors).toEqual([]);
});

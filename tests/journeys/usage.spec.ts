import { readFile } from 'node:fs/promises';
import { logIn } from './customer';
import { readInstance } from './instances';
import { expectAccessible, expectNoSidewaysScroll, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('what an instance used is read out, chosen by span in the address, and taken home as a file', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13800000001';
  const { Container_name: name } = await readInstance(url, await logIn(url, phone), 'llama3-8b-sft');
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=usage`, phone, 'Suanli2026');
  const cards = page.getByRole('slider', { name: /^GPU 使用率/ });
  // The oldest point: the newest may still wait for its first sample.
  await cards.press('Home');
  await expect(cards).toHaveAttribute('aria-valuetext', /^\d\d:\d\d，GPU 使用率 \d+(\.\d+)?%$/);
  await expectAccessible(page);

  await page.getByText('近 7 天', { exact: true }).click();
  await expect(page).toHaveURL(/\?tab=usage&range=7d$/);
  await cards.press('End');
  await expect(cards).toHaveAttribute('aria-valuetext', /^\d\d-\d\d \d\d:00，/);
  await expectNoSidewaysScroll(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^监控-${name}-\\d{12}\\.csv$`));
  const [heading, first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(heading).toContain('时间,GPU 使用率(%)');
  expect(first.split(',').map(Number).slice(1).every(Number.isFinite)).toBe(true);
  expect(errors).toEqual([]);
});

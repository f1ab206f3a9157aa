import { catalogueOf, expectRows, pricesBy, specificationsOf } from './catalogue';
import { customerWith, must, passHours, post } from './customer';
import { readInstance, rent, rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

/** After hours that pass at once the server has as many hours of work to do. */
const busy = { timeout: 60_000 };

interface Options {
  readonly List: readonly { readonly Gpu_num: number }[];
}

/** Most cards that can start the kept disk now. */
async function mostCards(url: string, session: string, name: string): Promise<number> {
  const { List } = await must(
    post<Options>(url, '/instance/get_instance_available_kvm_num', { session, instance_name: name }),
  );
  return Math.max(0, ...List.map(({ Gpu_num }) => Gpu_num));
}

/** Others rent card by card, for an hour, until the machine can give no more than so many at once. */
async function leaveCards(url: string, others: string, mine: { session: string; name: string }, most: number) {
  for (let rented = 0; (await mostCards(url, mine.session, mine.name)) > most; rented += 1) {
    if (rented === 60) throw new Error('the machine does not fill');
    await rent(url, others, { unit: 'hour', pack_time: 1, note: `其他客户 ${rented}` });
  }
}

test('a machine that is over keeps its disk, which is charged by the hour, waits for free cards and runs again', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000001';
  const note = '权重-保留';
  const session = await customerWith(url, phone, 500);
  // Makes a member, and is over before the disk is kept.
  await rent(url, session, { gpu_type: 'A100 SXM4', gpu_num: 8, unit: 'hour', pack_time: 2, due_mode: -1 });
  const others = await customerWith(url, '13921000002', 500);
  const { Container_name: name } = await rentRunning(url, session, note, {
    gpu_num: 2,
    unit: 'hour',
    pack_time: 1,
    due_mode: 1,
  });
  await passHours(url, 4);
  await expect.poll(async () => (await readInstance(url, session, note)).Status, busy).toBe(8);
  await expect.poll(async () => (await readInstance(url, session, note)).KeeppedDiskCost, busy).toBeGreaterThan(0);

  await openLoggedIn(page, url, '/console/dashboard', phone);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row.getByText('磁盘保留中')).toBeVisible();
  // Nothing else costs anything: what a day takes is said alike by the row and by the strip above the list.
  const perDay = /¥[\d.]+\/天/.exec((await row.textContent()) ?? '')?.[0] ?? 'no price per day';
  await expect(page.getByText(`约 ${perDay}`, { exact: true })).toBeVisible();
  await leaveCards(url, others, { session, name }, 1);
  await row.getByRole('link', { name: '启动' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '选择启动资源' })).toBeVisible();
  const catalogue = await catalogueOf(url, session);
  expect(catalogue.level).toBe(1);
  const sizes = [...(await specificationsOf(url, session)).values()];
  const list = Object.fromEntries(sizes.map(({ SpecName, HourPrice }) => [SpecName, HourPrice]));
  await expectRows(
    page.getByRole('table', { name: '可启动的资源' }).getByRole('row'),
    pricesBy(catalogue, 'hour', list),
    {
      name: /[\u4e00-\u9fa5]+型 \S+/,
      price: /¥[\d.,]+(?=\/小时)/,
    },
  );

  await expect(page.getByText('原配置 2 卡暂不可用')).toBeVisible();
  await expect(page.getByRole('link', { name: '先用 1 卡启动' })).toBeVisible();
  await expectAccessible(page);

  await leaveCards(url, others, { session, name }, 0);
  await page.reload();
  await expect(page.getByText('原机器暂无空闲显卡')).toBeVisible();
  await expect(page.getByRole('link', { name: '联系客服迁移' })).toHaveAttribute(
    'href',
    /selectQuestion\?instance_name=/,
  );
  await page.getByRole('button', { name: '有空闲时通知我' }).click();
  await expect(page.getByText('已登记，有 1 卡空闲时通知您一次')).toBeVisible();
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });

  await passHours(url, 2);
  await expect
    .poll(
      async () =>
        (
          await must(post<{ data: { Title: string }[] }>(url, '/get_reminders', { session, page: 1, page_size: 20 }))
        ).data.map(({ Title }) => Title),
      busy,
    )
    .toContain('原机器有空闲显卡');
  await follow(page, '/inform?type=mine');
  await expect(page.getByText('原机器有空闲显卡')).toBeVisible();

  await follow(page, `/instanceAvailableKvmStore?instance_name=${name}`);
  await page.getByRole('link', { name: /^选择/ }).first().click();
  await expect(page.getByText('沿用原系统与数据').first()).toBeVisible();
  await page.getByRole('button', { name: '启动并支付' }).last().click();
  await expect(page.getByText('实例已启动')).toBeVisible({ timeout: 45_000 });
  expect((await readInstance(url, session, note)).Status).toBe(1);

  await follow(page, `/console/expenseDetail?instance_name=${name}`);
  const day = page.getByRole('row').filter({ hasText: '保留磁盘' }).first();
  await expect(day).toContainText(/\d+ 笔/);
  await day.getByRole('button', { name: '展开详情' }).click();
  const hours = page.getByRole('list', { name: `${note} 20` });
  await expect(hours.getByRole('listitem').first()).toBeVisible();
  const count = /(\d+) 笔/.exec((await day.textContent()) ?? '')?.[1];
  await expect(hours.getByRole('listitem')).toHaveCount(Number(count));
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

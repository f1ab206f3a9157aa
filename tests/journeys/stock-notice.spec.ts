import { customerWith, must, newPassword, passHours, post, tellFleet } from './customer';
import { expectAccessible, expectNoSidewaysScroll, follow, logInByForm, narrow, watchForErrors, wide } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

let customers = 0;

/** Others take every free card of a model, or give those back. */
const moveStock = (url: string, model: string, action: 'fill' | 'empty') => tellFleet(url, { gpu_type: model, action });

const titles = async (url: string, session: string): Promise<string[]> =>
  (
    await must(post<{ data: { Title: string }[] }>(url, '/get_reminders', { session, page: 1, page_size: 20 }))
  ).data.map(({ Title }) => Title);

const sought = [
  { ...wide, model: 'V100', kind: '云主机', type: '' },
  { ...narrow, model: 'L20', kind: '容器', type: 'type=docker&' },
] as const;

for (const { name, width, height, model, kind, type } of sought) {
  test(`a sold-out model is asked for, and told once when it is back (${name})`, async ({ page, server: { url } }) => {
    const errors = watchForErrors(page);
    customers += 1;
    const phone = `1394100${String(customers).padStart(4, '0')}`;
    const session = await customerWith(url, phone, 0);
    await moveStock(url, model, 'fill');
    await page.setViewportSize({ width, height });

    await page.goto(`${url}/store?${type}vram=12`);
    const card = page.getByRole('article', { name: model });
    await card.getByRole('button', { name: '到货通知' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logInByForm(page, phone, newPassword);
    await expect(page).toHaveURL(`${url}/store?${type}gpu=${model}&vram=12`);
    await card.getByRole('button', { name: '到货通知' }).click();
    await expect(card.getByText('已订阅到货通知')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(card.getByText('已订阅到货通知')).toBeVisible();
    await card.getByRole('button', { name: '取消到货通知' }).click();
    await expect(card.getByText('已订阅到货通知')).toHaveCount(0);
    await card.getByRole('button', { name: '到货通知' }).click();
    await expect(card.getByText('已订阅到货通知')).toBeVisible();

    await passHours(url, 1);
    expect(await titles(url, session)).toEqual([]);
    await moveStock(url, model, 'empty');
    await passHours(url, 1);
    await expect.poll(() => titles(url, session), { timeout: 60_000 }).toEqual(['显卡到货']);
    await passHours(url, 1);
    expect(await titles(url, session)).toEqual(['显卡到货']);

    await follow(page, '/inform?type=mine');
    await expect(page.getByText(`「${model}」${kind}现在有空闲显卡`)).toBeVisible();
    await page.getByRole('link', { name: '前往查看' }).click();
    await expect(page).toHaveURL(`${url}/store?${type}gpu=${model}`);
    await expect(card.getByRole('link', { name: '立即租用' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

import { customerWith } from './customer';
import { rentRunning } from './instances';
import { expectAccessible, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ viewport: { width: 1440, height: 900 } });

test('JupyterLab opens by one press from the list, at an origin from which the console’s storage is out of reach', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116139';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '训练');
  await openLoggedIn(page, url, '/console/dashboard', phone);
  await page.getByRole('button', { name: /的更多操作/ }).click();
  const [lab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: '打开 JupyterLab' }).click(),
  ]);
  await expect(lab.getByRole('heading', { name: 'JupyterLab' })).toBeVisible();
  await expect(lab.getByText(`由实例 ${name} 提供`)).toBeVisible();
  // Its websocket went through the gateway as well.
  await expect(lab.getByText('已连接')).toBeVisible();

  const { hostname, origin, pathname, search } = new URL(lab.url());
  expect(hostname).toMatch(/^[a-z2-7]{26}\.localhost$/);
  expect([pathname, search]).toEqual(['/lab', '']);
  expect(origin).not.toBe(new URL(url).origin);
  const seen = await lab.evaluate(
    async (site) => ({
      storage: Object.keys(localStorage),
      cookies: document.cookie,
      opener: window.opener === null,
      calls: await fetch(`${site}/livez`, { mode: 'cors' }).then(
        () => 'read',
        () => 'refused',
      ),
    }),
    url,
  );
  expect(seen).toEqual({ storage: [], cookies: '_xsrf=demo', opener: true, calls: 'refused' });
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await lab.close();
  expect(errors).toEqual([]);
});

test('an HTTP port is opened, seen without a public address, shown by the gateway, and gone when it is closed', async ({
  page,
  server: { url },
}) => {
  const phone = '13911116140';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '推理服务');
  await openLoggedIn(page, url, `/console/instancePlugin/${name}`, phone);
  const part = page.getByRole('region', { name: '开放的端口' });
  await part.getByRole('button', { name: '开放端口' }).click();
  const dialog = page.getByRole('dialog', { name: '开放端口' });
  await dialog.getByRole('textbox', { name: /内网端口/ }).fill('8000');
  await dialog.getByRole('textbox', { name: /名称/ }).fill('Gradio');
  await dialog.getByRole('radio', { name: /HTTP/ }).click();
  await expect(dialog.getByText(/只有登录后从控制台才能打开/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '开放', exact: true }).click();
  await expect(dialog).toBeHidden();

  const link = part.getByRole('link', { name: '打开 Gradio' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(part.getByRole('button', { name: '复制 Gradio 的地址' })).toHaveCount(0);
  const [service] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(service.getByRole('heading', { name: '端口 8000 的服务' })).toBeVisible();

  await part.getByRole('button', { name: '关闭 Gradio' }).click();
  await page
    .getByRole('dialog', { name: '关闭端口「Gradio」？' })
    .getByRole('button', { name: '关闭', exact: true })
    .click();
  await expect(part.getByText(/还没有开放端口/)).toBeVisible({ timeout: 30_000 });
  await service.reload();
  await expect(service.getByRole('heading', { name: '端口已关闭' })).toBeVisible();
  await expectAccessible(service);
  // What is in the way is said in the console, where it is opened anew.
  await service.getByRole('link', { name: '重新打开' }).click();
  await expect(service.getByRole('main').getByText('端口 8000 没有开放，请先在实例详情中开放')).toBeVisible();
});

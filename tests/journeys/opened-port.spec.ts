import { customerWith } from './customer';
import { rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test('a port is opened by name, seen with its address, and closed again', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = '13911116121';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '推理服务');
  await openLoggedIn(page, url, `/console/instancePlugin/${name}`, phone);
  const part = page.getByRole('region', { name: '开放的端口' });
  await expect(part.getByText(/还没有开放端口/)).toBeVisible();

  await part.getByRole('button', { name: '开放端口' }).click();
  const dialog = page.getByRole('dialog', { name: '开放端口' });
  await dialog.getByRole('textbox', { name: /内网端口/ }).fill('22');
  await dialog.getByRole('textbox', { name: /名称/ }).fill('Gradio');
  await dialog.getByRole('button', { name: '开放', exact: true }).click();
  await expect(dialog.getByText(/22 端口用于 SSH 登录/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /内网端口/ }).fill('8888');
  await dialog.getByRole('button', { name: '开放', exact: true }).click();
  await expect(dialog.getByText(/端口 8888 随实例已经开放/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /名称/ })).toHaveValue('Gradio');
  await dialog.getByRole('textbox', { name: /内网端口/ }).fill('8000');
  await dialog.getByRole('button', { name: '开放', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(part.getByRole('row', { name: /Gradio 8000 .+:31\d{3}/ })).toBeVisible();
  const close = part.getByRole('button', { name: '关闭 Gradio' });
  await expect(close).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expect(close).toBeVisible();
  await expectNoSidewaysScroll(page);

  await close.click();
  const question = page.getByRole('dialog', { name: '关闭端口「Gradio」？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await close.click();
  await question.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(part.getByText(/还没有开放端口/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('tab', { name: '操作记录' }).click();
  for (const kind of ['开放端口', '端口已开放', '关闭端口', '端口已关闭'])
    await expect(page.getByText(new RegExp(`${kind}：Gradio，内网端口 8000，外网端口 31`)).first()).toBeVisible();
  expect(errors).toEqual([]);
});

import { addUp, balanceChanges, customerWith, must, passHours, post, tellFleet } from './customer';
import { rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

interface OnHost {
  readonly Container_name: string;
  readonly Host: string;
  readonly HostSilentTime: number | null;
}

/** Cuts a host off in the sandbox, or connects it again. */
const setHost = (url: string, name: string, action: 'silence' | 'answer') => tellFleet(url, { action, name });

test('a machine whose host is lost says so and offers a ticket that is filled in; when the host is back the rent of that time is back too', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const note = '长跑训练';
  const phone = '13911116041';
  const session = await customerWith(url, phone, 1500);
  const { Container_name: name } = await rentRunning(url, session, note, { unit: 'day', pack_time: 20 });
  const read = async () => {
    const request = { session, page: 1, page_size: 1, instance_name: name };
    const { data } = await must(post<{ data: OnHost[] }>(url, '/get_container_by_token_with_page_v2', request));
    if (data[0] === undefined) throw new Error(`no instance ${name}`);
    return data[0];
  };
  /** Lets hours go by, as many as it takes for the host to be looked at. */
  const untilSilent = (isSilent: boolean) =>
    expect
      .poll(
        async () => {
          await passHours(url, 1);
          return (await read()).HostSilentTime !== null;
        },
        { timeout: 45_000 },
      )
      .toBe(isSilent);
  const paid = addUp(await balanceChanges(url, session));
  const { Host: host } = await read();
  await setHost(url, host, 'silence');
  await untilSilent(true);

  await openLoggedIn(page, url, '/console/dashboard', phone);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row.getByText(/主机没有响应，已.+，恢复后自动退费/)).toBeVisible();
  await expectAccessible(page);
  await follow(page, `/console/instancePlugin/${name}`);
  await expect(page.getByText(/这段时间的租费自动退回，无需申请/)).toBeVisible();
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  const ticket = page.getByRole('tabpanel').getByRole('link', { name: '提交工单' });
  const address = new URL((await ticket.getAttribute('href')) ?? '', url);
  expect(address.searchParams.get('report')).toMatch(
    new RegExp(`实例：${note}（${name}）\n配置：.+ · ${host}\n开始时间：.+\n现象：所在主机没有响应`),
  );
  await resize(page, { width: 1440, height: 900 });
  await follow(page, '/inform?type=mine');
  await expect(page.getByText('实例所在主机没有响应').first()).toBeVisible();

  await setHost(url, host, 'answer');
  await untilSilent(false);
  // The job that pays comes right after the one that saw the host.
  await expect.poll(async () => addUp(await balanceChanges(url, session)), { timeout: 30_000 }).toBeGreaterThan(paid);
  await follow(page, `/console/instancePlugin/${name}?tab=events`);
  await expect(page.getByText(/主机离线退费：¥\d+\.\d\d，主机离线 \d+ 小时/)).toBeVisible();
  await expect(page.getByText('恢复正常')).toBeVisible();
  await follow(page, '/inform?type=mine');
  await expect(page.getByText('主机已恢复，租费已退回').first()).toBeVisible();
  expect(errors).toEqual([]);
});

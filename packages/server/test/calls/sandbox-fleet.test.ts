import { restartKvm } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { runKvm } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rows } from '../../src/db/rows';
import { host, hostGpu } from '../../src/db/schema/market';
import { sandboxFleetSettings } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();

const page = async () => (await server.app.inject({ method: 'GET', url: '/sandbox' })).body;

/** What somebody does on the page. */
async function post(fields: Record<string, string>): Promise<void> {
  const token = /name="page_token" value="([^"]+)"/.exec(await page())?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await server.app.inject({
    method: 'POST',
    url: '/sandbox/fleet',
    headers,
    payload: new URLSearchParams({ page_token: token, ...fields }).toString(),
  });
}

const settings = () => server.database.transaction(sandboxFleetSettings);
/** Machines whose counts differ from their cards. */
const miscounted = () =>
  server.database.transaction((tx) =>
    rows(
      tx,
      sql`select h.id from ${host} h join ${hostGpu} g on g.host_id = h.id group by h.id having h.free_gpus <> count(*) filter (where g.holder is null)`,
    ),
  );

describe('the machine room of the sandbox', () => {
  test('a model that is let out there is sold out, and can be rented again once it is given back', async () => {
    const { token } = await customer(server, { balance: 50 });
    await post({ action: 'fill', gpu_type: smallOrder.gpu_type });
    expect((await server.call(runKvm, smallOrder, { token })).number).toBe(errors.STOCK_SHORT.status);
    expect(await miscounted()).toEqual([]);
    await post({ action: 'empty', gpu_type: smallOrder.gpu_type });
    expect((await server.call(runKvm, smallOrder, { token })).number).toBe(0);
    expect(await miscounted()).toEqual([]);
  });

  test('giving back leaves the cards of customers with them', async () => {
    const buyer = await customer(server, { balance: 50 });
    const name = await rentalsOn(server).rentRunning(buyer);
    await post({ action: 'fill', gpu_type: smallOrder.gpu_type });
    await post({ action: 'empty', gpu_type: smallOrder.gpu_type });
    const held = await server.database.transaction((tx) =>
      rows(tx, sql`select gpu_index from ${hostGpu} where holder = ${name}`),
    );
    expect(held).toHaveLength(1);
  });

  test('a running machine loses a card and gets it back', async () => {
    const buyer = await customer(server, { balance: 50 });
    const rentals = rentalsOn(server);
    const name = await rentals.rentRunning(buyer);
    await post({ action: 'abnormal', name });
    await post({ action: 'abnormal', name });
    expect(await rentals.read(buyer, name)).toMatchObject({
      Status: 1,
      IsAbnormal: 1,
      Message: 'GPU 掉卡，正在自动恢复',
    });
    expect(await page()).toContain('运行异常');
    await post({ action: 'recover', name });
    expect(await rentals.read(buyer, name)).toMatchObject({ Status: 1, IsAbnormal: 0, Message: '' });
    const { data } = await server.call(getInstanceEvents, { instance_name: name, limit: 3 }, { token: buyer.token });
    expect(data.data.map(({ Kind, Details }) => [Kind, Details.reason])).toEqual([
      ['recovered', undefined],
      ['abnormal', 'GPU 掉卡，正在自动恢复'],
      ['started', undefined],
    ]);
  });

  test('the next restart fails, and only that one', async () => {
    const buyer = await customer(server, { balance: 50 });
    const rentals = rentalsOn(server);
    const name = await rentals.rentRunning(buyer);
    const restart = async () => {
      await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
      await rentals.passSeconds(4);
      return (await rentals.read(buyer, name)).Status;
    };
    await post({ fail_next_restarts: '1' });
    expect(await restart()).toBe(7);
    expect(await restart()).toBe(1);
  });

  test('a host is cut off and connected again; one that nobody knows changes nothing', async () => {
    const buyer = await customer(server, { balance: 50 });
    await rentalsOn(server).rentRunning(buyer);
    const silent = async () => (await settings()).silentHosts;
    const name =
      /name="name" value="([^"]+)"><button class="button" data-variant="[a-z]+" name="action" value="silence"/.exec(
        await page(),
      )?.[1];
    if (name === undefined) throw new Error('no host on the page');
    await post({ action: 'silence', name });
    await post({ action: 'silence', name });
    await post({ action: 'silence', name: 'nobody' });
    expect(await silent()).toEqual([name]);
    expect(await page()).toContain('没有响应');
    await post({ action: 'answer', name });
    expect(await silent()).toEqual([]);
  });

  test('times and chance are set as they are typed, within bounds; what is no number changes nothing', async () => {
    await post({ boot_seconds: '20', restart_seconds: '9999', boot_failure_percent: '15' });
    expect(await settings()).toMatchObject({ bootMs: 20_000, restartMs: 600_000, bootFailurePercent: 15 });
    await post({ boot_seconds: '-1', boot_failure_percent: 'x' });
    expect(await settings()).toMatchObject({ bootMs: 20_000, bootFailurePercent: 15 });
  });
});

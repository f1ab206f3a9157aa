import { expect, test } from '@playwright/test';
import { addUp, balanceChanges, decidePayment, intention, logIn, must, openPayments, post, sandboxToken } from '../journeys/customer';
import { freePort, removeData, startServer, temporaryData } from '../journeys/server';

const kills = 20;
const topUpYuan = 20;
const phone = '13800000002';
const paid = 1;
const topUpType = 1;

interface Machine { readonly key: string; readonly request: Record<string, unknown>; name?: string }

/** Work that a kill may cut anywhere: a payment confirmed at the gateway, and a rental. What was acknowledged is written down. */
async function work(url: string, session: string, acknowledged: { topUps: Set<string>; machines: Machine[]; started: Machine[] }, image: string) {
  const token = await sandboxToken(url);
  // Codes that the last kill left open are paid now: they must count too.
  for (const { outTradeNo } of await openPayments(url)) {
    if ((await decidePayment(url, token, outTradeNo, 'confirm')).ok) acknowledged.topUps.add(outTradeNo);
  }
  for (;;) {
    const { out_trade_no: order } = await must(post<{ out_trade_no: string }>(url, '/create_qrcode', { session, amount: topUpYuan, pay_type: 1 }, { headers: { 'idempotency-key': intention() } }));
    const { ok } = await decidePayment(url, token, order, 'confirm');
    if (ok) acknowledged.topUps.add(order);
    const machine: Machine = { key: intention(), request: { gpu_type: 'RTX 3090', gpu_num: 1, image_name: image, pack_time: 1, unit: 'hour', due_mode: -1 } };
    acknowledged.started.push(machine);
    const { Container_name: name } = await must(post<{ Container_name: string }>(url, '/run_kvm_v2', { session, ...machine.request }, { headers: { 'idempotency-key': machine.key } }));
    acknowledged.machines.push({ ...machine, name });
  }
}

test('killed twenty times while payments and rentals are under way, the server loses nothing it acknowledged and counts nothing twice', async () => {
  const data = temporaryData();
  const port = await freePort();
  const acknowledged = { topUps: new Set<string>(), machines: [] as Machine[], started: [] as Machine[] };
  let server = await startServer(data, { port });
  try {
    const session = await logIn(server.url, phone);
    const { image_display_info_map: images } = await must(post<{ image_display_info_map: Record<string, { System: string }> }>(server.url, '/store/get_store_selector_options', {}));
    const image = Object.keys(images).find((key) => images[key]?.System === 'Linux') ?? '';

    for (let round = 0; round < kills; round += 1) {
      const running = work(server.url, session, acknowledged, image).catch((error: unknown) => error);
      // A different moment in every round, from the first request to some way in.
      await new Promise((resolve) => setTimeout(resolve, 150 + ((round * 97) % 600)));
      await server.kill();
      await running;
      server = await startServer(data, { port });
    }

    expect(acknowledged.topUps.size).toBeGreaterThan(kills / 2);
    expect(acknowledged.machines.length).toBeGreaterThan(0);

    // The customer repeats every rental it had begun, with the key it had: each exists once.
    const names = new Map<string, string>();
    for (const machine of acknowledged.started) {
      const answer = await post<{ Container_name: string }>(server.url, '/run_kvm_v2', { session, ...machine.request }, { headers: { 'idempotency-key': machine.key } });
      if (answer.status === 0) names.set(machine.key, answer.data.Container_name);
    }
    for (const machine of acknowledged.machines) expect(names.get(machine.key)).toBe(machine.name);
    expect(new Set(names.values()).size).toBe(names.size);

    // Every acknowledged payment is paid; a notification repeated now changes nothing.
    const token = await sandboxToken(server.url);
    for (const order of acknowledged.topUps) {
      const { Status: status } = await must(post<{ Status: number }>(server.url, '/get_order_status', { session, out_trade_no: order }));
      expect(status, order).toBe(paid);
      await decidePayment(server.url, token, order, 'notify');
    }

    const changes = await balanceChanges(server.url, session);
    const credited = changes.filter(({ Type }) => Type === topUpType).map(({ RelationId }) => RelationId);
    expect(new Set(credited).size).toBe(credited.length);
    for (const order of acknowledged.topUps) expect(credited).toContain(order);

    const { Money: money } = (await must(post<{ Money: number }>(server.url, '/get_user_info', { session }, { form: true })));
    expect(addUp(changes)).toBe(Math.round(money * 100));
  } finally {
    await server.kill();
    removeData(data);
  }
});

test('SIGTERM finishes and leaves with 0; a second server on the same data, or the same port, says one clear sentence', async () => {
  const data = temporaryData();
  const server = await startServer(data);
  try {
    const port = Number(new URL(server.url).port);
    await expect(startServer(data)).rejects.toThrow(/[\u4e00-\u9fff]/);
    const other = temporaryData();
    await expect(startServer(other, { port })).rejects.toThrow(/端口/);
    removeData(other);
    expect(await server.stop()).toBe(0);
    const again = await startServer(data);
    expect(await again.stop()).toBe(0);
  } finally {
    await server.kill();
    removeData(data);
  }
});

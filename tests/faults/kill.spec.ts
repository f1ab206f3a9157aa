import { expect, test } from '@playwright/test';
import { addUp, balanceChanges, decidePayment, intention, logIn, must, post, sandboxToken } from '../journeys/customer';
import { freePort, startServer } from '../journeys/server';
import { temporaryData } from '../journeys/stored-data';

const kills = 20;
const topUpYuan = 20;
const phone = '13800000002';
const paid = 1;
const topUpType = 1;

interface Machine {
  readonly key: string;
  readonly request: Record<string, unknown>;
  name?: string;
}

/** What the customer wrote down: everything begun, and what the server had answered before it died. */
interface Diary {
  readonly begunTopUps: Set<string>;
  readonly paidTopUps: Set<string>;
  readonly begunMachines: Machine[];
  readonly rentedMachines: Machine[];
}

/** The code is asked for, paid at the gateway, and the gateway's notification answered. */
async function payTopUp(url: string, session: string, token: string, order: string, diary: Diary) {
  await post(url, '/get_qrcode', { session, out_trade_no: order });
  const { body } = await decidePayment(url, token, order, 'confirm');
  // Paid before the kill, but the notification was cut: the gateway sends it again.
  const outcome =
    body.outcome === 'unchanged' ? (await decidePayment(url, token, order, 'notify')).body.outcome : body.outcome;
  if (outcome === 'credited' || outcome === 'repeated') diary.paidTopUps.add(order);
}

/** Work that a kill may cut anywhere: top-ups paid at the gateway, and rentals. Ends by the error of the cut. */
async function work(url: string, session: string, image: string, diary: Diary): Promise<never> {
  const token = await sandboxToken(url);
  for (const order of diary.begunTopUps)
    if (!diary.paidTopUps.has(order)) await payTopUp(url, session, token, order, diary);
  for (;;) {
    const { out_trade_no: order } = await must(
      post<{ out_trade_no: string }>(
        url,
        '/create_qrcode',
        { session, amount: topUpYuan, pay_type: 1 },
        { headers: { 'idempotency-key': intention() } },
      ),
    );
    diary.begunTopUps.add(order);
    await payTopUp(url, session, token, order, diary);
    const machine: Machine = {
      key: intention(),
      request: { gpu_type: 'RTX 3090', gpu_num: 1, image_name: image, pack_time: 1, unit: 'hour', due_mode: -1 },
    };
    diary.begunMachines.push(machine);
    const { Container_name: name } = await must(
      post<{ Container_name: string }>(
        url,
        '/run_kvm_v2',
        { session, ...machine.request },
        { headers: { 'idempotency-key': machine.key } },
      ),
    );
    diary.rentedMachines.push({ ...machine, name });
  }
}

const begunOf = ({ begunTopUps, begunMachines }: Diary) => begunTopUps.size + begunMachines.length;

/** Until the customer has begun so much in all, however slow the machine is. */
async function reached(diary: Diary, begun: number) {
  while (begunOf(diary) < begun) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('killed twenty times while payments and rentals are under way, the server loses nothing it acknowledged and counts nothing twice', async () => {
  const data = temporaryData();
  const port = await freePort();
  const diary: Diary = { begunTopUps: new Set(), paidTopUps: new Set(), begunMachines: [], rentedMachines: [] };
  let server = await startServer(data, { port });
  try {
    const session = await logIn(server.url, phone);
    const { image_display_info_map: images } = await must(
      post<{ image_display_info_map: Record<string, { System: string }> }>(
        server.url,
        '/store/get_store_selector_options',
        {},
      ),
    );
    const image = Object.keys(images).find((key) => images[key]?.System === 'Linux') ?? '';

    for (let round = 0; round < kills; round += 1) {
      const some = begunOf(diary) + 1 + (round % 3);
      const running = work(server.url, session, image, diary).catch((error: unknown) => error);
      // A different moment in every round: in the first, the second or the third thing that is begun, and some way into it.
      await Promise.race([running, reached(diary, some)]);
      await new Promise((resolve) => setTimeout(resolve, (round * 97) % 300));
      await server.kill();
      await running;
      server = await startServer(data, { port });
    }

    expect(diary.paidTopUps.size).toBeGreaterThan(kills / 2);
    expect(diary.rentedMachines.length).toBeGreaterThan(0);

    // The customer repeats every rental it had begun, with the key it had: each exists once.
    const names = new Map<string, string>();
    for (const machine of diary.begunMachines) {
      const answer = await post<{ Container_name: string }>(
        server.url,
        '/run_kvm_v2',
        { session, ...machine.request },
        { headers: { 'idempotency-key': machine.key } },
      );
      if (answer.status === 0) names.set(machine.key, answer.data.Container_name);
    }
    for (const machine of diary.rentedMachines) expect(names.get(machine.key)).toBe(machine.name);
    expect(new Set(names.values()).size).toBe(names.size);

    // Every acknowledged payment is paid; a notification repeated now changes nothing.
    const token = await sandboxToken(server.url);
    for (const order of diary.paidTopUps) {
      const { Status: status } = await must(
        post<{ Status: number }>(server.url, '/get_order_status', { session, out_trade_no: order }),
      );
      expect(status, order).toBe(paid);
      await decidePayment(server.url, token, order, 'notify');
    }

    const changes = await balanceChanges(server.url, session);
    const credited = changes.filter(({ Type }) => Type === topUpType).map(({ RelationId }) => RelationId);
    expect(new Set(credited).size).toBe(credited.length);
    for (const order of diary.paidTopUps) expect(credited).toContain(order);

    const { Money: money } = await must(
      post<{ Money: number }>(server.url, '/get_user_info', { session }, { form: true }),
    );
    expect(addUp(changes)).toBe(Math.round(money * 100));
  } finally {
    await server.kill();
    await data.remove();
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
    await other.remove();
    expect(await server.stop()).toBe(0);
    const again = await startServer(data);
    expect(await again.stop()).toBe(0);
  } finally {
    await server.kill();
    await data.remove();
  }
});

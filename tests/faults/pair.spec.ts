import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres, type Postgres } from '../../scripts/postgres.mjs';
import {
  addUp,
  ask,
  balanceChanges,
  customerWith,
  decidePayment,
  intention,
  must,
  newPhone,
  post,
  sandboxToken,
  type Envelope,
} from '../journeys/customer';
import { freePort, startServer, type RunningServer } from '../journeys/server';
import { temporaryData, type StoredData } from '../journeys/stored-data';
import { startNginx, type Nginx } from './nginx';

/** How long servers die, minutes; the night has five (scripts/suites.mjs). */
const minutes = Number(process.env.PAIR_MINUTES ?? 1);
const callers = 6;
const topUpYuan = 20;
const voucherYuan = 3;
/** Each caller rents so many, and the market has machines for all. */
const mostRentals = 2;
/** Of one customer within an hour: a few less than the server takes. */
const mostReplies = 100;
const paid = 1;
const topUpType = 1;
/** Between a try that a dying server cut and the next, ms. */
const patience = 100;
/** A caller that is not answered for so long has lost its request, ms. */
const longestWait = 60_000;
const auditLedger = path.resolve('packages/server/dist/commands/audit-ledger.js');

test.describe.configure({ mode: 'serial' });

/** What one customer was told. */
interface Diary {
  readonly session: string;
  readonly credited: Set<string>;
  readonly ordered: Set<string>;
  /** Order number of each voucher purchase by its intention. */
  readonly vouchers: Map<string, string>;
  readonly machines: Map<string, string>;
  /** Of the ticket that its replies go to. */
  readonly ticket: number;
  /** Every reply that was sent, and whether it was acknowledged. */
  readonly replies: Map<string, boolean>;
  /** Reasons other than those a market has. */
  readonly faults: string[];
}

interface Tally {
  answers: number;
  repeats: number;
  /** Why each was repeated. */
  readonly reasons: string[];
}

interface Pair {
  readonly postgres: Postgres;
  readonly data: StoredData;
  readonly ports: readonly [number, number];
  readonly nginx: Nginx;
  readonly servers: [RunningServer, RunningServer];
  open(index: 0 | 1): Promise<RunningServer>;
}

async function startPair(drainSeconds: number): Promise<Pair> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed');
  const data = temporaryData();
  const ports = [await freePort(), await freePort()] as const;
  const front = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    DEMO: '1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${front}`,
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'error',
  };
  const open = (index: 0 | 1) => startServer(data, { port: ports[index], env });
  // One after the other: the first fills the empty database.
  const servers: [RunningServer, RunningServer] = [await open(0), await open(1)];
  return { postgres, data, ports, servers, open, nginx: await startNginx(front, ports) };
}

async function endPair({ nginx, servers, postgres, data }: Pair) {
  await nginx.stop();
  for (const server of servers) await server.kill();
  await postgres.stop();
  await data.remove();
}

/** Asks until a server answers: what was cut, or answered by the proxy alone, is asked again as it was. */
async function insist<T>(ask: () => Promise<T>, tally: Tally): Promise<T> {
  const deadline = Date.now() + longestWait;
  for (;;) {
    try {
      const answer = await ask();
      tally.answers += 1;
      return answer;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      tally.repeats += 1;
      tally.reasons.push(String(error));
      await new Promise((resolve) => setTimeout(resolve, patience));
    }
  }
}

/** The server's own faults; everything else a market answers is an answer. */
const internal = 100011;

async function once<Data>(
  url: string,
  call: string,
  body: Record<string, unknown>,
  { diary, tally }: { diary: Diary; tally: Tally },
): Promise<Envelope<Data>> {
  const headers = { 'idempotency-key': intention() };
  const answer = await insist(async () => {
    const given = await post<Data>(url, call, { session: diary.session, ...body }, { headers });
    if (typeof given.status !== 'number') throw new Error('not an answer of the contract');
    return given;
  }, tally);
  if (answer.status === internal) diary.faults.push(`${call}: ${answer.reason}`);
  return answer;
}

/** The code is shown, paid at the gateway, and the gateway says so until it is answered. */
async function payTopUp(url: string, token: string, diary: Diary, tally: Tally) {
  const made = await once<{ out_trade_no: string }>(
    url,
    '/create_qrcode',
    { amount: topUpYuan, pay_type: 1 },
    { diary, tally },
  );
  if (made.status !== 0) return;
  const order = made.data.out_trade_no;
  diary.ordered.add(order);
  await once(url, '/get_qrcode', { out_trade_no: order }, { diary, tally });
  const decide = async (action: 'confirm' | 'notify') => {
    const { body } = await decidePayment(url, token, order, action);
    if (body.outcome === undefined) throw new Error('not an answer of the sandbox');
    return body.outcome;
  };
  const confirmed = await insist(() => decide('confirm'), tally);
  // Paid before the kill, but the notification was cut: the gateway sends it again.
  const outcome = confirmed === 'unchanged' ? await insist(() => decide('notify'), tally) : confirmed;
  if (outcome === 'credited' || outcome === 'repeated') diary.credited.add(order);
  else diary.faults.push(`${order}: ${outcome}`);
}

async function buyVoucher(url: string, diary: Diary, tally: Tally) {
  const bought = await once<{ OrderNo: string }>(url, '/buy_power_money', { amount: voucherYuan }, { diary, tally });
  if (bought.status === 0) diary.vouchers.set(intention(), bought.data.OrderNo);
}

/** Asks the calls of tickets, which have no envelope of the main API. */
async function ofTickets<Data>(
  url: string,
  session: string,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const response = await ask(`${url}/third-party/api/v1/work-order/orders${path}`, {
    method,
    headers: { authorization: session, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, reason, data } = (await response.json()) as { code?: number; reason?: string; data: Data };
  if (code !== 0) throw new Error(`${path} ${code} ${reason}`);
  return data;
}

const openTicket = async (url: string, session: string): Promise<number> => {
  const ticket = {
    category_id: 3,
    sub_category_id: 32,
    title: '两台服务器轮流重启',
    content: '请查看回复是否重复。',
    resource_type: 'none',
    phone: '13800138000',
  };
  return (await ofTickets<{ id: number }>(url, session, 'POST', '', ticket)).id;
};

/** A reply has no key by which it would be known again: it is sent once, and what was cut may be there or not. */
async function replyOnce(url: string, diary: Diary, tally: Tally) {
  if (diary.replies.size === mostReplies) return;
  const content = intention();
  diary.replies.set(content, false);
  try {
    await ofTickets(url, diary.session, 'PUT', `/${diary.ticket}`, { id: diary.ticket, action: 'comment', content });
    diary.replies.set(content, true);
  } catch (error) {
    tally.reasons.push(String(error));
  }
}

async function rent(url: string, image: string, diary: Diary, tally: Tally) {
  const body = { gpu_type: 'RTX 3090', gpu_num: 1, image_name: image, pack_time: 1, unit: 'hour', due_mode: -1 };
  const rented = await once<{ Container_name: string }>(url, '/run_kvm_v2', body, { diary, tally });
  if (rented.status === 0) diary.machines.set(intention(), rented.data.Container_name);
}

/** A customer pays and buys until told to stop. */
async function live(url: string, image: string, diary: Diary, tally: Tally, stopped: () => boolean) {
  const token = await insist(() => sandboxToken(url), tally);
  while (!stopped()) {
    await payTopUp(url, token, diary, tally);
    await buyVoucher(url, diary, tally);
    await replyOnce(url, diary, tally);
    if (diary.machines.size < mostRentals) await rent(url, image, diary, tally);
    await insist(() => must(post(url, '/get_user_info', { session: diary.session }, { form: true })), tally);
  }
}

async function customers(url: string): Promise<Diary[]> {
  const all: Diary[] = [];
  for (let index = 0; index < callers; index += 1) {
    const session = await customerWith(url, newPhone(), 0);
    all.push({
      session,
      ticket: await openTicket(url, session),
      replies: new Map(),
      credited: new Set(),
      ordered: new Set(),
      vouchers: new Map(),
      machines: new Map(),
      faults: [],
    });
  }
  return all;
}

async function linuxImage(url: string): Promise<string> {
  const { image_display_info_map: images } = await must(
    post<{ image_display_info_map: Record<string, { System: string }> }>(url, '/store/get_store_selector_options', {}),
  );
  return Object.keys(images).find((key) => images[key]?.System === 'Linux') ?? '';
}

/** No reply is there twice, and none that was acknowledged is missing. */
async function checkReplies(url: string, { session, ticket, replies }: Diary) {
  const { order } = await ofTickets<{ order: { comments: { content: string }[] } }>(url, session, 'GET', `/${ticket}`);
  const shown = order.comments.map(({ content }) => [...replies.keys()].filter((reply) => content.includes(reply)));
  expect(shown.flat().length).toBe(new Set(shown.flat()).size);
  const acknowledged = [...replies].flatMap(([reply, isAcknowledged]) => (isAcknowledged ? [reply] : []));
  expect(acknowledged.filter((reply) => !shown.flat().includes(reply))).toEqual([]);
}

/** Everything that was acknowledged is there, once. */
async function checkBooks(url: string, diary: Diary) {
  expect(diary.faults).toEqual([]);
  await checkReplies(url, diary);
  const { session } = diary;
  for (const order of diary.ordered) {
    const { Status: status } = await must(
      post<{ Status: number }>(url, '/get_order_status', { session, out_trade_no: order }),
    );
    expect(status, order).toBe(paid);
  }
  const changes = await balanceChanges(url, session);
  const credited = changes.filter(({ Type }) => Type === topUpType).map(({ RelationId }) => RelationId);
  expect(credited.toSorted()).toEqual([...diary.credited].toSorted());
  expect(diary.credited).toEqual(diary.ordered);
  // Each intention of buying vouchers was repeated until it was answered, so each is there once and no other.
  const bought = changes.filter(({ DiffPower }) => DiffPower > 0);
  expect(bought.length).toBe(diary.vouchers.size);
  expect(new Set(diary.vouchers.values()).size).toBe(diary.vouchers.size);
  expect(new Set(diary.machines.values()).size).toBe(diary.machines.size);
  const { Money: money } = await must(post<{ Money: number }>(url, '/get_user_info', { session }, { form: true }));
  expect(addUp(changes)).toBe(Math.round(money * 100));
}

/** Most resident memory that a server had, MB; null where the system does not tell. */
function mostMemory({ process: { pid } }: RunningServer): number | null {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

async function tellFigures(figures: Record<string, unknown>) {
  await test.info().attach('figures', { body: JSON.stringify(figures, null, 2), contentType: 'application/json' });
}

const sumOf = (diaries: readonly Diary[], count: (diary: Diary) => number) =>
  diaries.reduce((sum, diary) => sum + count(diary), 0);

/** Lets customers live before the pair while something happens to it; ends when that has ended. */
async function whileCustomersLive(pair: Pair, happen: () => Promise<void>) {
  const { url } = pair.nginx;
  const diaries = await customers(url);
  const image = await linuxImage(url);
  const tally: Tally = { answers: 0, repeats: 0, reasons: [] };
  let stopped = false;
  const living = Promise.all(diaries.map((diary) => live(url, image, diary, tally, () => stopped)));
  try {
    await Promise.race([happen(), living]);
  } finally {
    stopped = true;
  }
  await living;
  for (const port of pair.ports) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  for (const diary of diaries) await checkBooks(url, diary);
  const audit = spawnSync(process.execPath, [auditLedger], {
    env: { ...process.env, DATABASE_URL: pair.postgres.url, DATA_DIR: pair.data.folder },
    encoding: 'utf8',
  });
  expect(audit.status, audit.stdout + audit.stderr).toBe(0);
  return { tally, diaries };
}

test(`of two servers behind nginx one is killed over and over for ${minutes} minutes: nothing acknowledged is lost, nothing counted twice`, async () => {
  test.setTimeout(minutes * 60_000 + 300_000);
  const pair = await startPair(0);
  try {
    let kills = 0;
    const memory: number[] = [];
    const { tally, diaries } = await whileCustomersLive(pair, async () => {
      const end = Date.now() + minutes * 60_000;
      for (; Date.now() < end; kills += 1) {
        const index = kills % 2 === 0 ? 0 : 1;
        // A different moment in every round.
        await new Promise((resolve) => setTimeout(resolve, 500 + ((kills * 379) % 2500)));
        memory.push(mostMemory(pair.servers[index]) ?? 0);
        await pair.servers[index].kill();
        pair.servers[index] = await pair.open(index);
      }
    });
    expect(kills).toBeGreaterThan(minutes * 2);
    expect(sumOf(diaries, ({ credited }) => credited.size)).toBeGreaterThan(kills);
    await tellFigures({
      minutes,
      kills,
      answers: tally.answers,
      repeats: tally.repeats,
      payments: sumOf(diaries, ({ credited }) => credited.size),
      vouchers: sumOf(diaries, ({ vouchers }) => vouchers.size),
      rentals: sumOf(diaries, ({ machines }) => machines.size),
      mostMemoryMb: Math.max(...memory),
    });
  } finally {
    await endPair(pair);
  }
});

/** A server that ends each connection as soon as it has heard the whole request. */
async function openDying(port: number, heard: () => void): Promise<Server> {
  const dying = createServer((request) => {
    request.resume().on('end', () => {
      heard();
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => dying.listen(port, '127.0.0.1', resolve));
  return dying;
}

test('what was sent to a server that died over it is sent to no other one, what it could not take is', async () => {
  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(await freePort(), ports);
  const heard: number[] = [];
  const dying = await openDying(ports[0], () => heard.push(ports[0]));
  try {
    for (const method of ['PUT', 'DELETE', 'POST']) {
      heard.length = 0;
      // The other one takes no connections: whichever is chosen first, the request comes to the one that dies, once.
      for (let asked = 1; asked <= 4; asked += 1) {
        expect((await fetch(nginx.url, { method, body: 'x' })).status, method).toBe(502);
        expect(heard, method).toHaveLength(asked);
      }
    }
  } finally {
    dying.close();
    await nginx.stop();
  }
});

test('two servers behind nginx are started anew in turn by SIGTERM: no request is refused', async () => {
  test.setTimeout(300_000);
  const pair = await startPair(2);
  try {
    const codes: (number | null)[] = [];
    const { tally, diaries } = await whileCustomersLive(pair, async () => {
      for (const index of [0, 1, 0, 1] as const) {
        codes.push(await pair.servers[index].stop());
        pair.servers[index] = await pair.open(index);
      }
    });
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(tally.reasons, pair.nginx.errors()).toEqual([]);
    await tellFigures({ answers: tally.answers, payments: sumOf(diaries, ({ credited }) => credited.size) });
  } finally {
    await endPair(pair);
  }
});

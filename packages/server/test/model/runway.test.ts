import { getRunway } from '@compute-market/contract/calls/cost';
import { createOwnImage } from '@compute-market/contract/calls/own-image';
import { runKvm, setAutorenew } from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { modifySubAccountMoneyLimit } from '@compute-market/contract/calls/sub-account';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { monthStart } from '@compute-market/contract/rules/time';
import { and, inArray, isNull, min } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { job } from '../../src/db/schema/job';
import { tariff } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { Refusal } from '../../src/http/refusal';
import { runDueJobs } from '../../src/jobs/runner';
import type { Charge } from '../../src/ledger/charge';
import { customer, signInAgain, subAccountOf, type Customer } from '../calls/instance-customers';
import { openServer } from '../setup';
import { chanceFrom, type Chance } from './month/chance';
import { day, hour } from './month/rules';

interface Refused {
  /** Seconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly why: string;
  readonly user: number;
  readonly sub: number | null;
}

/** Every charge that the ledger refused, in order. */
const refused = vi.hoisted((): Refused[] => []);

vi.mock(import('../../src/ledger/charge'), async (original) => {
  const real = await original();
  const charge = async (...[tx, order]: Parameters<typeof real.charge>) => {
    try {
      return await real.charge(tx, order);
    } catch (error) {
      if (error instanceof Refusal) refused.push(refusalOf(order, error));
      throw error;
    }
  };
  return { ...real, charge };
});

const refusalOf = (order: Charge, { key: why }: Refusal): Refused => ({
  at: Math.floor(order.at.getTime() / 1000),
  name: order.kind === 'ownImage' ? (order.key.split(':')[1] ?? '') : (order.reference?.id ?? ''),
  why,
  user: order.userId,
  sub: order.subAccountId,
});

const seed = Number(process.env.MODEL_SEED ?? 20_261_123);
/** Lives and days of each: few by day, a month of many by night. */
const runs = Number(process.env.MODEL_RUNS ?? 4);
const days = Math.min(Number(process.env.MONTH_DAYS ?? 2), 31);
/** The jobs that charge, and those that machines need to come and go. */
const rentalJobs = jobKinds.filter(({ kind, standing }) => !standing && /^(instance\.|own-image$)/.test(kind));
/** What happens to a customer while time passes; what tells of it takes no money. */
const living = jobKinds.filter(({ standing, kind }) => !standing && kind !== 'reminder.send');
const sandboxDisk = { size: 20, months: 1, type: CLOUD_DISK_ORDER.open };
const server = openServer();

beforeAll(async () => {
  await server.database.transaction(async (tx) => {
    await seedCatalogue(tx);
    await setSandboxFleet(tx, { bootMs: 0, restartMs: 0 });
    // Dear enough for an image to be what the money fails at.
    await tx.update(tariff).set({ ownImageDayPrice: 5000 });
  });
});
/** Every life begins with nothing refused, and with nothing left to do of those before. */
beforeEach(async () => {
  refused.length = 0;
  await server.database.transaction((tx) =>
    tx.update(job).set({ doneAt: server.clock.now() }).where(isNull(job.doneAt)),
  );
});

const now = (): number => Math.floor(server.clock.now().getTime() / 1000);
const runwayOf = async ({ token }: Customer) => (await server.call(getRunway, {}, { token })).data;

/** The clock stops at every moment at which a job is due, as a server that always runs would see it. */
async function live(until: number): Promise<void> {
  for (;;) {
    const [next] = await server.database.transaction((tx) =>
      tx
        .select({ at: min(job.runAt) })
        .from(job)
        .where(
          and(
            isNull(job.doneAt),
            inArray(
              job.kind,
              living.map(({ kind }) => kind),
            ),
          ),
        ),
    );
    const at = next?.at ? new Date(next.at).getTime() / 1000 : Infinity;
    if (at > until) break;
    if (at > now()) server.clock.advance(Math.ceil(at * 1000 - server.clock.now().getTime()));
    await runDueJobs(server.services, living);
  }
  if (until > now()) server.clock.advance(until * 1000 - server.clock.now().getTime());
}

/** A machine or none, when the purse does not reach. Each at a second of its own, so that no two charges fall together. */
async function rentSome(chance: Chance, { token }: Customer): Promise<void> {
  server.clock.advance((61 + chance.below(600)) * 1000);
  const unit = chance.pick(['hour', 'hour', 'day'] as const);
  const { number, data } = await server.call(
    runKvm,
    {
      gpu_type: chance.pick(['RTX 3090', 'RTX 4090']),
      gpu_num: 1,
      image_name: 'pytorch-2.5',
      unit,
      pack_time: 1 + chance.below(unit === 'day' ? 2 : 6),
      add_disk_size: 100 * chance.below(6),
      due_mode: chance.percent(70) ? 1 : -1,
      pay_type_first: chance.percent(50) ? 'power' : 'money',
    },
    { token },
  );
  await runDueJobs(server.services, rentalJobs);
  if (number !== 0) return;
  if (chance.percent(50)) await saveImage(chance, data.Container_name, token);
  if (!chance.percent(60)) return;
  const term = chance.pick([
    { unit: 'hour', pack_time: 3 + chance.below(9) },
    { unit: 'day', pack_time: 1 },
  ] as const);
  await server.call(setAutorenew, { instance_name: data.Container_name, on: true, ...term }, { token });
}

/** An image of a machine, at a second of its own too. */
async function saveImage(chance: Chance, instance_name: string, token: string): Promise<void> {
  server.clock.advance((61 + chance.below(600)) * 1000);
  await server.call(createOwnImage, { instance_name, name: `镜像 ${instance_name}`.slice(0, 20) }, { token });
  await runDueJobs(server.services, rentalJobs);
}

const lives = Array.from({ length: runs }, (_, index) => seed + index);

test.each(lives)(
  'the moment that is foretold is the moment a charge is refused, and no other is refused before: MODEL_SEED=%i',
  { timeout: 600_000 },
  async (life) => {
    const chance = chanceFrom(life);
    let who = await customer(server, {
      balance: 5 + chance.below(110),
      vouchers: chance.percent(40) ? chance.below(30) : 0,
      credit: chance.percent(40) ? chance.below(60) : 0,
      spent: chance.percent(50) ? 95 + chance.below(10) : 0,
    });
    const sub = await subAccountOf(server, who, `sub-${life}`, 3 + chance.below(30));
    // Paid ahead, and renewed by its owner alone: it asks for nothing by itself.
    if (chance.percent(30)) await server.call(buyCloudDisk, sandboxDisk, { token: who.token });
    for (let count = 1 + chance.below(3); count > 0; count -= 1) await rentSome(chance, who);
    if (chance.percent(60)) await rentSome(chance, sub);
    refused.length = 0;

    const foretold = await runwayOf(who);
    const toSub = await runwayOf(sub);
    const end = now() + days * day;
    for (let look = 1; look <= 3; look += 1) {
      await live(now() + Math.floor((end - now()) / (4 - look)) - chance.below(hour));
      who = await signInAgain(server, who);
      if (refused.length > 0) break;
      // It stands still while time passes, whatever was paid meanwhile.
      expect((await runwayOf(who)).Until).toBe(foretold.Until);
    }
    const first = (is: (refusal: Refused) => boolean) => {
      const found = refused.find(is);
      return found === undefined ? null : [found.at, found.name];
    };
    const within = ({ Until, Short }: typeof foretold) =>
      Until !== null && Until <= now() ? [Until, Short?.Container_name] : null;
    expect(first(({ why }) => why === 'BALANCE_SHORT')).toEqual(within(foretold));
    expect(first((refusal) => refusal.sub !== null)).toEqual(within(toSub));
  },
);

test.each([
  ['that ends before the month does', 20],
  ['that reaches to the first and starts anew there', 70],
])('a limit of each month %s refuses what was foretold, and nothing before', async (_name, month_limit) => {
  const turn = monthStart(now() + day, 1);
  server.clock.advance((turn - day - now()) * 1000);
  const who = await customer(server, { balance: 500 });
  const name = `monthly-${month_limit}`;
  const sub = await subAccountOf(server, who, name, 500);
  await server.call(
    modifySubAccountMoneyLimit,
    { sub_account_name: name, money_limit: 500, month_limit },
    { token: who.token },
  );
  const rented = await server.call(
    runKvm,
    { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', unit: 'hour', pack_time: 3, due_mode: 1 },
    { token: sub.token },
  );
  await runDueJobs(server.services, rentalJobs);
  const term = { instance_name: rented.data.Container_name, on: true, unit: 'hour', pack_time: 3 } as const;
  await server.call(setAutorenew, term, { token: sub.token });
  refused.length = 0;

  const { Until, Short } = await runwayOf(sub);
  expect(Short?.ShortOf).toBe('limit');
  expect((Until ?? 0) > turn).toBe(month_limit > 60);
  await live((Until ?? 0) + hour);
  expect(refused[0]).toMatchObject({ at: Until, name: rented.data.Container_name, why: 'SUB_LIMIT_SHORT' });
});

import { errors } from '@compute-market/contract/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { instance } from '../../../src/db/schema/instance';
import { job } from '../../../src/db/schema/job';
import { jobKinds } from '../../../src/domain';
import { setSandboxFleet } from '../../../src/fleet/simulation';
import { enqueueStandingJobs, runDueJobs } from '../../../src/jobs/runner';
import type { TestServer } from '../../setup';
import type { Chance } from './chance';
import { gather, sessionsOf, type Asker, type Person } from './people';
import { readPriceList } from './price-list';
import { expectedRentals, type Rental } from './rentals';

/** What the month must have seen, for the books to have been tried on it. */
export const happenings = [
  'rental',
  'rental of a sub-account',
  'coupon used',
  'paid with vouchers',
  'paid on credit',
  'balance short',
  'sub-account short',
  'failed start refunded',
  'renewal',
  'renewal by itself',
  'renewal refused',
  'cards added',
  'CPU added',
  'memory added',
  'disk added',
  'bandwidth changed',
  'kept hour',
  'kept hour unpaid',
  'kept disk released',
  'disk waits',
  'kept disk given back',
  'kept disk started',
  'rental over',
  'restart',
  'shut down',
  'voucher bought',
  'top-up',
  'machine renewed',
  'level risen',
  'jobs stopped',
  'job run twice',
] as const;
export type Happening = (typeof happenings)[number];

/** Refusals that have nothing to do with money: no machine free, not in a state for it. They move nothing. */
const otherRefusals: readonly number[] = (
  ['STOCK_SHORT', 'CAPACITY_SHORT', 'STATE_CONFLICT', 'DISK_LIMIT', 'INVALID_REQUEST'] as const
).map((key) => errors[key].status);

/** The real product beside what the rules expect of it, under one clock. */
export async function openWorld(server: TestServer, chance: Chance) {
  const list = await readPriceList(server);
  const seen = new Map<Happening, number>();
  const note = (happening: Happening) => void seen.set(happening, (seen.get(happening) ?? 0) + 1);
  const expected = expectedRentals(list.prices, note);
  const people = await gather(server);
  const tokenOf = sessionsOf(server);
  const taken = new Map<Person, Set<number>>();
  const now = () => server.clock.now().getTime() / 1000;
  await server.database.transaction((tx) => setSandboxFleet(tx, { bootMs: 0, restartMs: 0 }));
  await enqueueStandingJobs(server.services, jobKinds);

  async function runJobs(): Promise<void> {
    await runDueJobs(server.services, jobKinds);
    expected.pass(now());
  }

  /** The server is stopped after a few jobs and started again. */
  async function runJobsInterrupted(): Promise<void> {
    let left = 1 + chance.below(4);
    await runDueJobs(server.services, jobKinds, () => (left -= 1) < 0);
    await enqueueStandingJobs(server.services, jobKinds);
    note('jobs stopped');
    await runJobs();
  }

  /** Jobs that were just done, and disks that were just charged, come once more: nothing may move. */
  async function runJobsAgain(): Promise<void> {
    const at = server.clock.now();
    const again = await server.database.transaction(async (tx) => {
      const done = await tx
        .update(job)
        .set({ doneAt: null, runAt: at })
        .where(eq(job.doneAt, at))
        .returning({ id: job.id });
      const paid = sql`exists (select 1 from ${instance} where ${instance.id} = (${job.payload}->>'instanceId')::int and ${instance.message} = '')`;
      const kept = await tx
        .update(job)
        .set({ runAt: at })
        .where(and(isNull(job.doneAt), eq(job.kind, 'instance.keep-disk'), paid))
        .returning({ id: job.id });
      return done.length + kept.length;
    });
    if (again > 0) note('job run twice');
    await runDueJobs(server.services, jobKinds);
  }

  async function advance(seconds: number): Promise<void> {
    server.clock.advance(seconds * 1000);
    if (chance.percent(8)) await runJobsInterrupted();
    else await runJobs();
    if (chance.percent(10)) await runJobsAgain();
  }

  /** A second at which nothing else of this customer begins, so that no two of its hours end together and their order is no matter of chance. */
  async function ownSecond(person: Person): Promise<void> {
    const used = taken.get(person) ?? new Set<number>();
    taken.set(person, used);
    while (used.has(now() % 150)) await advance(1);
    used.add(now() % 150);
  }

  const failNextBoot = (times: 0 | 1) =>
    server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: times }));

  /** Whether an answer is the one that the rules give; false when it was refused for another reason than money. */
  function agreed(number: number, verdict: () => string | Rental | null, what: string): boolean {
    if (otherRefusals.includes(number)) return false;
    const said = verdict();
    const refused = typeof said === 'string' ? said : null;
    if (refused === 'BALANCE_SHORT') note('balance short');
    if (refused === 'SUB_LIMIT_SHORT') note('sub-account short');
    const status =
      {
        BALANCE_SHORT: errors.BALANCE_SHORT.status,
        SUB_LIMIT_SHORT: errors.SUB_LIMIT_SHORT.status,
        NO_COUPON: errors.COUPON_NOT_APPLICABLE.status,
      }[refused ?? ''] ?? 0;
    expect(number, `${what}: ${refused ?? 'done'}`).toBe(status);
    return refused === null;
  }

  return {
    server,
    chance,
    list,
    people,
    expected,
    seen,
    note,
    now,
    tokenOf,
    runJobs,
    advance,
    ownSecond,
    failNextBoot,
    agreed,
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Rentals of a person that are in one of these states. */
export const rentalsOf = ({ expected }: World, { person, sub }: Asker, ...states: Rental['state'][]): Rental[] =>
  [...expected.rentals.values()].filter(
    (rental) => rental.purse === person.purse && (sub === null || rental.sub === sub) && states.includes(rental.state),
  );

import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, asc, isNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { withLastWrites } from '../db/last-writes';
import { job } from '../db/schema/job';
import { createSandboxFleet } from '../fleet/simulation';
import type { Services } from '../http/handler';
import type { JobKind } from '../jobs/job';
import { runDueJobs } from '../jobs/runner';
import { createSandboxMail } from '../mail/sandbox';
import { SandboxGateway } from '../payment/sandbox-gateway';
import { ManualClock } from '../platform/clock';
import { publicAddress } from '../platform/public-address';
import { createSandboxSms } from '../sms/sandbox';
import { createSandboxWechat } from '../wechat/sandbox';

/**
 * The past, lived through: the same services on a clock of their own. Demo history is made by the product itself, step by step, with its jobs
 * in between, so that every balance, bill and state is one that the product can reach. All of it is one transaction, each of the product's
 * own a savepoint in it: a seeding that is broken off leaves nothing behind, and a thousand commits do not wait for the disk.
 */
export class World {
  readonly services: Services;
  readonly #clock: ManualClock;
  readonly #jobKinds: readonly JobKind[];

  constructor(services: Services, tx: Tx, jobKinds: readonly JobKind[], start: Date) {
    const clock = new ManualClock(start);
    const { ids, config } = services;
    const database: Database = {
      ...services.database,
      transaction: (work) => tx.transaction((inner) => withLastWrites(inner, work)),
      look: (work) => work(tx),
    };
    const gateway = new SandboxGateway({ database, clock, ids, publicOrigin: publicAddress(config) });
    const wechat = createSandboxWechat({ database, clock, publicOrigin: publicAddress(config) });
    this.services = {
      ...services,
      database,
      clock,
      gateway,
      compute: createSandboxFleet(database, clock),
      sms: createSandboxSms(database, clock),
      mail: createSandboxMail(database, clock),
      wechat,
    };
    this.#clock = clock;
    this.#jobKinds = jobKinds;
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.services.database.transaction(work);
  }

  /** Lets time pass until `moment`; every job runs at its own time. */
  async advanceTo(moment: Date): Promise<void> {
    for (let due = await this.#nextJob(moment); due !== null; due = await this.#nextJob(moment)) {
      this.#setClock(due);
      await runDueJobs(this.services, this.#jobKinds);
    }
    this.#setClock(moment);
  }

  async #nextJob(until: Date): Promise<Date | null> {
    const open = and(isNull(job.doneAt), lte(job.runAt, until));
    const [next] = await this.transaction((tx) =>
      tx.select({ runAt: job.runAt }).from(job).where(open).orderBy(asc(job.runAt)).limit(1),
    );
    return next?.runAt ?? null;
  }

  #setClock(moment: Date): void {
    this.#clock.advance(Math.max(0, moment.getTime() - this.#clock.now().getTime()));
  }
}

/** Something that happened, so many hours before now. */
export interface Step {
  readonly hoursAgo: number;
  readonly run: (world: World) => Promise<unknown>;
}

/** Plays the steps in the order of their times and ends at `now`. */
export async function play(world: World, steps: readonly Step[], now: Date): Promise<void> {
  const inOrder = [...steps].sort((a, b) => b.hoursAgo - a.hoursAgo);
  for (const step of inOrder) {
    await world.advanceTo(new Date(now.getTime() - step.hoursAgo * hourMs));
    await step.run(world);
  }
  await world.advanceTo(now);
}

import { getInstances } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { runKvm, type runContainer } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { hourMs, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { instance, sandboxFleet } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { setHostSilent } from '../../src/fleet/simulation';
import type { JobKind } from '../../src/jobs/job';
import { balances } from '../../src/ledger/statement';
import { runDue, type TestServer } from '../setup';
import { customer, type Customer, type Means } from './instance-customers';

type Order = RequestOf<typeof runKvm>;
/** An instance that runs, and who rents it. */
export interface Rental {
  readonly buyer: Customer;
  readonly name: string;
}
/** A small virtual machine for two hours. */
export const smallOrder: Order = {
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 2,
  unit: 'hour',
  due_mode: 1,
};

/** What tests of rentals do again and again: rent, let time pass, look. Jobs are those of instances where no other kinds are given. */
export function rentalsOn(server: TestServer, kinds: readonly JobKind[] = jobKinds) {
  const runJobs = () => runDue(server, kinds);
  /** Lets time pass in equal steps, with the jobs that are due after each. */
  const pass = async (stepMs: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      server.clock.advance(stepMs);
      await runJobs();
    }
  };
  /** Rents a machine, whose boot waits for the jobs, and answers its name. */
  const buy = async (
    { token }: Pick<Customer, 'token'>,
    change: Partial<Order> = {},
    call: typeof runKvm | typeof runContainer = runKvm,
  ): Promise<string> => (await server.call(call, { ...smallOrder, ...change }, { token })).data.Container_name;
  /** The same, and it begins to boot. */
  const rent = async (...order: Parameters<typeof buy>): Promise<string> => {
    const name = await buy(...order);
    await runJobs();
    return name;
  };
  const rentRunning = async (...order: Parameters<typeof buy>): Promise<string> => {
    const name = await rent(...order);
    // It boots for six seconds from the first look that finds its cards free.
    await pass(secondMs);
    await pass(5 * secondMs);
    await pass(secondMs);
    return name;
  };
  return {
    /** Forgets what the test before told the machines to do, such as to fail. */
    forgetFleet: () => server.database.transaction((tx) => tx.delete(sandboxFleet)),
    runJobs,
    pass,
    passSeconds: (seconds: number) => pass(secondMs, seconds),
    passMinutes: (minutes: number) => pass(minuteMs, minutes),
    passHours: (hours: number) => pass(hourMs, hours),
    buy,
    rent,
    rentRunning,
    /** A new main account with these means, yuan, and the name of its running machine. */
    async openRental(means: Means, change?: Partial<Order>): Promise<Rental> {
      const buyer = await customer(server, means);
      return { buyer, name: await rentRunning(buyer, change) };
    },
    async read({ token }: Pick<Customer, 'token'>, name: string, reveal?: 1) {
      const { data } = await server.call(
        getInstances,
        { page: 1, page_size: 1, instance_name: name, reveal },
        { token },
      );
      const [one] = data.data;
      if (one === undefined) throw new Error(`no instance ${name}`);
      return one;
    },
    /** What happened to it, the newest first. */
    events: async ({ token }: Pick<Customer, 'token'>, name: string) =>
      (await server.call(getInstanceEvents, { instance_name: name, limit: 50 }, { token })).data.data,
    /** It as the database has it. */
    async rowOf(name: string) {
      const [row] = await server.database.transaction((tx) =>
        tx.select().from(instance).where(eq(instance.name, name)),
      );
      if (row === undefined) throw new Error(`no instance ${name}`);
      return row;
    },
    /** Makes its host fall silent, or answer again. */
    silence: (name: string, isSilent: boolean) =>
      server.database.transaction(async (tx) => {
        const [own] = await tx
          .select({ name: host.name })
          .from(instance)
          .innerJoin(host, eq(host.id, instance.hostId))
          .where(eq(instance.name, name));
        if (own === undefined) throw new Error(`no host of ${name}`);
        await setHostSilent(tx, own.name, isSilent);
      }),
    cash: async ({ userId }: Pick<Customer, 'userId'>): Promise<bigint> =>
      (await server.database.transaction((tx) => balances(tx, userId))).cashFen,
  };
}

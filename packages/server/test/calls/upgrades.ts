import { runKvm, type runContainer } from '@compute-market/contract/calls/rental';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { host } from '../../src/db/schema/market';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';
import type { rentalsOn } from './instance-world';

/** What tests of upgrades do again and again; `buyer` is whose rental it is where nobody else is named. */
export function upgradesOn(server: TestServer, world: ReturnType<typeof rentalsOn>, buyer: () => Customer) {
  return {
    /** A rental with exactly so much of its time left. */
    running: async (
      call: typeof runKvm | typeof runContainer = runKvm,
      hoursLeft = 4,
      who: Customer = buyer(),
    ): Promise<string> => {
      const due = server.clock.now().getTime() + 10 * hourMs;
      const name = await world.rentRunning(who, { pack_time: 10, due_mode: -1, district: '华南一区' }, call);
      server.clock.advance(due - hoursLeft * hourMs - server.clock.now().getTime());
      return name;
    },
    machine: async (id: number) => {
      const [found] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.id, id)));
      if (found === undefined) throw new Error(`no machine ${id}`);
      return found;
    },
    setMachine: (id: number, change: Partial<typeof host.$inferInsert>) =>
      server.database.transaction((tx) => tx.update(host).set(change).where(eq(host.id, id))),
    read: (name: string, who: Customer = buyer()) => world.read(who, name),
    cash: () => world.cash(buyer()),
    asBuyer: () => ({ token: buyer().token }),
  };
}

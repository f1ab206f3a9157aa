import { getInstances } from '@compute-market/contract/calls/instance';
import { runKvm } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { jobKinds } from '../../src/domain/instance';
import { runDueJobs } from '../../src/jobs/runner';
import { balances } from '../../src/ledger/statement';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';

type Order = RequestOf<typeof runKvm>;
/** A small virtual machine for two hours. */
export const smallOrder: Order = {
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 2,
  unit: 'hour',
  due_mode: 1,
};

/** What tests of rentals do again and again: rent, let time pass, look. */
export function rentalsOn(server: TestServer) {
  const pass = async (count: number, stepMs: number) => {
    for (let step = 0; step < count; step += 1) {
      server.clock.advance(stepMs);
      await runDueJobs(server.services, jobKinds);
    }
  };
  return {
    runJobs: () => runDueJobs(server.services, jobKinds),
    passSeconds: (seconds: number) => pass(seconds, secondMs),
    passHours: (hours: number) => pass(hours, hourMs),
    async rentRunning({ token }: Customer, change: Partial<Order> = {}): Promise<string> {
      const { data } = await server.call(runKvm, { ...smallOrder, ...change }, { token });
      await runDueJobs(server.services, jobKinds);
      await pass(7, secondMs);
      return data.Container_name;
    },
    async read({ token }: Customer, name: string, reveal?: 1) {
      const { data } = await server.call(
        getInstances,
        { page: 1, page_size: 1, instance_name: name, reveal },
        { token },
      );
      const [one] = data.data;
      if (one === undefined) throw new Error(`no instance ${name}`);
      return one;
    },
    cash: async ({ userId }: Customer): Promise<bigint> =>
      (await server.database.transaction((tx) => balances(tx, userId))).cashFen,
  };
}

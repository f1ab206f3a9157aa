import { runKvm } from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Engine } from '../../src/config';
import { host } from '../../src/db/schema/market';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { jobKinds } from '../../src/domain';
import { startTestServer, type TestServer } from '../setup';
import type { Customer } from '../calls/instance-customers';
import { rentalsOn, smallOrder } from '../calls/instance-world';

/** A market whose machines are real. */
export interface RealMarket {
  readonly server: TestServer;
  readonly rentals: ReturnType<typeof rentalsOn>;
  /** Rents a small machine and lets it boot; rejects with why it is refused. */
  rent(buyer: Customer, change: Partial<typeof smallOrder>): Promise<string>;
  /** Does what is due, second by second, until an instance has this status. */
  until(buyer: Customer, name: string, status: number): Promise<void>;
}

const looks = 120;

/** A market on this engine, with these of its hosts on sale. The clock moves as it is told; the machines take their own time. */
export async function startRealMarket(engine: Engine, hostNames: readonly string[]): Promise<RealMarket> {
  const server = await startTestServer({ config: { engine } });
  await server.database.transaction(async (tx) => {
    await seedCatalogue(tx);
    const found = await tx.select({ id: host.id }).from(host).where(eq(host.gpuType, smallOrder.gpu_type));
    for (const [index, name] of hostNames.entries())
      await tx
        .update(host)
        .set({ name })
        .where(eq(host.id, found[index]?.id ?? 0));
  });
  const rentals = rentalsOn(server, jobKinds);
  const until: RealMarket['until'] = async (buyer, name, status) => {
    let last = '';
    for (let look = 0; look < looks; look += 1) {
      const { Status, Message } = await rentals.read(buyer, name);
      if (Status === status) return;
      last = `${Status} ${Message}`;
      await rentals.passSeconds(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${name} is ${last}, not ${status}: ${server.log.slice(-3).join('')}`);
  };
  return {
    server,
    rentals,
    until,
    async rent(buyer, change) {
      const { number, reason, data } = await server.call(runKvm, { ...smallOrder, ...change }, buyer);
      if (number !== 0) throw new Error(reason);
      await until(buyer, data.Container_name, INSTANCE_STATUS.running);
      return data.Container_name;
    },
  };
}

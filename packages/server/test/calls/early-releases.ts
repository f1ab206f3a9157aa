import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { earlyReturn, usedUntil } from '@compute-market/contract/rules/early-release';
import { fen } from '@compute-market/contract/rules/money';
import type { RentalUnit } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { costItem } from '../../src/db/schema/instance';
import { balances } from '../../src/ledger/statement';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';
import type { rentalsOn } from './instance-world';

/** Hosts of this card say that their rentals can be released early; those of the RTX 3090 do not. */
export const offered = { gpu_type: 'RTX 4090' } as const;
export const sumOf = (back: { ReturnMoney: number; ReturnPowerMoney: number }): number =>
  Math.round((back.ReturnMoney + back.ReturnPowerMoney) * 100) / 100;

/** What tests of early releases do again and again: ask what comes back, take it, and look at the books. Who asks is the buyer unless said otherwise. */
export function earlyReleasesOn(server: TestServer, rentals: ReturnType<typeof rentalsOn>, buyer: () => Customer) {
  const quote = (name: string, { token }: Customer = buyer()) =>
    server.call(getEarlyRelease, { instance_name: name }, { token });
  const release = (name: string, amount: number, { token }: Customer = buyer(), key?: string) =>
    server.call(
      releaseEarly,
      { instance_name: name, amount },
      { token, headers: key === undefined ? {} : { 'idempotency-key': key } },
    );
  /** Quotes and releases for what the quote says. */
  async function releaseNow(name: string, who: Customer = buyer()) {
    const seen = (await quote(name, who)).data;
    const done = await release(name, sumOf(seen), who);
    expect(done.number).toBe(0);
    expect(done.data).toEqual(seen);
    return done.data;
  }
  const pursesOf = ({ userId }: Customer = buyer()) => server.database.transaction((tx) => balances(tx, userId));
  const linesOf = async (name: string) => {
    const { id } = await rentals.rowOf(name);
    return server.database.transaction((tx) =>
      tx.select().from(costItem).where(eq(costItem.instanceId, id)).orderBy(costItem.id),
    );
  };
  const refundsOf = async (name: string) => (await linesOf(name)).filter(({ amountFen }) => amountFen < 0n);
  /** What the rule says for the lines of some keys, each key one payment. */
  async function backOf(name: string, parts: readonly (readonly [string, RentalUnit])[]): Promise<number> {
    const { dueAt } = await rentals.rowOf(name);
    const until = usedUntil(server.clock.now().getTime(), dueAt.getTime());
    const lines = await linesOf(name);
    return parts.reduce((sum, [prefix, unit]) => {
      const own = lines.filter(({ key }) => key.startsWith(prefix));
      const [first] = own;
      if (first === undefined) throw new Error(`no line ${prefix}`);
      const paid = fen(Number(own.reduce((all, { amountFen }) => all + amountFen, 0n)));
      const time = { paid, begin: first.beginAt.getTime(), end: first.endAt.getTime(), unit };
      return sum + earlyReturn(time, until).back;
    }, 0);
  }
  return { quote, release, releaseNow, pursesOf, linesOf, refundsOf, backOf };
}

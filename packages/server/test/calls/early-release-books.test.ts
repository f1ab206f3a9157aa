import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { outage } from '../../src/db/schema/outage';
import { settlement } from '../../src/db/schema/partner';
import { creditOutage } from '../../src/domain/host/credit';
import { endEarly } from '../../src/domain/instance/early-release';
import { dayAfter, dayOf, startOf } from '../../src/platform/beijing-days';
import { earnings } from '../../src/domain/partner/earnings';
import { postFinishedDays } from '../../src/domain/partner/post-days';
import { settleMonths } from '../../src/domain/partner/settle';
import { openMarket } from '../setup';
import { customer, signInAgain, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { earlyReleasesOn, offered, sumOf } from './early-releases';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;
const { quote, releaseNow, pursesOf, linesOf, refundsOf } = earlyReleasesOn(server, rentals, () => buyer);

beforeEach(async () => {
  buyer = await customer(server, { balance: 5000 });
});

/** What a host earned on each Beijing day of a rental, and what was paid for it. Fen. */
async function earnedOn(hostId: number, from: Date, until: Date, name: string) {
  const days: bigint[] = [];
  for (let day = dayOf(from); startOf(day) <= until; day = dayAfter(day)) {
    const span = { from: startOf(day), until: startOf(dayAfter(day)) };
    const earned = await server.database.transaction((tx) => earnings(tx, span));
    days.push(earned.find((one) => one.hostId === hostId)?.incomeFen ?? 0n);
  }
  const paidFen = (await linesOf(name)).reduce((sum, line) => (line.amountFen > 0n ? sum + line.amountFen : sum), 0n);
  return { days, paidFen };
}

describe('beside an early release', () => {
  test('the partner of the host earns what was kept, on the days until it, and nothing afterwards', async () => {
    const partner = await customer(server);
    // Nobody else rents on these hosts.
    const alone = { gpu_type: 'H20', district: '华东一区' } as const;
    const name = await rentals.rentRunning(buyer, { ...alone, unit: 'day', pack_time: 10 });
    const { hostId, createdAt, dueAt } = await rentals.rowOf(name);
    await server.database.transaction((tx) =>
      tx.update(host).set({ partnerUserId: partner.userId }).where(eq(host.id, hostId)),
    );
    const { days: before } = await earnedOn(hostId, createdAt, dueAt, name);
    server.clock.advance(50 * hourMs);
    buyer = await signInAgain(server, buyer);
    const back = await releaseNow(name);
    const { days, paidFen } = await earnedOn(hostId, createdAt, dueAt, name);
    const keptFen = paidFen - BigInt(Math.round(sumOf(back) * 100));
    expect(days.reduce((sum, fenOfDay) => sum + fenOfDay, 0n)).toBe(keptFen);
    expect(days.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(days.slice(3).every((fenOfDay) => fenOfDay === 0n)).toBe(true);
    const [sheet] = await server.database.transaction(async (tx) => {
      await postFinishedDays(tx, server.clock.now());
      await settleMonths(tx, server.services);
      return tx.select().from(settlement).where(eq(settlement.userId, partner.userId));
    });
    expect(sheet?.adjustFen).toBe(0n);
    await server.database.transaction((tx) => tx.update(host).set({ partnerUserId: null }).where(eq(host.id, hostId)));
  });

  test('what a lost host gave back is not given twice: both together are no more than was paid', async () => {
    const before = await pursesOf();
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 2 });
    const paid = before.cashFen - (await pursesOf()).cashFen;
    const { id, hostId } = await rentals.rowOf(name);
    await rentals.passHours(5);
    const endedAt = server.clock.now();
    const beganAt = new Date(endedAt.getTime() - 3 * hourMs);
    const [lost] = await server.database.transaction((tx) =>
      tx.insert(outage).values({ instanceId: id, hostId, beganAt, endedAt }).returning(),
    );
    const back = await releaseNow(name);
    await server.database.transaction((tx) => creditOutage(tx, lost?.id ?? 0, server.clock.now()));
    await server.database.transaction((tx) => creditOutage(tx, lost?.id ?? 0, server.clock.now()));
    const credited = (await refundsOf(name)).filter(({ key }) => key.startsWith('outage:'));
    expect(credited).toHaveLength(1);
    const creditFen = -(credited[0]?.amountFen ?? 0n);
    expect(creditFen).toBeGreaterThan(0n);
    const left = await pursesOf();
    expect(left.cashFen).toBe(before.cashFen - paid + BigInt(Math.round(sumOf(back) * 100)) + creditFen);
    expect(left.cashFen).toBeLessThan(before.cashFen);
  });

  test('a failure at the last step leaves nothing behind', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const before = await pursesOf();
    const amount = sumOf((await quote(name)).data);
    const broken = server.database.transaction(async (tx) => {
      const [row] = await tx.select().from(instance).where(eq(instance.name, name)).for('update');
      if (row === undefined) throw new Error('no instance');
      await endEarly(tx, server.services, row, { reader: row, seenYuan: amount, keepDisk: false });
      throw new Error('power failure');
    });
    await expect(broken).rejects.toThrow('power failure');
    expect(await pursesOf()).toEqual(before);
    expect((await rentals.rowOf(name)).status).toBe(1);
    expect(await refundsOf(name)).toEqual([]);
    await releaseNow(name);
  });
});

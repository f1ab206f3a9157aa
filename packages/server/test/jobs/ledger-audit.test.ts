import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { job, ledgerAudit, paymentOrder, payoutAccount, settlement, users } from '../../src/db/schema';
import { paySettlement } from '../../src/domain/partner/settle';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { jobKinds, lastAudit } from '../../src/ledger/nightly-audit';
import { customer } from '../calls/instance-customers';
import { paidBy } from '../calls/refund-customers';
import { openServer } from '../setup';

const server = openServer();

const audits = () => server.database.transaction((tx) => tx.select().from(ledgerAudit));

/** A sub-account that is said to have spent what nobody charged. */
async function breakBooks(): Promise<number> {
  await server.login('13900000001');
  return server.database.transaction(async (tx) => {
    const [user] = await tx.select().from(users);
    if (user === undefined) throw new Error('no user');
    await tx.execute(sql`insert into ledger_account (user_id, kind, balance_fen) values (${user.id}, 'promo', 100)`);
    return user.id;
  });
}
const mendBooks = () =>
  server.database.transaction((tx) => tx.execute(sql`delete from ledger_account where kind = 'promo'`));

test('the books are checked every night at 03:30 in Beijing, and the answer is kept', async () => {
  await enqueueStandingJobs(server.services, jobKinds);
  await runDueJobs(server.services, jobKinds);
  expect(await audits()).toMatchObject([{ findings: [] }]);
  const [next] = await server.database.transaction((tx) => tx.select().from(job).where(eq(job.kind, 'ledger.audit')));
  expect(next?.runAt.toISOString()).toContain('T19:30:00.000Z');
  expect(next?.runAt.getTime()).toBeGreaterThan(server.clock.now().getTime());
  server.clock.advance(dayMs);
  await runDueJobs(server.services, jobKinds);
  expect(await audits()).toHaveLength(2);
});

test('a difference is an error in the log and stops payouts until a check finds none', async () => {
  const userId = await breakBooks();
  const [sheet] = await server.database.transaction((tx) =>
    tx
      .insert(settlement)
      .values({
        userId,
        month: '2026-10',
        settlementNo: 'JS202610000001',
        feeBp: 2000,
        createdAt: server.clock.now(),
        incomeFen: 100n,
        feeFen: 20n,
        adjustFen: 0n,
        status: SETTLEMENT_STATUS.confirmed,
      })
      .returning(),
  );
  if (sheet === undefined) throw new Error('no sheet');
  await server.database.transaction((tx) =>
    tx.insert(payoutAccount).values({
      userId,
      holder: '北辰算力',
      bankName: '招商银行成都分行',
      bankAccount: '512902345610901',
      changedAt: server.clock.now(),
    }),
  );
  const paid = { accountTail: '0901', at: server.clock.now() };
  const pay = () => server.database.transaction((tx) => paySettlement(tx, sheet.id, paid));

  server.clock.advance(dayMs);
  await runDueJobs(server.services, jobKinds);
  expect((await server.database.transaction(lastAudit))?.findings).toEqual([
    expect.stringContaining('differs from its entries'),
  ]);
  expect(server.log.join('')).toContain('the books are not coherent');
  await expect(pay()).rejects.toThrow('付款已暂停');

  await mendBooks();
  server.clock.advance(dayMs);
  await runDueJobs(server.services, jobKinds);
  expect(await pay()).toBe(true);
});

test('a top-up that put other than its amount into the balance is a difference', async () => {
  const payer = await customer(server, { balance: 0 });
  const outTradeNo = await paidBy(server, payer, 10);
  const set = (amountFen: bigint) =>
    server.database.transaction((tx) =>
      tx.update(paymentOrder).set({ amountFen }).where(eq(paymentOrder.outTradeNo, outTradeNo)),
    );
  const found = () => server.database.transaction(audit);
  await set(2000n);
  expect(await found()).toEqual([`top-up ${outTradeNo} put other than its amount into the balance`]);
  await set(1000n);
  expect(await found()).toEqual([]);
});

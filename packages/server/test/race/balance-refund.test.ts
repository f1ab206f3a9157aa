import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import { addInvoiceRecord } from '@compute-market/contract/calls/invoice';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { BALANCE_REFUND_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceRefund } from '../../src/db/schema/payment';
import { jobKinds } from '../../src/domain';
import { endRefund } from '../../src/domain/balance-refund/end';
import { openRefund } from '../../src/domain/balance-refund/request';
import { runDueJobs } from '../../src/jobs/runner';
import { balances } from '../../src/ledger/statement';
import { customer, type Customer } from '../calls/instance-customers';
import { company, companyName } from '../calls/invoice-customers';
import { askBack, paidBy, refundCode, refundsOf, sandboxOf } from '../calls/refund-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const twenty = Array.from({ length: 20 }, (_, index) => index);
const account = { holder: companyName, bank_name: '招商银行苏州分行', bank_account: '512902345610901' };

/** Races are real on PostgreSQL only: the embedded engine has one connection and takes turns. The books are checked when the server closes. */
describe.runIf(onPostgres)('balance refunds at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const moneyOf = async ({ userId }: Customer) =>
    Number((await server.database.transaction((tx) => balances(tx, userId))).cashFen) / 100;
  /** A confirmed request: the code is not what races here. */
  const ask = (who: Customer, amount: number) =>
    server.database
      .transaction((tx) => openRefund(tx, who.userId, { amount, ...account }, server.services))
      .then(() => true)
      .catch(() => false);
  const count = (results: readonly boolean[]) => results.filter(Boolean).length;

  test('twenty requests take no more than there is', async () => {
    const who = await customer(server);
    await paidBy(server, who, 50);
    await paidBy(server, who, 50);
    expect(count(await Promise.all(twenty.map(() => ask(who, 30))))).toBe(3);
    expect(await moneyOf(who)).toBe(10);
  });

  test('twenty requests with one code make one refund, of one intention or of twenty', async () => {
    const who = await customer(server);
    await paidBy(server, who, 50);
    for (const keyOf of [() => 'one', (index: number) => `key-${index}`]) {
      const code = await refundCode(server, who);
      const answers = await Promise.all(
        // Five tries are all that a code has.
        twenty
          .slice(0, 5)
          .map((index) =>
            server.call(
              requestBalanceRefund,
              { amount: 10, code },
              { token: who.token, headers: { 'idempotency-key': keyOf(index) } },
            ),
          ),
      );
      const made = new Set(answers.flatMap(({ data }) => data?.Refunds.map(({ RefundNo }) => RefundNo) ?? []));
      expect(made.size).toBe(1);
    }
    expect(await moneyOf(who)).toBe(30);
  });

  test('charges beside them: every fen is spent, on its way back or left, once', async () => {
    const who = await customer(server);
    await paidBy(server, who, 100);
    const results = await Promise.all(
      twenty.map((index) =>
        index % 2 === 0
          ? ask(who, 15)
          : server.call(buyPowerMoney, { amount: 15 }, { token: who.token }).then(({ number }) => number === 0),
      ),
    );
    expect(count(results)).toBe(6);
    expect(await moneyOf(who)).toBe(10);
  });

  test('an invoice that is asked for beside them holds what it covers, or finds it gone', async () => {
    const who = await company(server, [100, 100]);
    const invoice = { invoice_id: who.titleId, amount: 60, invoice_type: 1, content: 'compute', email: 'a@example.cn' };
    const results = await Promise.all(
      twenty.map((index) =>
        index % 2 === 0
          ? ask(who, 60)
          : server
              .call(addInvoiceRecord, { ...invoice, invoice_type: 1 }, { token: who.token })
              .then(({ number }) => number === 0),
      ),
    );
    expect(count(results)).toBe(3);
  });

  test('a notification that comes twenty times beside the job ends a refund once', async () => {
    const who = await customer(server);
    await paidBy(server, who, 50);
    const refundNo = Number((await askBack(server, who, 50)).data.Refunds[0]?.RefundNo);
    await runDueJobs(server.services, jobKinds);
    await sandboxOf(server).refunds.decide(refundNo, 'refused', '原支付账户已注销');
    const notification = await sandboxOf(server).refunds.signedNotification(refundNo);
    server.clock.advance(minuteMs);
    const [, ...answers] = await Promise.all([
      runDueJobs(server.services, jobKinds),
      ...twenty.map(() =>
        server.app.inject({
          method: 'POST',
          url: '/payment/refund-notify',
          headers: { 'content-type': 'application/json', ...notification?.headers },
          payload: notification?.body ?? '',
        }),
      ),
    ]);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['success']));
    expect(await refundsOf(server, who)).toMatchObject([{ Status: BALANCE_REFUND_STATUS.rejected }]);
    expect(await moneyOf(who)).toBe(50);
  });

  test('staff who settle one transfer twenty times settle it once', async () => {
    const who = await company(server, [40]);
    await ask(who, 40);
    const [row] = await server.database.transaction((tx) =>
      tx.select().from(balanceRefund).where(eq(balanceRefund.userId, who.userId)),
    );
    const end = { refundNo: row?.refundNo ?? 0, to: BALANCE_REFUND_STATUS.returned, gatewayRefundNo: null } as const;
    const outcomes = await Promise.all(
      twenty.map(() => server.database.transaction((tx) => endRefund(tx, end, server.clock.now()))),
    );
    expect(outcomes.filter((outcome) => outcome === 'returned')).toHaveLength(1);
    expect(await moneyOf(who)).toBe(0);
  });
});

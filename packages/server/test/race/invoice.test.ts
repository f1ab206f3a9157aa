import { addInvoiceRecord, getInvoiceableChanges, getInvoiceConditions } from '@compute-market/contract/calls/invoice';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewInvoice } from '../../src/domain/invoice/review';
import { company, type Company } from '../calls/invoice-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const twenty = Array.from({ length: 20 }, (_, index) => index);

/** Races are real on PostgreSQL only: the embedded engine has one connection and takes turns. */
describe.runIf(onPostgres)('twenty invoices at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const ask = (who: Company, change: object = {}, key?: string) =>
    server.call(
      addInvoiceRecord,
      {
        invoice_id: who.titleId,
        amount: 100,
        invoice_type: 1,
        content: 'compute',
        email: 'finance@example.cn',
        ...change,
      },
      { token: who.token, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) },
    );
  const able = async (who: Company) =>
    (await server.call(getInvoiceConditions, {}, { token: who.token })).data.AbleMoney;

  test('over top-ups that hold seven of them: seven are made, to the fen', async () => {
    const who = await company(server, [150, 250, 99.99, 250]);
    const answers = await Promise.all(twenty.map(() => ask(who)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(7);
    expect(answers.filter(({ number }) => number === errors.INVOICE_AMOUNT_SHORT.status)).toHaveLength(13);
    expect(await able(who)).toBe(49.99);
  });

  test('for the same top-up: one is made', async () => {
    const who = await company(server, [100, 100]);
    const [newest] = (await server.call(getInvoiceableChanges, { page: 1, page_size: 1 }, { token: who.token })).data
      .data;
    const answers = await Promise.all(twenty.map(() => ask(who, { change_ids: [newest?.Id ?? 0] })));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    expect(await able(who)).toBe(100);
  });

  test('of one intention: one is made and all get the same answer', async () => {
    const who = await company(server, [2000]);
    const answers = await Promise.all(twenty.map(() => ask(who, {}, 'once')));
    expect(new Set(answers.map(({ data }) => data.RecordNo)).size).toBe(1);
    expect(await able(who)).toBe(1900);
  });

  test('refusals of one invoice give back what it covered once', async () => {
    const who = await company(server, [300]);
    const { data } = await ask(who);
    const outcomes = await Promise.all(
      twenty.map(() =>
        server.database.transaction((tx) =>
          reviewInvoice(tx, server.services, data.RecordId, { action: 'reject', reason: '税号有误' }),
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await able(who)).toBe(300);
  });
});

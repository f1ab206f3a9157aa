import { assignCoupon, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { createQrcode, getQrcode, buyPowerMoney } from '@compute-market/contract/calls/payment';
import { renewKvm, runKvm, setAutorenew } from '@compute-market/contract/calls/rental';
import { register, sendSmsCode } from '@compute-market/contract/calls/session';
import { modifySubAccountMoneyLimit } from '@compute-market/contract/calls/sub-account';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { errors } from '@compute-market/contract/errors';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { hourSeconds as hour, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, sql } from 'drizzle-orm';
import {
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  constantFrom,
  integer,
  record,
  type AsyncCommand,
} from 'fast-check';
import { expect, test } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { ledgerTransaction } from '../../src/db/schema/ledger';
import { paymentOrder, sandboxPayment } from '../../src/db/schema/payment';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { setCreditQuota } from '../../src/ledger/credit';
import { SandboxGateway } from '../../src/payment/sandbox-gateway';
import { findMessages } from '../../src/sandbox/overview-data';
import { group } from '../calls/coupon-groups';
import { signInAgain, subAccountOf, type Customer } from '../calls/instance-customers';
import { openMarket } from '../setup';
import { agree, auditAll, cashOf, type Told } from './product-invariants';

const rental = { gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', unit: 'hour', due_mode: -1 } as const;
const server = openMarket();
let groupId = 0;
let people = 0;

interface Model extends Told {
  readonly orders: { readonly number: number; readonly fen: bigint }[];
  readonly rentals: { readonly name: string; readonly bySub: boolean }[];
  readonly coupons: number[];
}

/** What must have come about in some life, for the rules to have been tried on it. */
const kinds = [
  'top-up',
  'late top-up',
  'repeated notice',
  'wrong amount',
  'coupon redeemed',
  'voucher',
  'rental',
  'rental of a sub-account',
  'renewal',
  'renewal by itself',
  'refusal',
] as const;
type Kind = (typeof kinds)[number];
const happened = new Set<Kind>();

interface Real {
  main: Customer;
  sub: Customer;
}

type Command = AsyncCommand<Model, Real>;

function gateway(): SandboxGateway {
  if (server.services.gateway instanceof SandboxGateway) return server.services.gateway;
  throw new Error('the tests run on the sandbox gateway');
}

/** A newcomer who registered with a code, with a sub-account and some credit. */
async function newcomer(quotaFen: bigint): Promise<Real> {
  people += 1;
  const phone = `136${String(people).padStart(8, '0')}`;
  const address = { address: `10.${people >> 8}.${people & 255}.1` };
  await server.call(sendSmsCode, { phone, scene: 'register' }, address);
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  const { session } = (
    await server.call(register, { phone, code: message?.code ?? '', passwd: 'Abcd1234', agree: true }, address)
  ).data;
  const userId = (await server.call(getUserInfo, {}, { token: session })).data.Id;
  const main = { userId, token: session };
  await server.database.transaction((tx) => setCreditQuota(tx, userId, quotaFen));
  return { main, sub: await subAccountOf(server, main, 'lab', 20) };
}

/** One step, after which the rules hold. A step that was refused has moved nothing. */
const step = (
  name: string,
  check: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<readonly number[]>,
): Command => ({
  check: (model) => check(model),
  async run(model, real) {
    const before = await cashOf(server.database, real.main.userId);
    const refusals = await act(model, real);
    if (refusals.some((number) => number === errors.BALANCE_SHORT.status)) happened.add('refusal');
    if (refusals.length > 0 && refusals.every((number) => number !== 0))
      expect(await cashOf(server.database, real.main.userId)).toEqual(before);
    await agree(server.database, real.main.userId, model);
  },
  toString: () => name,
});

const always = () => true;
const nothingMoves: readonly number[] = [errors.NOT_AVAILABLE.status];

const order = (yuan: number) =>
  step(`order(${yuan})`, always, async (model, { main }) => {
    const { number, data } = await server.call(createQrcode, { amount: yuan, pay_type: 1 }, { token: main.token });
    if (number !== 0) expect(number).toBe(errors.TOO_MANY_REQUESTS.status);
    else {
      await server.call(getQrcode, { out_trade_no: data.out_trade_no }, { token: main.token });
      model.orders.push({ number: Number(data.out_trade_no), fen: BigInt(fenFromYuan(yuan)) });
    }
    return nothingMoves;
  });

async function notify(number: number, times: number): Promise<void> {
  const signed = await gateway().signedNotification(number);
  if (signed === null) throw new Error('the gateway does not know the order');
  for (let time = 0; time < times; time += 1) {
    await server.app.inject({
      method: 'POST',
      url: '/payment/notify',
      headers: { 'content-type': 'application/json', ...signed.headers },
      payload: signed.body,
    });
  }
}

const pay = (which: number, times: number) =>
  step(
    `pay(#${which}, told ${times} times)`,
    (model) => model.orders.length > 0,
    async (model) => {
      const paid = model.orders[which % model.orders.length];
      if (paid === undefined) return nothingMoves;
      await gateway().decide(paid.number, 'paid');
      await notify(paid.number, times);
      const [credited] = await server.database.transaction((tx) =>
        tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, paid.number)),
      );
      if (credited?.paidAt) happened.add(credited.paidAfterExpiry ? 'late top-up' : 'top-up');
      if (times > 1) happened.add('repeated notice');
      const [payment] = await server.database.transaction((tx) =>
        tx.select().from(sandboxPayment).where(eq(sandboxPayment.outTradeNo, paid.number)),
      );
      if (payment?.state === 'paid') model.credited.set(paid.number, paid.fen);
      return [];
    },
  );

const payWrongAmount = (which: number, difference: number) =>
  step(
    `pay(#${which}, wrong by ${difference})`,
    (model) => model.orders.length > 0,
    async (model) => {
      const wrong = model.orders[which % model.orders.length];
      if (wrong === undefined || model.credited.has(wrong.number)) return nothingMoves;
      const change = (by: bigint) =>
        server.database.transaction((tx) =>
          tx
            .update(sandboxPayment)
            .set({ amountFen: sql`${sandboxPayment.amountFen} + ${by}` })
            .where(eq(sandboxPayment.outTradeNo, wrong.number)),
        );
      await change(BigInt(difference));
      await notify(wrong.number, 1);
      await change(-BigInt(difference));
      happened.add('wrong amount');
      return nothingMoves;
    },
  );

const tick = (minutes: number) =>
  step(`tick(${minutes} min)`, always, async (_model, real) => {
    server.clock.advance(minutes * minuteMs);
    await runDueJobs(server.services, jobKinds);
    const renewed = await server.database.transaction((tx) =>
      tx.$count(
        ledgerTransaction,
        and(
          eq(ledgerTransaction.userId, real.main.userId),
          eq(ledgerTransaction.kind, 'renew'),
          eq(ledgerTransaction.actor, 'system'),
        ),
      ),
    );
    if (renewed > 0) happened.add('renewal by itself');
    real.main = await signInAgain(server, real.main);
    return [];
  });

const claim = () =>
  step('claim', always, async (model, { main }) => {
    const { number, data } = await server.call(assignCoupon, { group_id: groupId }, { token: main.token });
    if (number === 0) model.coupons.push(data.CouponId);
    return nothingMoves;
  });

const redeem = () =>
  step(
    'redeem',
    (model) => model.coupons.length > 0,
    async (model, { main }) => {
      const { number, data } = await server.call(
        redeemMoneyCoupon,
        { coupon_id: model.coupons[0] ?? 0 },
        { token: main.token },
      );
      if (number === 0) {
        model.redeemedFen += BigInt(fenFromYuan(data.Amount));
        happened.add('coupon redeemed');
      }
      return [number];
    },
  );

const buyVoucher = (yuan: number) =>
  step(`buyVoucher(${yuan})`, always, async (_model, { main }) => {
    const { number } = await server.call(buyPowerMoney, { amount: yuan }, { token: main.token });
    if (number === 0) happened.add('voucher');
    return [number];
  });

const rent = ({
  count,
  bySub,
  vouchersFirst,
  autorenew,
  repeat,
}: {
  count: number;
  bySub: boolean;
  vouchersFirst: boolean;
  autorenew: boolean;
  repeat: boolean;
}) =>
  step(
    `rent(${count} h${bySub ? ', sub' : ''}${autorenew ? ', renews' : ''}${repeat ? ', twice' : ''})`,
    always,
    async (model, { main, sub }) => {
      const { token } = bySub ? sub : main;
      const headers = {
        'idempotency-key': `rent-${people}-${model.rentals.length}-${count}-${String(vouchersFirst)}-${String(autorenew)}`,
      };
      const ask = () =>
        server.call(
          runKvm,
          { ...rental, pack_time: count, pay_type_first: vouchersFirst ? 'power' : 'money', autorenew_on: autorenew },
          { token, headers },
        );
      const answer = await ask();
      if (answer.number !== 0) return [answer.number];
      if (repeat) expect((await ask()).data).toEqual(answer.data);
      happened.add(bySub ? 'rental of a sub-account' : 'rental');
      model.rentals.push({ name: answer.data.Container_name, bySub });
      model.paidSeconds.set(answer.data.Container_name, count * hour);
      return [0];
    },
  );

const renew = (which: number, count: number) =>
  step(
    `renew(#${which}, ${count} h)`,
    (model) => model.rentals.length > 0,
    async (model, { main }) => {
      const rented = model.rentals[which % model.rentals.length];
      if (rented === undefined) return nothingMoves;
      const { number } = await server.call(
        renewKvm,
        { instance_name: rented.name, pack_time: count, unit: 'hour' },
        { token: main.token },
      );
      if (number === 0) {
        model.paidSeconds.set(rented.name, (model.paidSeconds.get(rented.name) ?? 0) + count * hour);
        happened.add('renewal');
      }
      return [number];
    },
  );

const switchRenewal = (which: number, on: boolean) =>
  step(
    `autorenew(#${which}, ${on ? 'on' : 'off'})`,
    (model) => model.rentals.length > 0,
    async (model, { main }) => {
      const name = model.rentals[which % model.rentals.length]?.name ?? '';
      await server.call(setAutorenew, { instance_name: name, on, pack_time: 1, unit: 'hour' }, { token: main.token });
      return nothingMoves;
    },
  );

const limit = (yuan: number) =>
  step(`limit(${yuan})`, always, async (_model, { main }) => {
    await server.call(
      modifySubAccountMoneyLimit,
      { sub_account_name: 'lab', money_limit: yuan },
      { token: main.token },
    );
    return nothingMoves;
  });

const nth = integer({ min: 0, max: 9 });
const someOrder = integer({ min: 1, max: 5000 }).map((fen) => order(fen / 100));
const somePayment = record({ which: nth, times: integer({ min: 1, max: 3 }) }).map(({ which, times }) =>
  pay(which, times),
);
const someRental = record({
  count: integer({ min: 1, max: 3 }),
  bySub: boolean(),
  vouchersFirst: boolean(),
  autorenew: constantFrom(true, true, false),
  repeat: boolean(),
}).map(rent);
// Money comes in about as often as it goes out: without it every other step is refused.
const anyStep = [
  someOrder,
  someOrder,
  somePayment,
  somePayment,
  somePayment,
  record({ which: nth, difference: constantFrom(-1, 1, 100) }).map(({ which, difference }) =>
    payWrongAmount(which, difference),
  ),
  constantFrom(1, 5, 6, 50, 65, 200).map(tick),
  constantFrom(50, 65, 200).map(tick),
  constantFrom(0).map(claim),
  constantFrom(0).map(redeem),
  integer({ min: 1, max: 1500 }).map((fen) => buyVoucher(fen / 100)),
  someRental,
  someRental,
  record({ which: nth, count: integer({ min: 1, max: 3 }) }).map(({ which, count }) => renew(which, count)),
  record({ which: nth, on: boolean() }).map(({ which, on }) => switchRenewal(which, on)),
  integer({ min: 0, max: 30 }).map(limit),
];

/** Ends what still runs, so that the next customer's clock has nothing of this one to do. */
async function leave(): Promise<void> {
  await server.database.transaction((tx) => tx.update(instance).set({ autorenewPackTime: null }));
  server.clock.advance(24 * 60 * minuteMs);
  await runDueJobs(server.services, jobKinds);
}

/** By day always the same few lives; by night many more, each time others. */
const runs = Number(process.env.MODEL_RUNS ?? 40);
const seed = Number(process.env.MODEL_SEED ?? 20_261_122);

test(`whatever a customer does, the books hold: ${runs} lives, MODEL_SEED=${seed}`, { timeout: 600_000 }, async () => {
  await assert(
    asyncProperty(
      commands(anyStep, { maxCommands: 24, size: 'max' }),
      constantFrom(0n, 0n, 1000n),
      async (plan, quotaFen) => {
        groupId = await group(server, { name: '充值券', type: 0, amountFen: 500n, moneyLimitFen: 0n, remainNum: 1 });
        const real = await newcomer(quotaFen);
        const model: Model = {
          credited: new Map(),
          redeemedFen: 0n,
          paidSeconds: new Map(),
          orders: [],
          rentals: [],
          coupons: [],
        };
        await asyncModelRun(() => ({ model, real }), plan);
        await leave();
        await agree(server.database, real.main.userId, model);
      },
    ),
    { numRuns: runs, seed },
  );
  await auditAll(server.database);
  expect(kinds.filter((kind) => !happened.has(kind))).toEqual([]);
});

import { allCalls } from '@compute-market/contract/calls';
import { keepExport } from '@compute-market/contract/calls/export';
import { getBudgets, removeBudget, setBudget } from '@compute-market/contract/calls/budget';
import { inviteSubAccount } from '@compute-market/contract/calls/invitation';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { addInvoiceTitle } from '@compute-market/contract/calls/invoice';
import { setLabels } from '@compute-market/contract/calls/project';
import { runContainer, runKvm } from '@compute-market/contract/calls/rental';
import { readReminders } from '@compute-market/contract/calls/reminder';
import { getWechatBindQrcode, login, subAccountLogin } from '@compute-market/contract/calls/session';
import {
  addWorkOrderNotification,
  commentWorkOrder,
  createWorkOrder,
  uploadWorkOrderAttachment,
} from '@compute-market/contract/calls/work-order';
import {
  addVerification,
  sendVerificationCode,
  uploadVerificationFile,
} from '@compute-market/contract/calls/verification';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { eq, sql, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { instance } from '../../src/db/schema/instance';
import { passkey } from '../../src/db/schema/passkey';
import { faceCheck } from '../../src/db/schema/verification';
import { seedDemo } from '../../src/seed';
import { demoPassword, mainPhone } from '../../src/seed/data/accounts';
import type { Customer } from '../calls/instance-customers';
import { companyTitle, paidTopUp, verifyAs } from '../calls/invoice-customers';
import { rentalsOn, smallOrder } from '../calls/instance-world';
import { startTestServer, upload, type Answer, type TestServer } from '../setup';
import { attempts, namesNothingOwned, ticket, type Attempt, type Owned } from './ownership-attempts';
import { watchWrites } from './seen-writes';

let server: TestServer;
/** A customer with money, machines and papers of its own, and a partner: nothing but the owner stands in its way. */
let stranger: Customer;
/** Not verified: a company that stands so is refused before anybody looks whose papers it sends. */
let newcomer: string;
/** Sub-account of the account that owns most: what is the main account's and the other sub-account's is not its own. */
let neighbour: string;
const own: Partial<Record<'kvm' | 'docker' | 'kept' | 'title' | 'code', string | number>> = {};
let theirs: Readonly<Record<Owned, readonly (string | number)[]>>;
/** As it would be written, and of nobody. */
const nobodys: Readonly<Record<Owned, string | number>> = {
  machine: 'nobodys-machine',
  bareMetal: 900_001,
  order: 900_002,
  coupon: 900_003,
  title: 900_004,
  record: 900_005,
  topUp: 900_006,
  ticket: 900_007,
  attachment: 900_008,
  notification: 900_009,
  subAccount: 'nobody',
  device: 'nobody',
  apiKey: 'nobody',
  passkey: 'nobody',
  snapshot: 'nobody',
  ownImage: 'own-nobody',
  project: 900_012,
  budget: 900_013,
  invitation: 'nobody',
  scan: 'x'.repeat(43),
  face: 'x'.repeat(43),
  paper: 'x'.repeat(43),
  verification: 900_010,
  reminder: 900_011,
  host: 'zz99',
  settlement: 900_014,
  export: 900_015,
};

const rows = async (query: SQL): Promise<Record<string, unknown>[]> =>
  ((await server.database.transaction((tx) => tx.execute(query))) as { rows: Record<string, unknown>[] }).rows;
const column = async (query: SQL): Promise<(string | number)[]> =>
  (await rows(query)).map(({ value }) =>
    typeof value === 'number' ? value : /^\d+$/.test(String(value)) ? Number(value) : String(value),
  );

/** What the demo accounts do not have of themselves. */
async function addToVictim(token: string): Promise<void> {
  const [victim] = await rows(sql`select id from users where phone = ${mainPhone}`);
  const userId = Number(victim?.id);
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2060c0' } })
    .png()
    .toBuffer();
  await server.call(createQrcode, { amount: 10, pay_type: 0 }, { token });
  await server.call(getWechatBindQrcode, {}, { token });
  const [rental] = await rows(sql`select name from instance where user_id = ${userId} limit 1`);
  await server.call(setLabels, { instance_names: [String(rental?.name)], project: '大模型' }, { token });
  await server.database.transaction((tx) =>
    tx.execute(
      sql`insert into instance_snapshot (instance_id, key, name, state, created_at, requested_at) select id, 'theirs', '微调前', 'ready', created_at, created_at from instance where name = ${rental?.name}`,
    ),
  );
  await server.database.transaction((tx) =>
    tx.execute(
      sql`insert into own_image (key, user_id, instance_id, name, note, container_type, image_key, system_disk_gb, state, created_at, requested_at) select 'own-theirs', user_id, id, '微调环境', '', container_type, image_key, system_disk_gb, 'ready', created_at, created_at from instance where name = ${rental?.name}`,
    ),
  );
  await server.call(setBudget, { amount: 100 }, { token });
  await server.call(
    inviteSubAccount,
    { phone: '13922300002', sub_account_name: 'lab-c', rights: [], money_limit: 1 },
    { token },
  );
  await server.call(addApiKey, { name: '夜间任务', scopes: ['read'] }, { token });
  await server.database.transaction((tx) =>
    tx.insert(passkey).values({
      publicId: 'theirs',
      credentialId: 'theirs',
      publicKey: 'theirs',
      counter: 0,
      userId,
      name: '办公室电脑',
      createdAt: server.clock.now(),
    }),
  );
  await server.call(addWorkOrderNotification, { type: 'email', target: 'lin@example.cn' }, { token });
  await upload(server, uploadWorkOrderAttachment, { name: 'train.log', bytes: Buffer.from('epoch 37') }, { token });
  await upload(server, uploadVerificationFile, { name: 'card.png', bytes: picture }, { token });
  await upload(
    server,
    keepExport,
    { name: '充值记录.csv', bytes: Buffer.from('订单号\r\n') },
    { token, fields: { list: 'orders', filters: '', rows: '0' } },
  );
  const now = server.clock.now();
  await server.database.transaction((tx) =>
    tx.insert(faceCheck).values({
      certifyId: 'c'.repeat(43),
      ticket: 't'.repeat(43),
      userId,
      name: '林*远',
      idNumber: '3301**********1234',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 300_000),
    }),
  );
}

/** Everything that belongs to the demo accounts, except what the neighbour may see. */
async function whatOthersOwn(): Promise<typeof theirs> {
  const others = sql`(select id from users where phone like '1380000000%')`;
  const notNeighbours = sql`user_id in ${others} and (sub_account_id is null or sub_account_id <> (select id from sub_accounts where name = 'lab-b'))`;
  return {
    machine: await column(sql`select name as value from instance where ${notNeighbours}`),
    bareMetal: await column(sql`select id as value from bare_metal_instance where user_id in ${others}`),
    order: await column(
      sql`select out_trade_no as value from payment_order where user_id in ${others} order by created_at desc limit 4`,
    ),
    coupon: await column(sql`select id as value from user_coupon where user_id in ${others}`),
    title: await column(sql`select id as value from invoice_title where user_id in ${others}`),
    record: await column(sql`select id as value from invoice_record where user_id in ${others}`),
    topUp: await column(
      sql`select id as value from ledger_transaction where user_id in ${others} and kind = 'topUp' limit 3`,
    ),
    ticket: await column(sql`select id as value from work_order where ${notNeighbours}`),
    attachment: await column(sql`select id as value from work_order_attachment where ${notNeighbours}`),
    notification: await column(sql`select id as value from work_order_notification where ${notNeighbours}`),
    subAccount: ['lab-a', 'lab-b'],
    device: await column(sql`select public_id as value from sessions where ${notNeighbours}`),
    project: await column(sql`select id as value from project where user_id in ${others}`),
    budget: await column(sql`select id as value from budget where user_id in ${others}`),
    invitation: await column(sql`select id as value from invitation where user_id in ${others}`),
    passkey: await column(sql`select public_id as value from passkey where ${notNeighbours}`),
    apiKey: await column(sql`select public_id as value from api_key where ${notNeighbours}`),
    ownImage: await column(sql`select key as value from own_image`),
    snapshot: await column(sql`select key as value from instance_snapshot`),
    scan: await column(sql`select scene as value from wechat_scan`),
    face: ['c'.repeat(43)],
    paper: await column(
      sql`select name as value from stored_file where user_id in ${others} and purpose = 'verification'`,
    ),
    verification: await column(sql`select id as value from verification where user_id in ${others} and status = 0`),
    reminder: await column(sql`select max(id) as value from reminder`),
    host: ['cd01', 'cd02'],
    export: await column(sql`select id as value from kept_export where ${notNeighbours}`),
    settlement: await column(sql`select id as value from settlement where user_id in ${others}`),
  };
}

/** A customer of no demo account, verified, in funds and with a title. */
async function makeStranger(): Promise<Customer> {
  const token = await server.login('13922300001');
  const [user] = await server.database.transaction((tx) =>
    tx.update(users).set({ isPartner: true }).where(eq(users.phone, '13922300001')).returning(),
  );
  if (user === undefined) throw new Error('no stranger');
  const who = { userId: user.id, token };
  await verifyAs(server, who, 'enterprise');
  await paidTopUp(server, who, 50_000);
  return who;
}

async function furnishStranger(): Promise<void> {
  const rent = async (call: typeof runKvm | typeof runContainer) =>
    (await server.call(call, smallOrder, { token: stranger.token })).data.Container_name;
  own.kvm = await rent(runKvm);
  own.docker = await rent(runContainer);
  own.kept = await rent(runKvm);
  await rentalsOn(server).passSeconds(8);
  const releaseAt = new Date(server.clock.now().getTime() + dayMs);
  await server.database.transaction((tx) =>
    tx
      .update(instance)
      .set({ status: 8, diskReleaseAt: releaseAt })
      .where(eq(instance.name, String(own.kept))),
  );
  await server.call(sendVerificationCode, { phone: '13922300002', scene: 'enterprise' }, { token: newcomer });
  own.code = String((await rows(sql`select code as value from sandbox_sms where phone = '13922300002'`))[0]?.value);
  own.title = (await server.call(addInvoiceTitle, companyTitle, { token: stranger.token })).data.Id;
}

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.services);
  stranger = await makeStranger();
  newcomer = await server.login('13922300003');
  await furnishStranger();
  const victim = (await server.call(login, { phone: mainPhone, passwd: demoPassword })).data.session;
  await addToVictim(victim);
  neighbour = (
    await server.call(subAccountLogin, { phone: mainPhone, sub_account_name: 'lab-b', passwd: demoPassword })
  ).data.session;
  theirs = await whatOthersOwn();
}, 180_000);
afterAll(() => server.close());

const nameLike = /(^|_)(id|ids|name|no|scene|file|files|image|host)$/;
const fieldsOf = ({ request }: CallDefinition): string[] =>
  Object.keys((request._zod.def as { shape?: object }).shape ?? {});
const named = (call: CallDefinition): string[] =>
  fieldsOf(call).filter(
    (field) => nameLike.test(field) && !(field in namesNothingOwned) && !(`${call.name}.${field}` in namesNothingOwned),
  );
const behindASession = allCalls.filter(({ auth }) => auth !== 'none');

test.each(behindASession.filter((call) => named(call).length > 0).map((call) => [call.name, call] as const))(
  '%s: the walk knows whose its fields are',
  (name, call) => {
    expect(
      (attempts[name] ?? []).map(({ field }) => field),
      `${name} takes an id: whose it is must be tried by a stranger (trust T3). Add its fields to \`attempts\` in ownership-attempts.ts, or to \`namesNothingOwned\` there with what they name.`,
    ).toEqual(expect.arrayContaining(named(call)));
  },
);

test('the walk knows no call and no field that is gone', () => {
  const all = new Map(allCalls.map((call) => [call.name, fieldsOf(call)]));
  for (const [name, tries] of Object.entries(attempts))
    for (const { field } of tries) expect(all.get(name)).toContain(field);
  for (const key of Object.keys(namesNothingOwned))
    expect([...all].some(([name, fields]) => fields.some((field) => key === field || key === `${name}.${field}`))).toBe(
      true,
    );
});

function requestOf(
  { field, rest = {}, many, own: mine = {} }: Attempt,
  value: string | number,
): Record<string, unknown> {
  const filled = Object.fromEntries(Object.entries(mine).map(([name, kind]) => [name, own[kind]]));
  return { ...rest, ...filled, [field]: many === true ? [value] : field === 'resource_id' ? String(value) : value };
}

/** What the caller learns: everything of the answer but the name that it gave itself. */
const learned = ({ number, reason, data, http }: Answer<unknown>, value: string | number): string => {
  const text = JSON.stringify({ number, reason, data, http });
  return typeof value === 'string' ? text.replaceAll(value, '#') : text;
};

async function tryWhatIsTheirs(call: CallDefinition, token: string): Promise<void> {
  // The neighbour has no machines to try others' coupons on.
  const tries = (attempts[call.name] ?? []).filter(({ own: mine }) => token !== neighbour || mine === undefined);
  for (const attempt of tries) {
    const send = (value: string | number) => server.call(call, requestOf(attempt, value), { token });
    const nobody = nobodys[attempt.owned];
    const expected = await send(nobody);
    // Any other refusal would come before somebody looks whose it is, and prove nothing.
    expect([expected.number, expected.reason], `${call.name} ${attempt.field}`).toEqual(
      attempt.filters === true ? [0, ''] : [errors.NOT_FOUND.code, expected.reason],
    );
    const values = token === neighbour && attempt.owned === 'subAccount' ? ['lab-a'] : theirs[attempt.owned];
    for (const value of values)
      expect(learned(await send(value), value), `${call.name} ${attempt.field} ${value}`).toBe(
        learned(expected, nobody),
      );
  }
}

/** The tables that were written since the last time this was asked. */
let written: Awaited<ReturnType<typeof watchWrites>>;
const expectNothingChanged = async (): Promise<void> => expect(await written()).toEqual([]);

describe('what belongs to another answers like what belongs to nobody, and nothing of it changes', () => {
  beforeAll(async () => {
    // What they were told themselves is read: up to which of another's they say they have read changes nothing then.
    for (const token of [stranger.token, neighbour])
      await server.call(readReminders, { until_id: Number(nobodys.reminder) }, { token });
    written = await watchWrites(server.database);
  });

  test('a call that makes, changes or removes a row would be seen, and so would another session', async () => {
    const budgetOf = (amount: number) => server.call(setBudget, { amount }, { token: stranger.token });
    for (const [amount, tables] of [
      [1000, ['budget']],
      [2000, ['budget']],
      [2000, []],
    ] as const) {
      expect((await budgetOf(amount)).number).toBe(0);
      expect(await written()).toEqual(tables);
    }
    const { List } = (await server.call(getBudgets, {}, { token: stranger.token })).data;
    for (const { BudgetId } of List)
      await server.call(removeBudget, { budget_id: BudgetId }, { token: stranger.token });
    expect(await written()).toEqual(['budget']);
    await server.login('13922300001');
    expect(await written()).toContain('sessions');
  });

  test('there is something of every kind to try', () => {
    for (const [kind, values] of Object.entries(theirs)) expect(values.length, kind).toBeGreaterThan(0);
  });

  test.each(behindASession.filter(({ name }) => name in attempts).map((call) => [call.name, call] as const))(
    '%s, from a stranger',
    async (_name, call) => {
      await tryWhatIsTheirs(call, call === addVerification ? newcomer : stranger.token);
      await expectNothingChanged();
    },
  );

  test.each(
    behindASession
      .filter(({ name, roles }) => name in attempts && roles.includes('sub'))
      .map((call) => [call.name, call] as const),
  )('%s, from a sub-account of the same house', async (_name, call) => {
    await tryWhatIsTheirs(call, neighbour);
    await expectNothingChanged();
  });

  test.each([
    ['a stranger', () => stranger.token],
    ['a sub-account of the same house', () => neighbour],
  ] as const)('a file beside the ticket of another, from %s', async (_name, token) => {
    const send = (id: number | string) =>
      upload(
        server,
        uploadWorkOrderAttachment,
        { name: 'a.log', bytes: Buffer.from('x') },
        { token: token(), fields: { order_id: String(id) } },
      );
    const expected = await send(nobodys.ticket);
    expect(expected.code).toBe(errors.NOT_FOUND.code);
    for (const id of theirs.ticket) expect(await send(id)).toEqual(expected);
    await expectNothingChanged();
  });

  test('the file of another in a reply to one’s own ticket', async () => {
    const { data } = await server.call(
      createWorkOrder,
      { ...ticket, resource_type: 'none' },
      { token: stranger.token },
    );
    await written();
    const send = (id: number | string) =>
      server.call(
        commentWorkOrder,
        { order_id: data.id, content: '见附件', attachment_ids: [Number(id)] },
        { token: stranger.token },
      );
    const { number, reason } = await send(nobodys.attachment);
    expect(number).toBe(errors.NOT_FOUND.code);
    for (const id of theirs.attachment) expect(await send(id)).toMatchObject({ number, reason });
    await expectNothingChanged();
  });
});

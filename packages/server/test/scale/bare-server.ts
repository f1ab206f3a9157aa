// What `npm run measure:processor` compares the server with: two routes that do the essential statements of getUserInfo and buyPowerMoney with the
// driver alone. They check no input, no answer, no limit and no right, and answer nobody's second try. DATABASE_URL and PORT are given.
import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

async function userOf(client: pg.Pool | pg.PoolClient, token: string): Promise<number> {
  const { rows } = await client.query<{ user_id: string }>(
    'select id, user_id, sub_account_id, created_at, last_seen_at from sessions where token_hash = $1',
    [hash(token)],
  );
  return Number(rows[0]?.user_id);
}

app.post<{ Body: { session: string } }>('/get_user_info', async ({ body }) => {
  const userId = await userOf(pool, body.session);
  const { rows } = await pool.query(
    `select u.*, (select sum(balance_fen) from ledger_account a where a.user_id = u.id and kind = 'cash') as cash,
      (select sum(balance_fen) from ledger_account a where a.user_id = u.id and kind = 'voucher') as voucher,
      (select sum(balance_fen) from ledger_account a where a.user_id = u.id and kind = 'revenue') as spent from users u where id = $1`,
    [userId],
  );
  return { status: 0, reason: '', data: rows[0] as unknown };
});

const move = `with moved as (update ledger_account set balance_fen = balance_fen + $1::bigint, sequence = sequence + 1
    where user_id = $2 and kind = $3 returning id, sequence, balance_fen)
  insert into ledger_entry (account_id, sequence, transaction_id, amount_fen, balance_after_fen)
    select id, sequence, $4::bigint, $1::bigint, balance_fen from moved`;

async function buy(client: pg.PoolClient, userId: number, amount: number) {
  const locked = await client.query<{ kind: string; balance_fen: string }>(
    "select kind, balance_fen from ledger_account where user_id = $1 and kind in ('cash', 'voucher') order by id for update",
    [userId],
  );
  const left = new Map(locked.rows.map((row) => [row.kind, Number(row.balance_fen)]));
  const [cash, voucher] = [(left.get('cash') ?? 0) - amount, (left.get('voucher') ?? 0) + amount];
  if (cash < 0) throw new Error('balance short');
  const inserted = await client.query<{ id: string; number: string }>(
    `insert into ledger_transaction (key, request_hash, kind, user_id, actor, remark, cash_after_fen, voucher_after_fen, credit_after_fen, created_at)
      values ('bare:' || nextval('payment_order_sequence'), $1, 'buyVoucher', $2, 'customer', '', $3, $4, 0, now()) returning id, key as number`,
    [hash(String(amount)), userId, cash, voucher],
  );
  const transaction = inserted.rows[0]?.id;
  await client.query(move, [-amount, userId, 'cash', transaction]);
  await client.query(move, [amount, userId, 'voucher', transaction]);
  await client.query(
    `insert into operation_record (user_id, call, kind, name, subject, outcome, address, browser, system, request, created_at)
      values ($1, 'buyPowerMoney', '', '', '', 'done', '', '', '', '', now())`,
    [userId],
  );
  return { PowerMoney: voucher / 100, Money: cash / 100, OrderNo: inserted.rows[0]?.number };
}

app.post<{ Body: { session: string; amount: number } }>('/buy_power_money', async ({ body }) => {
  const client = await pool.connect();
  try {
    const userId = await userOf(client, body.session);
    await client.query('begin');
    const data = await buy(client, userId, body.amount * 100);
    await client.query('commit');
    return { status: 0, reason: '', data };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

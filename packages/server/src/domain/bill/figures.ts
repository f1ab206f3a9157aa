import type { BillProduct } from '@compute-market/contract/rules/bill';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { foldedKeyPrefix } from '../../db/schema/ledger';
import { INTERNAL_KIND, type TransactionKind } from '../../ledger/transaction';

/** Movements of one kind, fen, signed as the purses saw them. */
interface Movements {
  readonly kind: TransactionKind;
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
  readonly movements: number;
}

/** What one person spent on one product, fen; 0 is the main account. */
interface Spending {
  readonly product: BillProduct;
  readonly subAccountId: number;
  readonly subAccountName: string;
  readonly chargedFen: bigint;
  readonly refundedFen: bigint;
  readonly movements: number;
}

/** What moved in the purses of one customer in a span. */
export interface Figures {
  readonly movements: readonly Movements[];
  readonly spending: readonly Spending[];
}

interface Span {
  readonly begin: Date;
  readonly end: Date;
}

interface Row {
  readonly user_id: bigint;
  readonly kind: TransactionKind;
  readonly product: BillProduct | null;
  readonly sub_account_id: bigint;
  readonly sub_account_name: string;
  readonly cash: string;
  readonly voucher: string;
  readonly movements: number;
}

/** What moved, by customer, kind, product and person; all figures of a bill are sums of these. */
async function movedIn(tx: Tx, userIds: readonly number[], { begin, end }: Span): Promise<Row[]> {
  const whose = sql.join(
    userIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  return rows<Row>(
    tx,
    sql`with moved as materialized (
      select t.id, t.user_id, t.kind, t.key, t.reverses, t.reference_type, t.reference_id, coalesce(t.sub_account_id, 0) as sub_account_id,
        coalesce(sum(e.amount_fen) filter (where a.kind = 'cash'), 0) as cash, coalesce(sum(e.amount_fen) filter (where a.kind = 'voucher'), 0) as voucher
      from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id left join ledger_account a on a.id = e.account_id and a.user_id = t.user_id
      where t.user_id in (${whose}) and t.kind <> ${INTERNAL_KIND}
        and t.created_at >= ${begin.toISOString()}::timestamptz and t.created_at < ${end.toISOString()}::timestamptz
      group by t.id
    ), told as (
      select m.*, case
        when coalesce(paid.kind, m.kind) not in ('rent', 'renew', 'upgrade', 'diskOrBandwidth', 'cloudDisk', 'ownImage', 'refund') then null
        when coalesce(paid.kind, m.kind) in ('cloudDisk', 'ownImage') then coalesce(paid.kind, m.kind)
        when coalesce(paid.kind, m.kind) = 'diskOrBandwidth' and starts_with(coalesce(paid.key, m.key), ${foldedKeyPrefix}) then 'keptDisk'
        when i.container_type is not null then i.container_type
        when b.id is not null then 'bareMetal'
        else 'other' end as product, coalesce(s.name, '') as sub_account_name
      from moved m left join ledger_transaction paid on paid.id = m.reverses
        left join instance i on m.reference_type = 'instance' and i.name = m.reference_id and i.user_id = m.user_id
        left join bare_metal_cost b on b.key = coalesce(paid.key, m.key) and b.user_id = m.user_id
        left join sub_accounts s on s.id = m.sub_account_id
    )
    select user_id, kind, product, sub_account_id, sub_account_name, sum(cash)::text as cash, sum(voucher)::text as voucher, count(*)::integer as movements
    from told group by user_id, kind, product, sub_account_id, sub_account_name order by user_id, kind, product, sub_account_id`,
  );
}

/** Adds a row to the one with its key, or makes it the first. */
function add<Sum>(sums: Map<string, Sum>, key: string, first: Sum, plus: (before: Sum) => Sum): void {
  const before = sums.get(key);
  sums.set(key, before === undefined ? first : plus(before));
}

function figuresOf(moved: readonly Row[]): Figures {
  const movements = new Map<string, Movements>();
  const spending = new Map<string, Spending>();
  for (const row of moved) {
    const [cashFen, voucherFen] = [BigInt(row.cash), BigInt(row.voucher)];
    const count = row.movements;
    add(movements, row.kind, { kind: row.kind, cashFen, voucherFen, movements: count }, (before) => ({
      ...before,
      cashFen: before.cashFen + cashFen,
      voucherFen: before.voucherFen + voucherFen,
      movements: before.movements + count,
    }));
    if (row.product === null) continue;
    const isBack = row.kind === 'refund';
    const chargedFen = isBack ? 0n : -(cashFen + voucherFen);
    const refundedFen = isBack ? cashFen + voucherFen : 0n;
    const who = { subAccountId: Number(row.sub_account_id), subAccountName: row.sub_account_name };
    const line = { product: row.product, ...who, chargedFen, refundedFen, movements: count };
    add(spending, `${row.product} ${who.subAccountId}`, line, (before) => ({
      ...before,
      chargedFen: before.chargedFen + chargedFen,
      refundedFen: before.refundedFen + refundedFen,
      movements: before.movements + count,
    }));
  }
  return { movements: [...movements.values()], spending: [...spending.values()] };
}

/** What moved in the purses of these customers in a span, read from the books. */
export async function figuresIn(tx: Tx, userIds: readonly number[], span: Span): Promise<ReadonlyMap<number, Figures>> {
  if (userIds.length === 0) return new Map();
  const found = new Map<number, Row[]>(userIds.map((id) => [id, []]));
  for (const row of await movedIn(tx, userIds, span)) found.get(Number(row.user_id))?.push(row);
  return new Map([...found].map(([id, moved]) => [id, figuresOf(moved)]));
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/** What a purse changed by. */
export const changeOf = ({ movements }: Pick<Figures, 'movements'>): { cashFen: bigint; voucherFen: bigint } => ({
  cashFen: sum(movements.map(({ cashFen }) => cashFen)),
  voucherFen: sum(movements.map(({ voucherFen }) => voucherFen)),
});

/** What was paid from both purses, less what of it came back. */
export const spentOf = ({ spending }: Pick<Figures, 'spending'>): bigint =>
  sum(spending.map(({ chargedFen, refundedFen }) => chargedFen - refundedFen));

/** What was topped up. */
export const topUpOf = ({ movements }: Pick<Figures, 'movements'>): bigint =>
  sum(movements.filter(({ kind }) => kind === 'topUp').map(({ cashFen }) => cashFen));

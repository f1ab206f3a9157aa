import { hash } from 'node:crypto';
import type { BALANCE_CHANGE_TYPE } from '@compute-market/contract/enumerations';
import { remainingCredit } from '@compute-market/contract/rules/credit';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { ledgerTransaction } from '../db/schema/ledger';
import { preparedRows } from '../db/rows';
import { Refusal } from '../http/refusal';
import { hasAccounts, moveAccounts, openAccounts, sidesOf, type Entry, type Purses } from './accounts';
import { fenOf } from './amount';

/** Why money moved: the keys of BALANCE_CHANGE_TYPE in the contract. */
export type TransactionKind = keyof typeof BALANCE_CHANGE_TYPE;

/** What moves no purse is in no list of a customer's: money that was set aside has reached its channel. */
export const INTERNAL_KIND = 'balanceRefundReturned';
export type MovementKind = TransactionKind | typeof INTERNAL_KIND;

/** What a movement is about, shown in the balance-change list: an order number, an instance name. A machine of bare metal has a name, and no page of its own. */
export interface Reference {
  readonly type: 'order' | 'instance' | 'bareMetal' | 'coupon' | 'invoice';
  readonly id: string;
}

/** What every movement says of itself. */
export interface Movement {
  /** Unique business key, for example `topup:<out_trade_no>`. The same key again changes nothing. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly userId: number;
  /** When it happens: the clock's time. */
  readonly at: Date;
  readonly subAccountId?: number | null;
  /** Who caused it: the customer, or `support` or `system`. */
  readonly actor?: string;
  readonly reference?: Reference;
  readonly remark?: string;
}

export type { Entry } from './accounts';

/** Names a request, so that a key used again for something else is noticed. */
export const hashOf = (value: unknown): string =>
  hash(
    'sha256',
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)),
  );

/** What is left to borrow after a movement; 0 when a quota was lowered below what is used. Fen. */
function creditLeft(cashFen: bigint, quotaFen: bigint): bigint {
  return BigInt(Math.max(0, remainingCredit({ balance: fenOf(cashFen), quota: fenOf(quotaFen) })));
}

/** The movement that already has this key; a key used for another movement is refused. The caller holds the purses. */
export async function findReplay(tx: Tx, key: string, requestHash: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: ledgerTransaction.id, requestHash: ledgerTransaction.requestHash })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, key));
  if (found === undefined) return null;
  if (found.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return found.id;
}

/** What these entries do to one purse. Fen. */
export function sumOf(entries: readonly Entry[], kind: 'cash' | 'voucher'): bigint {
  return entries.reduce((sum, { account, amount }) => (account.kind === kind ? sum + amount : sum), 0n);
}

type Written = Movement & { readonly requestHash: string; readonly reverses?: number };

const value = (name: string, type: SQL): SQL => sql`${sql.placeholder(name)}::${type}`;
const [text, number, moment] = [sql`text`, sql`bigint`, sql`timestamptz`];

// A movement that moves no account is one of nothing: its lists are empty, and every account of them is there.
const written = preparedRows<{ id: bigint }>(sql`with written as (
      insert into ${ledgerTransaction} (key, request_hash, kind, user_id, sub_account_id, actor, reverses, remark, reference_type, reference_id,
          cash_after_fen, voucher_after_fen, credit_after_fen, created_at)
        select ${value('key', text)}, ${value('requestHash', text)}, ${value('kind', text)}, ${value('userId', number)}, ${value('subAccountId', number)},
          ${value('actor', text)}, ${value('reverses', number)}, ${value('remark', text)}, ${value('referenceType', text)},
          ${value('referenceId', text)}, ${value('cashAfterFen', number)}, ${value('voucherAfterFen', number)},
          ${value('creditAfterFen', number)}, ${value('at', moment)}
        where ${hasAccounts} on conflict (key) do nothing returning id
    ), ${moveAccounts} select id from written`);

/** Writes a movement and all its entries by one statement; null when its key is there already or an account is missing, and then nothing was written. */
async function writeOnce(tx: Tx, movement: Written, entries: readonly Entry[], purses: Purses): Promise<number | null> {
  const cashAfterFen = purses.cashFen + sumOf(entries, 'cash');
  const { kinds, names, amounts } = sidesOf(entries);
  const [row] = await written.read(tx, {
    // Written out: an object that begins with another's fields and goes on with its own costs V8 a new description of its fields each time.
    kinds,
    names,
    amounts,
    key: movement.key,
    requestHash: movement.requestHash,
    kind: movement.kind,
    userId: movement.userId,
    subAccountId: movement.subAccountId ?? null,
    actor: movement.actor ?? 'customer',
    reverses: movement.reverses ?? null,
    remark: movement.remark ?? '',
    referenceType: movement.reference?.type ?? null,
    referenceId: movement.reference?.id ?? null,
    cashAfterFen,
    voucherAfterFen: purses.voucherFen + sumOf(entries, 'voucher'),
    creditAfterFen: creditLeft(cashAfterFen, purses.quotaFen),
    at: movement.at.toISOString(),
  });
  return row === undefined ? null : Number(row.id);
}

/**
 * Writes a movement and moves its accounts; null when there is one of its key already. The caller holds the customer's purses. Entries name each
 * account once.
 */
export async function writeUnlessThere(
  tx: Tx,
  movement: Written,
  entries: readonly Entry[],
  purses: Purses,
): Promise<number | null> {
  const id = await writeOnce(tx, movement, entries, purses);
  if (id !== null || entries.length === 0) return id;
  await openAccounts(tx, movement.userId, entries);
  return writeOnce(tx, movement, entries, purses);
}

/** The same for a caller who has looked for a replay. */
export async function writeTransaction(
  tx: Tx,
  movement: Written,
  entries: readonly Entry[],
  purses: Purses,
): Promise<number> {
  const id = await writeUnlessThere(tx, movement, entries, purses);
  if (id === null) throw new Error(`ledger transaction ${movement.key} was not written`);
  return id;
}
